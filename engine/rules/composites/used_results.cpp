// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/composites/used_results.h"

#include "engine/graph/graph.h"

namespace fusewright {

namespace {

struct Used {
    bool first = false;
    bool second = false;
};

/// What a user takes of a tuple; nothing where that is not known.
const std::int64_t* takenBy(const Graph& graph, NodeId user)
{
    if (graph.nativeName(user) != "operator.getitem")
        return nullptr;
    const AttributeValue* const index = graph.attribute(user, "index");
    return index ? std::get_if<std::int64_t>(index) : nullptr;
}

const char* wordOf(Used used)
{
    return used.first && used.second ? "both"
        : used.first                 ? "values"
        : used.second                ? "indices"
                                     : "nothing";
}

} // namespace

JudgeAnswer UsedResults::judge(const ExpressionGround& ground, WorkBudget& budget) const
{
    const Graph& graph = *ground.graph;
    const NodeId place = ground.match->place;
    Used used;
    std::uint32_t number = 0;
    for (const ValueId result : graph.outputs(place)) {
        const auto uses = graph.uses(result);
        if (!budget.spend(uses.size() + 1))
            return {.outcome = Outcome::Unknown, .what = "used results", .saw = "too many users"};
        const bool isTuple = graph.outputCount(place) == 1;
        const bool isUsed = !uses.empty() || graph.isOutput(result);
        if (!isTuple) {
            used.first = used.first || (isUsed && number == 0);
            used.second = used.second || (isUsed && number == 1);
        } else if (graph.isOutput(result)) {
            used = {true, true};
        }
        for (const Use& use : isTuple ? uses : std::span<const Use>()) {
            const std::int64_t* const taken = takenBy(graph, use.node);
            used.first = used.first || !taken || *taken == 0 || *taken == -2;
            used.second = used.second || !taken || *taken == 1 || *taken == -1;
        }
        ++number;
    }
    if (used.first == m_first && used.second == m_second)
        return {};
    return {.outcome = Outcome::False,
            .what = std::string("used results = ") + wordOf({m_first, m_second}),
            .saw = wordOf(used)};
}

bool UsedResults::equals(const MatchJudge& other) const
{
    const auto* const same = dynamic_cast<const UsedResults*>(&other);
    return same && same->m_first == m_first && same->m_second == m_second;
}

} // namespace fusewright
