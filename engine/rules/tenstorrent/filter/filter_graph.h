// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/tenstorrent/filter/filter_arguments.h"
#include "engine/rules/tenstorrent/filter/filter_scene.h"

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace fusewright {

class FilterNode;

/// A graph as torch.fx shows it: `torch.fx.Graph`. Nodes stand at places, the output at the last.
///
/// Objects of nodes are made when a filter comes to them, one for each place.
class FilterGraph : public PythonHostObject {
public:
    explicit FilterGraph(std::shared_ptr<FilterScene> scene) : m_scene(std::move(scene)) { }

    FilterScene& scene() const { return *m_scene; }
    PythonValue node(std::uint32_t place);
    std::uint32_t outputPlace() const { return count() - 1; }

    /// With the output.
    virtual std::uint32_t count() const = 0;
    virtual std::string nameAt(std::uint32_t place) const = 0;
    /// A text or an unknown.
    virtual PythonValue kindAt(std::uint32_t place) = 0;
    virtual PythonValue targetAt(std::uint32_t place) = 0;
    virtual CallValues argumentsAt(std::uint32_t place) = 0;
    virtual std::vector<std::uint32_t> usersAt(std::uint32_t place) = 0;
    virtual PythonValue metaAt(std::uint32_t place) = 0;
    /// False where nobody told how the node is called.
    virtual bool hasArguments(std::uint32_t place) const = 0;

    std::string typeName() const override { return "Graph"; }
    PythonValue attribute(const PythonAsk& ask, std::string_view name) override;
    bool setAttribute(const PythonAsk& ask, std::string_view name, PythonValue value) override;
    PythonValue isInstanceOf(const PythonAsk& ask, PythonValue wanted) override;

    /// `find_nodes`
    PythonValue nodesWith(PythonValue kind, PythonValue target);

private:
    std::shared_ptr<FilterScene> m_scene;
    std::unordered_map<std::uint32_t, FilterNode*> m_nodes;
};

/// `Graph.nodes`: all of them in their order.
class FilterNodeList : public PythonHostObject {
public:
    explicit FilterNodeList(FilterGraph& graph) : m_graph(graph) { }

    std::string typeName() const override { return "_node_list"; }
    PythonValue attribute(const PythonAsk& ask, std::string_view name) override;
    PythonValue truth(const PythonAsk& ask) override;
    std::optional<std::vector<PythonValue>> items(const PythonAsk& ask) override;
    PythonValue length(const PythonAsk& ask) override;

private:
    FilterGraph& m_graph;
};

} // namespace fusewright
