// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/suggest/draft_names.h"

#include "engine/graph/graph.h"
#include "engine/graph/module_path.h"
#include "engine/support/letters.h"

#include <algorithm>
#include <vector>

namespace fusewright {

namespace {

std::string asWord(std::string_view text)
{
    std::string word;
    for (const char c : text) {
        const char next = isLetterOrDigit(c) ? toLower(c) : '_';
        if (next != '_' || (!word.empty() && word.back() != '_'))
            word += next;
    }
    while (!word.empty() && word.back() == '_')
        word.pop_back();
    // Else YAML would read a number.
    if (!word.empty() && isDigit(word.front()))
        word.insert(0, "op_");
    return word;
}

/// The operator without its namespace: `linear` of `aten.linear`.
std::string operatorWord(const Graph& graph, NodeId node)
{
    std::string_view name = graph.canonicalName(node);
    const std::size_t dot = name.find_last_of(".:");
    if (dot != std::string_view::npos)
        name.remove_prefix(dot + 1);
    const std::string word = asWord(name);
    return word.empty() ? "op" : word;
}

std::vector<std::string_view> modulesOf(const Graph& graph, NodeId node)
{
    return namesOfModule(graph.text(graph.moduleOf(node).path));
}

/// What the operators' modules are called so many names down, each once.
std::vector<std::string> partsBelow(const Graph& graph, std::span<const NodeId> nodes,
                                    std::size_t depth)
{
    std::vector<std::string> parts;
    for (const NodeId node : nodes) {
        const auto modules = modulesOf(graph, node);
        const std::string word =
            modules.size() <= depth || isNumbered(modules[depth]) ? "" : asWord(modules[depth]);
        if (!word.empty() && std::ranges::find(parts, word) == parts.end())
            parts.push_back(word);
    }
    return parts;
}

/// What modules of a letter or two, as `q` and `fc`, are called says little.
constexpr std::size_t leastTelling = 3;

/// `linear`, `linear_to_relu`.
std::string operatorsWord(const Graph& graph, std::span<const NodeId> nodes)
{
    const std::string first = operatorWord(graph, nodes.front());
    return nodes.size() == 1 ? first : first + "_to_" + operatorWord(graph, nodes.back());
}

/// `norm`, `norm_and_attn`, `norm_to_mlp`.
std::string joined(const std::vector<std::string>& parts)
{
    if (parts.size() == 1)
        return parts.front();
    return parts.front() + (parts.size() == 2 ? "_and_" : "_to_") + parts.back();
}

} // namespace

std::string UniqueNames::take(std::string_view name)
{
    std::string unique(name);
    for (std::size_t number = 2; !m_taken.insert(unique).second; ++number)
        unique = std::string(name) + '_' + std::to_string(number);
    return unique;
}

std::string entryNameOf(const Graph& graph, NodeId node)
{
    std::string word = operatorWord(graph, node);
    const auto modules = modulesOf(graph, node);
    const std::string module =
        modules.empty() || isNumbered(modules.back()) ? std::string() : asWord(modules.back());
    if (module.empty())
        return word;
    const bool saysBoth = module == word || module.ends_with('_' + word);
    return saysBoth ? module : module + '_' + word;
}

std::string ruleNameOf(const Graph& graph, std::span<const NodeId> nodes)
{
    if (nodes.empty())
        return "rule";
    auto common = modulesOf(graph, nodes.front());
    for (const NodeId node : nodes) {
        const auto other = modulesOf(graph, node);
        const auto [end, otherEnd] = std::ranges::mismatch(common, other);
        common.erase(end, common.end());
    }
    std::string module =
        common.empty() || isNumbered(common.back()) ? std::string() : asWord(common.back());
    if (module.empty() || common.size() <= 1) {
        const std::vector<std::string> parts = partsBelow(graph, nodes, common.size());
        if (parts.empty())
            return operatorsWord(graph, nodes);
        module = joined(parts);
    }
    return module.size() < leastTelling ? module + '_' + operatorsWord(graph, nodes) : module;
}

std::string takeRuleName(UniqueNames& names, const Graph& graph, std::span<const NodeId> nodes)
{
    const std::string name = ruleNameOf(graph, nodes);
    if (nodes.empty() || !names.isTaken(name))
        return names.take(name);
    const std::string operators = operatorsWord(graph, nodes);
    return names.take(name.ends_with(operators) ? name : name + '_' + operators);
}

} // namespace fusewright
