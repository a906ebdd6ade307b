// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/partition/section_formula.h"

#include "engine/graph/graph.h"
#include "engine/partition/body_cost.h"
#include "engine/partition/costed_operator.h"
#include "engine/partition/operator_cost.h"
#include "engine/partition/partition.h"
#include "engine/partition/section_boundary.h"

#include <unordered_set>

namespace fusewright {

SectionFormula formulaOf(const Graph& graph, const Partition& partition, std::uint32_t section,
                         const SectionBoundary& boundary)
{
    SectionFormula formula;
    std::unordered_set<ValueId> read;
    for (const NodeId node : partition.sections[section].nodes) {
        formula.operations =
            bothOf(formula.operations, operationsOf(graph, node, UnsetExtents::Named));
        for (const ValueId value : graph.inputs(node)) {
            if (!value.isValid() || boundary.isMadeIn(section, value) || !read.insert(value).second)
                continue;
            const CostAmount bytes = bytesFormulaOf(graph, value);
            formula.bytesRead = costSum(formula.bytesRead, bytes);
            if (graph.valueKind(value) == ValueKind::Parameter)
                formula.weightBytes = costSum(formula.weightBytes, bytes);
        }
        for (const ValueId result : graph.outputs(node)) {
            if (boundary.isLeaving(result))
                formula.bytesWritten = costSum(formula.bytesWritten, bytesFormulaOf(graph, result));
            else if (!graph.uses(result).empty())
                formula.bytesKept = costSum(formula.bytesKept, bytesFormulaOf(graph, result));
        }
    }
    return formula;
}

SectionFormula formulaOf(const Graph& graph, const Partition& partition)
{
    const SectionBoundary boundary(graph, partition);
    SectionFormula whole;
    for (std::uint32_t at = 0; at < partition.sections.size(); ++at) {
        const SectionFormula section = formulaOf(graph, partition, at, boundary);
        whole.operations = bothOf(whole.operations, section.operations);
        whole.bytesRead = costSum(whole.bytesRead, section.bytesRead);
        whole.bytesWritten = costSum(whole.bytesWritten, section.bytesWritten);
        whole.bytesKept = costSum(whole.bytesKept, section.bytesKept);
        whole.weightBytes = costSum(whole.weightBytes, section.weightBytes);
    }
    return whole;
}

} // namespace fusewright
