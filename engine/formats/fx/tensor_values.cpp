// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/fx/tensor_values.h"

#include "engine/graph/graph.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

namespace fusewright::fx {

namespace {

using std::string_view;

/// Methods that give numbers, and attributes that are no tensors.
constexpr auto otherMethods =
    std::to_array<string_view>({"__len__", "dim", "element_size", "item", "ndimension", "nelement",
                                "numel", "size", "stride", "tolist"});
constexpr auto otherAttributes = std::to_array<string_view>(
    {"device", "dtype", "is_cuda", "itemsize", "layout", "ndim", "requires_grad", "shape"});
constexpr auto otherFunctions = std::to_array<string_view>(
    {"math.", "builtins.", "torch.sym_", "torch.ops.aten.sym_", "torch.finfo", "torch.iinfo"});

template <class Names>
bool isAmong(const Names& names, string_view name)
{
    return std::ranges::find(names, name) != names.end();
}

/// `s0`, `l_s1_`: a size that is known only when the model runs.
bool isSizeSymbol(string_view name)
{
    if (name.starts_with("l_") || name.starts_with("L_"))
        name.remove_prefix(2);
    name = name.substr(0, name.find_last_not_of('_') + 1);
    return name.size() > 1 && name.front() == 's'
        && name.find_first_not_of("0123456789", 1) == name.npos;
}

bool readsOtherAttribute(const Graph& graph, NodeId node)
{
    return std::ranges::any_of(graph.attributes(node), [&](const Attribute& attribute) {
        const auto* const name = std::get_if<std::string>(&graph.attributeValue(attribute.value));
        return name && isAmong(otherAttributes, *name);
    });
}

bool givesTensors(const Graph& graph, NodeId node, const std::vector<bool>& isTensor)
{
    const string_view op = graph.nativeName(node);
    if (op == "builtins.getattr")
        return !readsOtherAttribute(graph, node);
    if (isAmong(otherMethods, op) || std::ranges::any_of(otherFunctions, [&](string_view family) {
            return op.starts_with(family);
        }))
        return false;
    if (!op.starts_with("operator."))
        return true;
    const auto inputs = graph.inputs(node);
    const auto isOne = [&](ValueId value) { return !value.isValid() || isTensor[value.index]; };
    if (op == "operator.getitem")
        return inputs.empty() || isOne(inputs.front());
    return inputs.empty() || std::ranges::any_of(inputs, isOne);
}

} // namespace

std::vector<bool> findTensors(const Graph& graph)
{
    std::vector<bool> isTensor(graph.valueCount(), true);
    for (std::size_t at = 0; at < graph.inputCount(); ++at)
        isTensor[at] = !isSizeSymbol(graph.valueName(ValueId(at)));
    for (const NodeId node : graph.nodes()) {
        const bool gives = givesTensors(graph, node, isTensor);
        for (const ValueId result : graph.outputs(node))
            isTensor[result.index] = gives;
    }
    return isTensor;
}

} // namespace fusewright::fx
