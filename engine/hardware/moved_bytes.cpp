// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/hardware/moved_bytes.h"

#include "engine/graph/graph.h"
#include "engine/partition/operator_cost.h"
#include "engine/partition/partition.h"
#include "engine/partition/section_boundary.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>
#include <unordered_map>

namespace fusewright {

namespace {

/// Operators that look up or cut out: they read no more than they give.
bool readsPartly(const OperatorSpec* spec)
{
    constexpr std::array<std::string_view, 10> parts{
        "dynamic_slice", "embedding",    "gather", "gather_nd", "getitem",
        "index",         "index_select", "narrow", "select",    "slice"};
    return spec && std::ranges::find(parts, spec->name) != parts.end();
}

/// How a section reads a value from outside.
struct OutsideRead {
    double given = 0;     ///< What operators that read it partly give, all together.
    bool isWhole = false; ///< Another operator reads all of it.
};

double bytesGiven(const Graph& graph, NodeId node)
{
    double given = 0;
    for (const ValueId result : graph.outputs(node))
        given += bytesOf(graph, result).value_or(HUGE_VAL);
    return given;
}

} // namespace

std::vector<MovedValue> movedValues(const Graph& graph, const Partition& partition,
                                    std::uint32_t section, const SectionBoundary& boundary)
{
    std::unordered_map<ValueId, OutsideRead> reads;
    std::vector<MovedValue> moved; // Sums of numbers depend on their order.
    const std::vector<NodeId>& nodes = partition.sections[section].nodes;
    for (const NodeId node : nodes) {
        const bool isPartly = readsPartly(graph.operatorOf(node).spec);
        const double given = isPartly ? bytesGiven(graph, node) : 0;
        for (const ValueId value : graph.inputs(node)) {
            if (!value.isValid() || boundary.isMadeIn(section, value))
                continue;
            const auto [read, isNew] = reads.try_emplace(value);
            if (isNew)
                moved.push_back(
                    {.value = value, .crossing = MovedValue::Crossing::Read, .bytes = {}});
            read->second.given += given;
            read->second.isWhole |= !isPartly;
        }
    }
    for (MovedValue& each : moved) {
        const OutsideRead& read = reads.at(each.value);
        each.bytes = bytesOf(graph, each.value);
        if (read.isWhole || !(read.given < each.bytes.value_or(HUGE_VAL)))
            continue;
        each.bytes = read.given;
        each.crossing = MovedValue::Crossing::PartlyRead;
    }
    for (const NodeId node : nodes) {
        for (const ValueId result : graph.outputs(node)) {
            if (boundary.isLeaving(result))
                moved.push_back({.value = result,
                                 .crossing = MovedValue::Crossing::Written,
                                 .bytes = bytesOf(graph, result)});
        }
    }
    return moved;
}

} // namespace fusewright
