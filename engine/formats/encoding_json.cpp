// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/encoding_json.h"

#include "engine/formats/model_json.h"
#include "engine/support/diagnostic.h"
#include "engine/support/file_bytes.h"
#include "engine/support/json_writer.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace fusewright {

namespace {

constexpr std::int64_t mostBits = 64;

/// The members of an encoding, in whatever order they stand.
struct EncodingMembers {
    std::vector<double> scales;
    std::vector<std::int64_t> zeroOffsets;
    std::optional<std::int64_t> axis;
    std::int64_t bits = 0;
    bool isPerAxis = false;

    void read(const ModelJson& json, std::string_view key, JsonValue value)
    {
        if (key == "scale") {
            scales.push_back(json.number(value, key));
        } else if (key == "zero_offset") {
            zeroOffsets.push_back(json.integer(value, key));
        } else if (key == "axis") {
            axis = json.integer(value, key);
        } else if (key == "bits") {
            bits = json.integer(value, key);
        } else if (key == "scales") {
            isPerAxis = true;
            json.forEachItem(value, key, [&](JsonValue item) {
                scales.push_back(json.number(item, "A scale"));
            });
        } else if (key == "zero_offsets") {
            json.forEachItem(value, key, [&](JsonValue item) {
                zeroOffsets.push_back(json.integer(item, "A zero offset"));
            });
        }
    }

    bool makeSense() const
    {
        const bool isAxis = axis && *axis >= 0 && *axis <= std::numeric_limits<std::int32_t>::max();
        return !scales.empty() && isPerAxis == axis.has_value() && (!axis || isAxis)
            && (isPerAxis || scales.size() == 1)
            && (zeroOffsets.empty() || zeroOffsets.size() == scales.size()) && bits >= 0
            && bits <= mostBits
            && std::ranges::all_of(scales, [](double scale) { return std::isfinite(scale); });
    }
};

} // namespace

std::optional<Encoding> readEncoding(const ModelJson& json, JsonValue object)
{
    const std::size_t place = object.offset();
    EncodingMembers members;
    const bool isObject =
        json.forEachMember(object, "An encoding", [&](std::string_view key, JsonValue value) {
            members.read(json, key, value);
        });
    if (!isObject)
        return std::nullopt;
    if (!members.makeSense()) {
        json.warning("bad-encoding",
                     "An encoding needs a \"scale\", or an \"axis\" with \"scales\" and as many "
                     "\"zero_offsets\". This one is ignored.",
                     place);
        return std::nullopt;
    }
    Encoding encoding;
    encoding.bits = static_cast<std::uint32_t>(members.bits);
    if (members.axis)
        encoding.axis = static_cast<std::uint32_t>(*members.axis);
    members.zeroOffsets.resize(members.scales.size());
    for (std::size_t at = 0; at < members.scales.size(); ++at)
        encoding.steps.push_back({members.scales[at], members.zeroOffsets[at]});
    return encoding;
}

std::optional<Encoding> encodingFromText(std::string_view text)
{
    const FileBytes bytes = FileBytes::copyOf(std::string(text));
    const std::string path;
    Diagnostics nobody;
    ModelJson json(bytes, path, nobody);
    return json.read([&](JsonValue root) { return readEncoding(json, root); });
}

std::string encodingText(const Encoding& encoding)
{
    JsonWriter writer;
    writeEncoding(writer, encoding);
    return writer.text();
}

void writeEncoding(JsonWriter& writer, const Encoding& encoding)
{
    constexpr auto compact = JsonWriter::Layout::Compact;
    writer.beginObject(compact);
    if (encoding.axis) {
        writer.key("axis").count(*encoding.axis);
        writer.key("scales").beginArray(compact);
        for (const FixedPoint& step : encoding.steps)
            writer.number(step.scale);
        writer.endArray();
        const auto isZero = [](const FixedPoint& step) { return step.zeroOffset == 0; };
        if (!std::ranges::all_of(encoding.steps, isZero)) {
            writer.key("zero_offsets").beginArray(compact);
            for (const FixedPoint& step : encoding.steps)
                writer.integer(step.zeroOffset);
            writer.endArray();
        }
    } else {
        writer.key("scale").number(encoding.steps.front().scale);
        writer.key("zero_offset").integer(encoding.steps.front().zeroOffset);
    }
    if (encoding.bits != 0)
        writer.key("bits").count(encoding.bits);
    writer.endObject();
}

} // namespace fusewright
