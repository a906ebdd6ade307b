// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/qnn_net/quant_params.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <string>
#include <vector>

namespace fusewright::qnn_net {

namespace {

constexpr std::int64_t isDefined = 1;
constexpr std::int64_t mostOffset = std::numeric_limits<std::int32_t>::max();
constexpr std::int64_t mostWidth = 64;

/// One scale and offset, as the file has them: real = (whole + offset) × scale.
struct ScaleOffset {
    double scale = 0;
    std::int64_t offset = 0;

    bool makesSense() const
    {
        return std::isfinite(scale) && scale > 0 && offset >= -mostOffset && offset <= mostOffset;
    }
};

/// What is said of scales and offsets, in lists of pairs or in pairs of lists.
class QuantParams {
public:
    explicit QuantParams(const ModelJson& json) : m_json(json) { }

    void read(std::string_view key, JsonValue value)
    {
        if (key == "definition")
            m_isUndefined = value.integer().value_or(isDefined) != isDefined;
        else if (key == "axis_scale_offset" || key == "bw_axis_scale_offset")
            readAxis(value);
        else if (key == "scale_offset" || key == "bw_scale_offset")
            readSingle(value);
        else
            readWidth(key, value);
    }

    /// Scales that are left out, or zero, are as good as undefined.
    bool isUndefined() const
    {
        const auto isNone = [](const ScaleOffset& pair) { return pair.scale == 0; };
        return m_isUndefined || std::ranges::all_of(m_pairs, isNone);
    }

    bool makeSense() const
    {
        const bool isAxis = m_axis >= 0 && m_axis <= std::numeric_limits<std::int32_t>::max();
        return (!m_isPerAxis || isAxis) && m_width >= 0 && m_width <= mostWidth
            && std::ranges::all_of(m_pairs, &ScaleOffset::makesSense);
    }

    Encoding encoding() const
    {
        Encoding encoding;
        encoding.bits = static_cast<std::uint32_t>(m_width);
        if (m_isPerAxis)
            encoding.axis = static_cast<std::uint32_t>(m_axis);
        for (const ScaleOffset& pair : m_pairs)
            encoding.steps.push_back({.scale = pair.scale, .zeroOffset = -pair.offset});
        return encoding;
    }

private:
    void readWidth(std::string_view key, JsonValue value)
    {
        if (key == "bitwidth" || key == "bit_width")
            m_width = value.integer().value_or(0);
    }

    void readSingle(JsonValue object)
    {
        m_isPerAxis = false;
        m_pairs.assign(1, readPair(object));
    }

    ScaleOffset readPair(JsonValue object)
    {
        ScaleOffset pair;
        m_json.forEachMember(object, "A scale", [&](std::string_view key, JsonValue value) {
            if (key == "scale")
                pair.scale = value.number().value_or(0);
            else if (key == "offset")
                pair.offset = value.integer().value_or(mostOffset + 1);
            else
                readWidth(key, value);
        });
        return pair;
    }

    void readAxis(JsonValue object)
    {
        m_isPerAxis = true;
        m_pairs.clear();
        std::vector<double> scales;
        std::vector<std::int64_t> offsets;
        m_json.forEachMember(object, "Scales", [&](std::string_view key, JsonValue value) {
            if (key == "axis")
                m_axis = value.integer().value_or(-1);
            else if (key == "scale_offsets")
                value.forEachItem([&](JsonValue item) { m_pairs.push_back(readPair(item)); });
            else if (key == "scales")
                value.forEachItem(
                    [&](JsonValue item) { scales.push_back(item.number().value_or(0)); });
            else if (key == "offsets")
                value.forEachItem(
                    [&](JsonValue item) { offsets.push_back(item.integer().value_or(0)); });
            else
                readWidth(key, value);
        });
        if (!m_pairs.empty())
            return;
        offsets.resize(scales.size());
        for (std::size_t at = 0; at < scales.size(); ++at)
            m_pairs.push_back({scales[at], offsets[at]});
    }

    const ModelJson& m_json;
    std::vector<ScaleOffset> m_pairs;
    std::int64_t m_axis = -1;
    std::int64_t m_width = 0;
    bool m_isPerAxis = false;
    bool m_isUndefined = false;
};

} // namespace

std::optional<Encoding> readQuantParams(const ModelJson& json, JsonValue object,
                                        std::string_view tensor)
{
    const std::size_t place = object.offset();
    QuantParams params(json);
    json.forEachMember(object, "quant_params",
                       [&](std::string_view key, JsonValue value) { params.read(key, value); });
    if (params.isUndefined())
        return std::nullopt;
    if (params.makeSense())
        return params.encoding();
    json.warning("bad-encoding",
                 "The tensor \"" + std::string(tensor)
                     + "\" has \"quant_params\" that make no sense. They are ignored.",
                 place);
    return std::nullopt;
}

} // namespace fusewright::qnn_net
