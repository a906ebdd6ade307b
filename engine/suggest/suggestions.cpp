// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/suggest/suggestions.h"

#include "engine/graph/graph.h"
#include "engine/partition/rule_matches.h"
#include "engine/rules/rule_language.h"
#include "engine/suggest/block_growth.h"
#include "engine/suggest/draft_advice.h"
#include "engine/suggest/draft_effect.h"
#include "engine/suggest/draft_names.h"
#include "engine/suggest/operand_answer.h"
#include "engine/suggest/rule_ground.h"
#include "engine/support/text_edits.h"

#include <algorithm>
#include <array>
#include <functional>
#include <optional>
#include <span>
#include <utility>

namespace fusewright {

namespace {

/// So many blocks are tried with the matcher, whether or not something comes of it.
constexpr std::size_t mostTried = 48;
/// And so many are grown.
constexpr std::size_t mostSeeds = 256;
/// In graphs of up to so many operators blocks are looked for in several ways.
constexpr std::size_t mostForAllWays = 20'000;

class Search {
public:
    Search(const RuleGround& ground, const SuggestOptions& options)
        : m_ground(ground), m_options(options), m_saving(ground.graph())
    {
    }

    /// Each round looks so many edges around operators to tell whether they are alike.
    std::vector<Suggestion> run(std::span<const int> rounds, const CancelToken& cancel);

private:
    std::vector<std::vector<NodeId>> sectionsOf(const RuleDraft& draft) const;
    std::optional<RuleDraft> draftFor(std::span<const NodeId> block) const;
    std::optional<Suggestion> suggestionFor(std::span<const NodeId> block);
    void tryBlock(const Block& block);
    void tryBest(std::span<const NodeId> seeds, const CancelToken& cancel);
    bool isEnough() const
    {
        return m_tried >= mostTried || m_found.size() >= m_options.mostSuggestions;
    }
    void count(Suggestion& suggestion);
    bool isKnown(const Suggestion& suggestion) const;
    void tryRound(NodeSet& free, int surroundings, const CancelToken& cancel);

    const RuleGround& m_ground;
    const SuggestOptions& m_options;
    std::optional<BlockGrowth> m_growth;
    BlockSaving m_saving;
    std::size_t m_tried = 0;
    std::vector<NodeId> m_failed; ///< Taken in this round, though nothing came of it.
    std::vector<Suggestion> m_found;
};

/// What the rule makes of what no rule takes.
std::vector<std::vector<NodeId>> Search::sectionsOf(const RuleDraft& draft) const
{
    std::vector<Diagnostic> findings;
    const std::optional<Rule> rule = readRuleText(m_ground.written(draft), m_ground, findings);
    if (!rule)
        return {};
    const RuleMatches matches =
        matchRules(m_ground.graph(), {.files = {}, .rules = {*rule}}, {}, {}, m_ground.sections());
    std::vector<std::vector<NodeId>> sections;
    for (const RuleMatch& match : matches.matches)
        sections.push_back(match.nodes);
    return sections;
}

/// Nothing where no rule of the language can be made of it.
std::optional<RuleDraft> Search::draftFor(std::span<const NodeId> block) const
{
    const RuleLanguage& language = m_ground.language();
    if (language.operands)
        return draftWithOperands(m_ground.graph(), block, language);
    RuleDraft draft = draftOf(m_ground.graph(), block);
    if (const std::string heuristic = proposeHeuristic(m_ground, block); !heuristic.empty())
        draft.heuristic = heuristic;
    return draft;
}

void Search::count(Suggestion& suggestion)
{
    for (const std::vector<NodeId>& nodes : suggestion.sections) {
        suggestion.savedSections += nodes.size() - 1;
        suggestion.savedBytes.add(m_saving.bytes(nodes));
    }
    if (suggestion.savedBytes.unknown == 0) {
        suggestion.savedFormula = suggestion.savedBytes.known;
        return;
    }
    for (const std::vector<NodeId>& nodes : suggestion.sections)
        suggestion.savedFormula = costSum(suggestion.savedFormula, m_saving.formula(nodes));
}

std::optional<Suggestion> Search::suggestionFor(std::span<const NodeId> block)
{
    std::optional<RuleDraft> own = draftFor(block);
    if (!own)
        return std::nullopt;
    Suggestion suggestion{.draft = *std::move(own)};
    suggestion.sections = sectionsOf(suggestion.draft);
    if (suggestion.sections.size() < 2)
        return std::nullopt;
    // People begin to look at the first one.
    const auto first = std::ranges::min_element(suggestion.sections);
    if (!std::ranges::equal(*first, block)) {
        std::optional<RuleDraft> draft = draftFor(*first);
        std::vector<std::vector<NodeId>> sections =
            draft ? sectionsOf(*draft) : std::vector<std::vector<NodeId>>();
        if (draft && sections.size() >= suggestion.sections.size()) {
            suggestion.draft = *std::move(draft);
            suggestion.sections = std::move(sections);
        }
    }
    count(suggestion);
    return suggestion;
}

bool Search::isKnown(const Suggestion& suggestion) const
{
    return std::ranges::any_of(
        m_found, [&](const Suggestion& other) { return other.sections == suggestion.sections; });
}

void Search::tryBlock(const Block& block)
{
    std::optional<Suggestion> suggestion = suggestionFor(block.nodes);
    // One that came to nothing would be grown again from each of its operators.
    for (const NodeId node : block.nodes)
        m_growth->take(node);
    if (!suggestion || isKnown(*suggestion)) {
        m_failed.insert(m_failed.end(), block.nodes.begin(), block.nodes.end());
        return;
    }
    for (const std::vector<NodeId>& nodes : suggestion->sections) {
        for (const NodeId node : nodes)
            m_growth->take(node);
    }
    m_found.push_back(*std::move(suggestion));
}

/// Of the blocks around the seeds always the one that gains most. What has been taken makes the
/// others smaller, never larger: so each is grown again only when it seems to be the best.
void Search::tryBest(std::span<const NodeId> seeds, const CancelToken& cancel)
{
    struct Candidate {
        Block block;
        NodeId seed;
        std::size_t tried = 0; ///< When it was grown so many had been tried.
    };
    const auto isLess = [](const Candidate& one, const Candidate& other) {
        return std::pair(one.block.gain, other.seed) < std::pair(other.block.gain, one.seed);
    };
    std::vector<Candidate> heap;
    for (const NodeId seed : seeds) {
        if (!cancel.isCancelled() && m_growth->isFree(seed))
            heap.push_back({m_growth->grow(seed), seed, m_tried});
    }
    std::ranges::make_heap(heap, isLess);
    while (!heap.empty() && !cancel.isCancelled() && !isEnough()) {
        std::ranges::pop_heap(heap, isLess);
        Candidate best = std::move(heap.back());
        heap.pop_back();
        if (!m_growth->isFree(best.seed))
            continue;
        if (best.tried != m_tried) {
            heap.push_back({m_growth->grow(best.seed), best.seed, m_tried});
            std::ranges::push_heap(heap, isLess);
        } else if (best.block.nodes.size() > 1) {
            ++m_tried;
            tryBlock(best.block);
        }
    }
}

void Search::tryRound(NodeSet& free, int surroundings, const CancelToken& cancel)
{
    m_growth.emplace(m_ground, free, BlockGrowth::Limits{m_options.mostOperators, surroundings});
    const std::vector<NodeId> seeds = m_growth->seeds(mostSeeds);
    const auto others =
        std::ranges::find_if_not(seeds, [&](NodeId seed) { return m_growth->isAttention(seed); });
    tryBest({seeds.begin(), others}, cancel);
    tryBest({others, seeds.end()}, cancel);
    free = m_growth->free();
    for (const NodeId node : m_failed)
        free.insert(node);
    m_failed.clear();
}

std::vector<Suggestion> Search::run(std::span<const int> rounds, const CancelToken& cancel)
{
    NodeSet free(m_ground.graph().nodeCount());
    for (const NodeId node : m_ground.graph().nodes()) {
        if (m_ground.isFree(node))
            free.insert(node);
    }
    for (const int surroundings : rounds)
        tryRound(free, surroundings, cancel);
    return std::move(m_found);
}

/// So many sections fewer when all of them are taken, those before first.
std::size_t savedTogether(const Graph& graph, std::span<const Suggestion* const> suggestions)
{
    NodeSet taken(graph.nodeCount());
    std::size_t saved = 0;
    for (const Suggestion* const suggestion : suggestions) {
        for (const std::vector<NodeId>& nodes : suggestion->sections) {
            if (std::ranges::any_of(nodes, [&](NodeId node) { return taken.contains(node); }))
                continue;
            saved += nodes.size() - 1;
            for (const NodeId node : nodes)
                taken.insert(node);
        }
    }
    return saved;
}

std::vector<const Suggestion*> inOrder(const std::vector<Suggestion>& suggestions)
{
    std::vector<const Suggestion*> order;
    order.reserve(suggestions.size());
    for (const Suggestion& suggestion : suggestions)
        order.push_back(&suggestion);
    return order;
}

/// Of rules of one priority the first one takes: mostly little blocks would take large ones apart.
std::vector<const Suggestion*> inBestOrder(const Graph& graph,
                                           const std::vector<Suggestion>& suggestions)
{
    std::vector<const Suggestion*> order = inOrder(suggestions);
    std::vector<const Suggestion*> bySize = order;
    std::ranges::stable_sort(bySize, std::ranges::greater(), [](const Suggestion* suggestion) {
        return suggestion->sections.empty() ? 0 : suggestion->sections.front().size();
    });
    return savedTogether(graph, bySize) > savedTogether(graph, order) ? bySize : order;
}

/// What is alike far around it is found first, then what is so only near by. In a model of few
/// layers the first and the last are most of them, and it is better to look near by at once.
std::vector<Suggestion> bestSuggestions(const RuleGround& ground, const SuggestOptions& options,
                                        const CancelToken& cancel)
{
    constexpr std::array rounds{3, 1, 0};
    const std::size_t ways = ground.graph().nodeCount() <= mostForAllWays ? rounds.size() : 1;
    std::vector<Suggestion> best;
    std::size_t most = 0;
    for (std::size_t way = 0; way < ways; ++way) {
        std::vector<Suggestion> found =
            Search(ground, options).run(std::span(rounds).subspan(way), cancel);
        const std::size_t saved = savedTogether(ground.graph(), inOrder(found));
        if (way == 0 || saved > most) {
            best = std::move(found);
            most = saved;
        }
    }
    return best;
}

/// Names that nobody has, and priorities such that none takes what another rule has.
void finish(const RuleGround& ground, std::vector<Suggestion>& suggestions)
{
    UniqueNames names;
    for (const Rule& rule : ground.rules().rules)
        names.reserve(rule.name);
    for (Suggestion& suggestion : suggestions) {
        RuleDraft& draft = suggestion.draft;
        draft.name = takeRuleName(names, ground.graph(), draft.nodes());
        std::vector<DraftPlace> places;
        std::vector<Diagnostic> findings;
        if (!ground.sections().empty()) {
            if (const auto rule = readRuleText(ground.written(draft), ground, findings))
                places = placesOf(ground, *rule);
        }
        draft.priority = proposePriority(ground, places, RuleRank::Below);
    }
}

/// How many times as much as another amount a suggestion saves; bytes where they are numbers.
double timesAsMuch(const Suggestion& suggestion, const CostAmount& other)
{
    return suggestion.savedBytes.unknown == 0
        ? suggestion.savedBytes.known
        : numberOf(costQuotient(suggestion.savedFormula, other)).value_or(0);
}

/// A text with one more rule, where rules share imports and lists.
std::string grownText(const RuleLanguage& language, const std::string& text,
                      const std::string& rule)
{
    const auto read = language.read(SourceText({}, text), nullptr, {});
    const auto edits = read->addRule(std::nullopt, rule);
    return edits ? edited(read->source(), *edits) : text;
}

} // namespace

bool areComparableInBytes(std::span<const Suggestion> suggestions)
{
    if (suggestions.empty())
        return true;
    const auto isNumber = [](const Suggestion& each) { return each.savedBytes.unknown == 0; };
    if (std::ranges::all_of(suggestions, isNumber))
        return true;
    const CostAmount& one = suggestions.front().savedFormula;
    return std::ranges::all_of(suggestions, [&](const Suggestion& each) {
        return !isNumber(each) && numberOf(costQuotient(each.savedFormula, one));
    });
}

std::vector<Suggestion> suggestRules(const RuleGround& ground, const SuggestOptions& options,
                                     const CancelToken& cancel)
{
    std::vector<Suggestion> suggestions = bestSuggestions(ground, options, cancel);
    // Bytes that are known in part would put those first whose shapes happen to be known.
    const bool isByBytes = areComparableInBytes(suggestions);
    const CostAmount one = suggestions.empty() ? 0 : suggestions.front().savedFormula;
    std::ranges::stable_sort(suggestions, std::greater(), [&](const Suggestion& each) {
        return std::pair(isByBytes ? timesAsMuch(each, one) : 0.0, each.savedSections);
    });
    finish(ground, suggestions);
    return suggestions;
}

std::string textOf(const RuleGround& ground, const std::vector<Suggestion>& suggestions)
{
    std::string text;
    for (const Suggestion* const suggestion : inBestOrder(ground.graph(), suggestions)) {
        const std::string rule = ground.written(suggestion->draft);
        if (ground.language().operands)
            text = grownText(ground.language(), text, rule);
        else
            text += (text.empty() ? "" : "\n") + rule;
    }
    return text;
}

} // namespace fusewright
