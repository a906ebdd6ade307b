// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph.h"
#include "engine/rules/tenstorrent/filter/filter_graph.h"

#include <span>

namespace fusewright {

/// The graph of a model as torch.fx shows it: inputs, parameters, operators, and the output.
class ModelFilterGraph : public FilterGraph {
public:
    explicit ModelFilterGraph(std::shared_ptr<FilterScene> scene);

    std::uint32_t placeOf(NodeId node) const;
    /// Of what makes a value.
    std::uint32_t placeOf(ValueId value) const;
    /// An argument of a call of `caller` with the items of its list, wherever it stands.
    PythonValue argumentValue(NodeId caller, std::span<const CallArgument> argument);
    /// A literal, in which values that `caller` takes may be named.
    PythonValue literalOf(NodeId caller, const AttributeValue& literal);

    std::uint32_t count() const override;
    std::string nameAt(std::uint32_t place) const override;
    PythonValue kindAt(std::uint32_t place) override;
    PythonValue targetAt(std::uint32_t place) override;
    CallValues argumentsAt(std::uint32_t place) override;
    std::vector<std::uint32_t> usersAt(std::uint32_t place) override;
    PythonValue metaAt(std::uint32_t place) override;
    bool hasArguments(std::uint32_t place) const override;

private:
    const Graph& graph() const { return scene().graph(); }
    bool isOutside(std::uint32_t place) const { return place < m_outsideCount; }
    NodeId nodeAt(std::uint32_t place) const { return NodeId(place - m_outsideCount); }
    CallValues outputArguments();
    CallValues valuesOf(NodeId caller, std::span<const CallArgument> arguments);
    PythonValue named(NodeId caller, std::string_view name);

    std::uint32_t m_outsideCount; ///< Inputs and parameters.
    std::uint32_t m_nodeCount;
};

} // namespace fusewright
