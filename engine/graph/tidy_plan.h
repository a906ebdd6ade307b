// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph.h"
#include "engine/graph/tidy.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace fusewright {

/// Which nodes of a graph go, why, and what becomes of their results.
class TidyPlan {
public:
    TidyPlan(const Graph& graph, TidyInputs inputs);

    bool keeps(NodeId node) const { return !m_reason[node.index]; }
    std::optional<TidyReason> reason(NodeId node) const { return m_reason[node.index]; }
    bool changesAnything() const;
    bool leavesAnything() const;
    /// The value that stands for this one, which may be the value itself.
    ValueId standIn(ValueId value) const { return m_standIn[value.index]; }
    /// How many inputs turn out to be the model's weights.
    std::size_t weightInputs() const { return m_weightInputs; }
    /// A result of a node that goes, which is needed and becomes an input of the graph.
    bool becomesInput(ValueId value) const { return m_outside[value.index] == Outside::Input; }
    bool becomesParameter(ValueId value) const
    {
        return m_outside[value.index] == Outside::Parameter;
    }
    /// The graph's outputs, and those that output markers name.
    const std::vector<ValueId>& outputs() const { return m_outputs; }

private:
    enum class Role : std::uint8_t {
        Work,
        Constant,
        Identity,
        Placeholder,
        Weight,
        OutputMarker,
        ShapeSource,
        Creation,
        ScalarWork,
    };
    enum class Outside : std::uint8_t { No, Input, Parameter };

    void findRoles();
    void classify(NodeId node);
    bool computesOnlyShapes(NodeId node, Role role) const;
    void passOn(NodeId node);
    void giveOutOperands(NodeId node);
    bool isCaptured(ValueId value) const;
    void becomeOutside(NodeId node, Outside what, TidyReason reason);
    void keepShapesThatAreOutputs();
    void removeDeadNodes();
    void findWeights();

    const Graph& m_graph;
    std::vector<Role> m_roles; ///< By operator.
    std::vector<std::optional<TidyReason>> m_reason;
    std::vector<ValueId> m_standIn;
    std::vector<Outside> m_outside;
    std::vector<bool> m_isShapeData; ///< By value: a constant, or computed from shapes only.
    std::vector<ValueId> m_outputs;
    std::size_t m_weightInputs = 0;
};

} // namespace fusewright
