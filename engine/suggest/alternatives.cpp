// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/suggest/alternatives.h"

#include "engine/graph/graph.h"
#include "engine/graph/module_path.h"
#include "engine/suggest/rule_draft.h"

#include <algorithm>
#include <map>
#include <string_view>
#include <unordered_map>
#include <utility>

namespace fusewright {

namespace {

/// For every module which repeats it is one of, and for every operator which one it is in its
/// module.
struct Places {
    std::vector<std::uint32_t> repeatOf; ///< By module; 0 for the one without a path.
    std::vector<std::uint32_t> ordinal;  ///< By node.
};

Places placesIn(const Graph& graph)
{
    Places places;
    std::unordered_map<std::string, std::uint32_t> repeats;
    repeats.emplace(std::string(), 0);
    for (const Module& module : graph.modules()) {
        const auto number = static_cast<std::uint32_t>(repeats.size());
        places.repeatOf.push_back(
            repeats.emplace(starredPath(graph.text(module.path)), number).first->second);
    }
    std::vector<std::uint32_t> count(graph.modules().size());
    for (const NodeId node : graph.nodes())
        places.ordinal.push_back(count[graph.moduleId(node).index]++);
    return places;
}

} // namespace

std::vector<std::vector<std::string>> alternativesOf(const Graph& graph, const RuleDraft& draft)
{
    const Places places = placesIn(graph);
    const auto keyOf = [&](NodeId node) {
        return std::pair(places.repeatOf[graph.moduleId(node).index], places.ordinal[node.index]);
    };
    std::map<std::pair<std::uint32_t, std::uint32_t>, std::vector<std::size_t>> entriesAt;
    for (std::size_t at = 0; at < draft.entries.size(); ++at) {
        const auto key = keyOf(draft.entries[at].node);
        if (key.first != 0)
            entriesAt[key].push_back(at);
    }
    std::vector<std::vector<std::string>> alternatives(draft.entries.size());
    for (const NodeId node : graph.nodes()) {
        const auto entries = entriesAt.find(keyOf(node));
        if (entries == entriesAt.end())
            continue;
        const std::string_view name = graph.canonicalName(node);
        for (const std::size_t at : entries->second) {
            const bool isOwn = graph.canonicalName(draft.entries[at].node) == name;
            if (!isOwn && std::ranges::find(alternatives[at], name) == alternatives[at].end())
                alternatives[at].emplace_back(name);
        }
    }
    return alternatives;
}

} // namespace fusewright
