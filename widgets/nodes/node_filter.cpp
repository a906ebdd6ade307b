// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/nodes/node_filter.h"

#include "engine/graph/graph.h"
#include "engine/graph/module_path.h"
#include "engine/support/letters.h"

#include <algorithm>
#include <sstream>

namespace fusewright {

namespace {

constexpr std::uint32_t nodesBetweenLooks = 4096;
/// A bit for each word; more words than bits are not told apart, and nobody types as many.
constexpr std::size_t mostWords = 32;
using Words = std::uint32_t;

bool contains(std::string_view text, std::string_view lowerWord)
{
    const auto isSame = [](char letter, char wanted) { return toLower(letter) == wanted; };
    return lowerWord.empty()
        || std::search(text.begin(), text.end(), lowerWord.begin(), lowerWord.end(), isSame)
        != text.end();
}

std::vector<std::string> lowerWords(std::string text)
{
    std::ranges::transform(text, text.begin(), toLower);
    std::vector<std::string> words;
    std::istringstream stream(text);
    for (std::string word; words.size() < mostWords && stream >> word;)
        words.push_back(word);
    return words;
}

/// A filter made ready for one graph: what depends on operators and modules only is known.
class PreparedFilter {
public:
    PreparedFilter(const Graph& graph, const NodeFilter& filter)
        : m_graph(graph), m_words(lowerWords(filter.text))
    {
        for (const Operator& op : graph.operators()) {
            const std::string_view native = graph.text(op.native);
            const bool isWanted = filter.nativeOperator.empty() || native == filter.nativeOperator;
            m_operators.push_back({isWanted, wordsIn(native) | wordsIn(graph.text(op.canonical))});
        }
        for (const Module& module : graph.modules()) {
            const std::string_view path = graph.text(module.path);
            const bool isWanted = filter.module.empty() || isWithinModule(path, filter.module);
            m_modules.push_back({isWanted, wordsIn(path)});
        }
    }

    bool accepts(NodeId node) const
    {
        const Part& op = m_operators[m_graph.operatorId(node).index];
        const Part& module = m_modules[m_graph.moduleId(node).index];
        if (!op.isWanted || !module.isWanted)
            return false;
        const Words known = op.words | module.words;
        const std::string_view name = m_graph.nodeName(node);
        for (std::size_t at = 0; at < m_words.size(); ++at) {
            if (!(known >> at & 1U) && !contains(name, m_words[at]))
                return false;
        }
        return true;
    }

private:
    struct Part {
        bool isWanted = false;
        Words words = 0; ///< Those that occur in its texts.
    };

    Words wordsIn(std::string_view text) const
    {
        Words found = 0;
        for (std::size_t at = 0; at < m_words.size(); ++at) {
            if (contains(text, m_words[at]))
                found |= Words(1) << at;
        }
        return found;
    }

    const Graph& m_graph;
    std::vector<std::string> m_words;
    std::vector<Part> m_operators;
    std::vector<Part> m_modules;
};

} // namespace

std::vector<NodeId> filteredNodes(const Graph& graph, const NodeFilter& filter,
                                  const CancelToken& cancel)
{
    const PreparedFilter prepared(graph, filter);
    std::vector<NodeId> nodes;
    for (const NodeId node : graph.nodes()) {
        if (node.index % nodesBetweenLooks == 0 && cancel.isCancelled())
            return {};
        if (prepared.accepts(node))
            nodes.push_back(node);
    }
    return nodes;
}

} // namespace fusewright
