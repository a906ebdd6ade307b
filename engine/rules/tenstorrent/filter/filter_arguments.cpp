// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tenstorrent/filter/filter_arguments.h"

#include "engine/rules/tenstorrent/filter/filter_scene.h"

namespace fusewright {

namespace {

/// Collects values while lists open and close.
class ArgumentStack {
public:
    explicit ArgumentStack(FilterScene& scene) : m_scene(scene) { }

    void open(std::string_view keyword) { m_open.push_back({.keyword = keyword, .items = {}}); }
    void add(std::string_view keyword, PythonValue value)
    {
        if (!m_open.empty())
            m_open.back().items.push_back(value);
        else if (keyword.empty())
            m_done.positional.push_back(value);
        else
            m_done.named.emplace_back(keyword, value);
    }
    void closeTo(std::size_t depth)
    {
        while (m_open.size() > depth) {
            List last = std::move(m_open.back());
            m_open.pop_back();
            add(last.keyword, m_scene.listed(std::move(last.items)));
        }
    }
    CallValues take() { return std::move(m_done); }

private:
    struct List {
        std::string_view keyword;
        std::vector<PythonValue> items;
    };

    FilterScene& m_scene;
    CallValues m_done;
    std::vector<List> m_open;
};

} // namespace

CallValues callValues(FilterScene& scene, const std::vector<FlatArgument>& arguments,
                      const NodeObjects& nodes)
{
    ArgumentStack stack(scene);
    for (const FlatArgument& argument : arguments) {
        stack.closeTo(argument.depth);
        if (argument.isList)
            stack.open(argument.keyword);
        else if (argument.node != FlatArgument::noNode)
            stack.add(argument.keyword, nodes.at(argument.node));
        else if (argument.literal)
            stack.add(argument.keyword, literalValue(scene, *argument.literal, nodes.named));
        else
            stack.add(argument.keyword, PythonValue::none());
    }
    stack.closeTo(0);
    return stack.take();
}

} // namespace fusewright
