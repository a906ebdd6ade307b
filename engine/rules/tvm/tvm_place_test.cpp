// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tvm/tvm_place_test.h"

#include "engine/graph/dataflow_blocks.h"

namespace fusewright {

OperandAnswer TvmPlaceTest::ask(const ExpressionGround& ground,
                                std::span<const OperandRef> operands) const
{
    const Graph& graph = *ground.graph;
    const auto answer = [](bool holds) {
        return OperandAnswer{holds ? Outcome::True : Outcome::False, {}};
    };
    if (operands.size() < (m_asks == Asks::SameBlock ? 2 : 1))
        return {Outcome::Unknown, {}};
    const NodeId node = operands.front().maker;
    if (m_asks == Asks::SameBlock)
        return answer(dataflow::areTogether(graph, node, operands[1].maker));
    return answer(!dataflow::isOutside(graph, node)
                  && (m_functions.empty() || dataflow::isIn(graph, node, m_functions)));
}

std::string TvmPlaceTest::text() const
{
    if (m_asks == Asks::SameBlock)
        return "in_same_block()";
    std::string names;
    for (const std::string& function : m_functions)
        names += (names.empty() ? "" : ", ") + function;
    return "in_dataflow_block(" + names + ')';
}

std::string TvmPlaceTest::saw(const Graph& graph, std::span<const OperandRef> operands) const
{
    return operands.empty() ? std::string() : dataflow::placeText(graph, operands.front().maker);
}

bool TvmPlaceTest::equals(const OperandTest& other) const
{
    const auto* const same = dynamic_cast<const TvmPlaceTest*>(&other);
    return same && same->m_asks == m_asks && same->m_functions == m_functions;
}

} // namespace fusewright
