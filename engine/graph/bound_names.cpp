// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/graph/bound_names.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <unordered_map>

namespace fusewright {

namespace {

constexpr std::size_t mostValues = 1'000;

/// What stands before a separator, which is taken away with it.
std::string_view takeUntil(std::string_view& text, std::string_view separator)
{
    const std::size_t end = text.find(separator);
    const std::string_view taken = text.substr(0, end);
    text.remove_prefix(end == text.npos ? text.size() : end + separator.size());
    return taken;
}

} // namespace

/// Reads the property, statement by statement.
struct BoundNames::Reader {
    const Graph& graph;
    std::vector<BoundName>& names;
    std::unordered_map<std::string_view, ValueId> values = {}; ///< Those that are not nodes.
    std::unordered_map<std::string_view, std::size_t> known = {};
    std::unordered_map<const BoundName*, std::size_t> sizes = {}; ///< Of tuples: how many values.

    void listValues()
    {
        for (const ValueId value : graph.values()) {
            const NodeId maker = graph.producer(value);
            if (!maker.isValid() || graph.outputCount(maker) > 1)
                values.emplace(graph.valueName(value), value);
        }
    }

    ValueId valueNamed(std::string_view name) const
    {
        if (const auto found = values.find(name); found != values.end())
            return found->second;
        const auto node = graph.findNode(name);
        return node && graph.outputCount(*node) == 1 ? *graph.outputs(*node).begin() : ValueId();
    }

    bool addPart(BoundName& to, std::string_view name) const
    {
        BoundName::Part part;
        if (const auto found = known.find(name); found != known.end())
            part.name = &names[found->second];
        else
            part.value = valueNamed(name);
        to.parts.push_back(part);
        return part.name || part.value.isValid();
    }

    void addUse(BoundName& to, std::string_view text) const
    {
        if (text == "return") {
            ++to.givenOut;
            return;
        }
        const std::size_t point = text.rfind('.');
        const auto node = graph.findNode(text.substr(0, point));
        if (!node || point == text.npos)
            return;
        std::uint32_t operand = 0;
        const auto [end, error] =
            std::from_chars(text.data() + point + 1, text.data() + text.size(), operand);
        if (error == std::errc() && operand < graph.inputs(*node).size())
            to.uses.push_back({*node, operand});
    }

    void read(std::string_view statement)
    {
        BoundName made{.name = takeUntil(statement, " = ")};
        std::string_view parts = takeUntil(statement, " -> ");
        made.isTuple = parts.starts_with('(') && parts.ends_with(')');
        if (made.isTuple)
            parts = parts.substr(1, parts.size() - 2);
        bool isWhole = !made.name.empty() && !parts.empty();
        while (isWhole && !parts.empty())
            isWhole = addPart(made, takeUntil(parts, ", "));
        if (!isWhole || (!made.isTuple && made.parts.size() != 1))
            return;
        const std::size_t size = sizeOf(made);
        if (size > mostValues)
            return;
        while (!statement.empty())
            addUse(made, takeUntil(statement, ", "));
        const BoundName::Part first = made.parts.front();
        known.emplace(made.name, names.size());
        BoundName& kept = names.emplace_back(std::move(made));
        if (kept.isTuple) {
            kept.tuple = &kept;
            sizes[&kept] = size;
        } else {
            kept.value = first.name ? first.name->value : first.value;
            kept.tuple = first.name ? first.name->tuple : nullptr;
        }
    }

    std::size_t sizeOf(const BoundName& name) const
    {
        std::size_t size = 0;
        for (const BoundName::Part& part : name.parts) {
            const BoundName* const tuple = part.name ? part.name->tuple : nullptr;
            size += tuple ? sizes.at(tuple) : 1;
        }
        return size;
    }
};

BoundNames::BoundNames(const Graph& graph) : m_graph(&graph)
{
    std::string_view text = graph.property(property);
    if (text.empty())
        return;
    Reader reader{.graph = graph, .names = m_names};
    // Parts point to names, so these may not move.
    m_names.reserve(1 + static_cast<std::size_t>(std::ranges::count(text, ';')));
    reader.listValues();
    while (!text.empty())
        reader.read(takeUntil(text, "; "));
    for (const BoundName& name : m_names) {
        for (const BoundName::Part& part : name.parts) {
            if (part.value.isValid())
                m_ofValue[part.value.index].push_back(&name);
        }
        const auto count = static_cast<std::uint32_t>(valuesOf(name).size());
        for (const Use& use : name.uses) {
            for (std::uint32_t at = 0; at < count; ++at)
                m_ofUse[{use.node.index, use.operand + at}] = &name;
        }
    }
    for (const ValueId value : graph.outputs())
        ++m_givenOut[value.index];
    for (const BoundName& name : m_names) {
        std::uint32_t* const count = name.value.isValid() ? &m_givenOut[name.value.index] : nullptr;
        if (count)
            *count -= std::min(*count, name.givenOut);
    }
}

std::span<const BoundName* const> BoundNames::namesOf(ValueId value) const
{
    const auto found = m_ofValue.find(value.index);
    return found == m_ofValue.end() ? std::span<const BoundName* const>() : found->second;
}

const BoundName* BoundNames::find(std::string_view name) const
{
    const auto found = std::ranges::find(m_names, name, &BoundName::name);
    return found == m_names.end() ? nullptr : &*found;
}

const BoundName* BoundNames::at(Use use) const
{
    const auto found = m_ofUse.find({use.node.index, use.operand});
    return found == m_ofUse.end() ? nullptr : found->second;
}

std::vector<ValueId> BoundNames::valuesOf(const BoundName& name)
{
    if (!name.tuple)
        return {name.value};
    std::vector<ValueId> values;
    std::vector<const BoundName*> open{name.tuple};
    while (!open.empty()) {
        const BoundName& at = *open.back();
        open.pop_back();
        for (const BoundName::Part& part : at.parts) {
            if (part.name && part.name->tuple)
                open.push_back(part.name->tuple);
            else
                values.push_back(part.name ? part.name->value : part.value);
        }
    }
    return values;
}

std::optional<BoundRoute> BoundNames::routeWithin(std::span<const NodeId> nodes) const
{
    if (isEmpty())
        return std::nullopt;
    for (const NodeId node : nodes) {
        for (std::uint32_t operand = 0; operand < m_graph->inputs(node).size(); ++operand) {
            const BoundName* const name = at({node, operand});
            const auto values = name ? valuesOf(*name) : std::vector<ValueId>();
            for (const ValueId value : values) {
                const NodeId maker = m_graph->producer(value);
                if (maker.isValid() && std::ranges::binary_search(nodes, maker))
                    return BoundRoute{.maker = maker, .name = name, .user = node};
            }
        }
    }
    return std::nullopt;
}

bool BoundNames::isGivenOut(ValueId value) const
{
    if (isEmpty())
        return m_graph && m_graph->isOutput(value);
    const auto found = m_givenOut.find(value.index);
    return found != m_givenOut.end() && found->second > 0;
}

} // namespace fusewright
