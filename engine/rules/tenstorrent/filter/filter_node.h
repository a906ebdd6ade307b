// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/tenstorrent/filter/filter_graph.h"

#include <string>
#include <string_view>

namespace fusewright {

/// A node of a graph as torch.fx shows it: `torch.fx.Node`.
class FilterNode : public PythonHostObject {
public:
    FilterNode(FilterGraph& graph, std::uint32_t place)
        : m_graph(graph), m_place(place), m_name(graph.nameAt(place))
    {
    }

    std::uint32_t place() const { return m_place; }
    const FilterGraph& graph() const { return m_graph; }

    std::string typeName() const override { return "Node"; }
    std::string text() const override { return m_name; }
    PythonValue attribute(const PythonAsk& ask, std::string_view name) override;
    bool setAttribute(const PythonAsk& ask, std::string_view name, PythonValue value) override;
    PythonValue compare(const PythonAsk& ask, PythonComparison which, PythonValue other) override;
    PythonValue isInstanceOf(const PythonAsk& ask, PythonValue wanted) override;

private:
    PythonValue arguments();
    PythonValue keywords();
    PythonValue inputs();
    PythonValue users();
    PythonValue neighbour(const PythonAsk& ask, std::string_view name);
    PythonValue untold();

    FilterGraph& m_graph;
    std::uint32_t m_place;
    std::string m_name;
    PythonValue m_meta; ///< Once it was asked for.
};

} // namespace fusewright
