// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tenstorrent/before_fusion.h"

#include "engine/graph/literal_values.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <string_view>

namespace fusewright {

namespace {

std::string_view lastPart(std::string_view name)
{
    return name.substr(name.rfind('.') + 1);
}

bool isInterpolation(const Graph& model, NodeId node)
{
    if (model.nativeName(node) != "torch.nn.functional.interpolate")
        return false;
    const AttributeValue* const mode = model.attribute(node, "mode");
    const auto* const text = mode ? std::get_if<std::string>(mode) : nullptr;
    return !mode || (text && (*text == "nearest" || *text == "bilinear"));
}

bool isOne(const AttributeValue& value)
{
    return isSameLiteral(value, std::int64_t{1});
}

bool isPoolToOne(const Graph& model, NodeId node)
{
    const std::string_view name = lastPart(model.nativeName(node));
    const bool isPool = name == "adaptive_avg_pool1d" || name == "adaptive_avg_pool2d"
        || name == "AdaptiveAvgPool1d" || name == "AdaptiveAvgPool2d";
    const AttributeValue* const size = isPool ? model.attribute(node, "output_size") : nullptr;
    if (!size)
        return false;
    const auto items = literalItems(*size);
    return items ? !items->empty() && std::ranges::all_of(*items, isOne) : isOne(*size);
}

/// Of `{"slice": [-9, null, null]}`: a bound that lies before an extent.
bool beginsBefore(std::string_view slice, std::int64_t extent)
{
    for (std::size_t at = slice.find('-'); at != slice.npos; at = slice.find('-', at + 1)) {
        std::int64_t bound = 0;
        const auto [end, error] =
            std::from_chars(slice.data() + at, slice.data() + slice.size(), bound);
        if (error == std::errc() && bound < -extent)
            return true;
    }
    return false;
}

bool slicesBeforeBegin(const Graph& model, NodeId node)
{
    if (model.nativeName(node) != "operator.getitem" || model.inputs(node).empty()
        || !model.inputs(node).front().isValid())
        return false;
    const ShapeId shape = model.shapeId(model.inputs(node).front());
    const auto arguments = model.arguments(node);
    if (arguments.size() != 2 || !arguments[1].literal.isValid() || !model.shapes().isRanked(shape))
        return false;
    const auto dims = model.shapes().dims(shape);
    const AttributeValue& index = model.attributeValue(arguments[1].literal);
    const auto listed = literalItems(index);
    const std::vector<AttributeValue> items = listed ? *listed : std::vector<AttributeValue>{index};
    for (std::size_t at = 0; at < std::min(items.size(), dims.size()); ++at) {
        const auto* const raw = std::get_if<RawJson>(&items[at]);
        // An ellipsis or a new axis: nobody counts which axis is meant.
        const bool isCounted = raw ? raw->text.starts_with("{\"slice\"")
                                   : std::holds_alternative<std::int64_t>(items[at]);
        if (!isCounted)
            return false;
        if (raw && dims[at].isKnown() && beginsBefore(raw->text, dims[at].size()))
            return true;
    }
    return false;
}

std::string counted(std::size_t count, std::string_view one, std::string_view many)
{
    return std::to_string(count) + ' ' + std::string(count == 1 ? one : many);
}

} // namespace

std::vector<std::string> rewritesBeforeFusion(const Graph& model)
{
    std::size_t interpolations = 0;
    std::size_t pools = 0;
    std::size_t slices = 0;
    for (std::size_t at = 0; at < model.nodeCount(); ++at) {
        const NodeId node(at);
        interpolations += isInterpolation(model, node) ? 1 : 0;
        pools += isPoolToOne(model, node) ? 1 : 0;
        slices += slicesBeforeBegin(model, node) ? 1 : 0;
    }
    std::vector<std::string> told;
    const std::string_view notShown = " before it fuses. This is not previewed.";
    if (interpolations > 0)
        told.push_back("TT-XLA turns "
                       + counted(interpolations, "call of `interpolate`", "calls of `interpolate`")
                       + " into matrix products" + std::string(notShown));
    if (pools > 0)
        told.push_back("TT-XLA turns "
                       + counted(pools, "adaptive average pool", "adaptive average pools")
                       + " of one element into `mean`" + std::string(notShown));
    if (slices > 0)
        told.push_back("TT-XLA trims " + counted(slices, "slice", "slices")
                       + " beginning before the tensor to its extent" + std::string(notShown));
    return told;
}

} // namespace fusewright
