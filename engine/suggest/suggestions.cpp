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
#include "engine/suggest/module_blocks.h"
#include "engine/suggest/operand_answer.h"
#include "engine/suggest/rule_ground.h"
#include "engine/support/text_edits.h"

#include <algorithm>
#include <functional>
#include <optional>
#include <span>
#include <tuple>
#include <utility>

namespace fusewright {

namespace {

/// So many blocks are tried with the matcher, whether or not something comes of it.
constexpr std::size_t mostTried = 144;
/// And so many are grown of each likeness.
constexpr std::size_t mostSeeds = 256;
/// In graphs of up to so many operators blocks are looked for in several ways.
constexpr std::size_t mostForAllWays = 20'000;
/// So many modules are tried as they are.
constexpr std::size_t mostWhole = 64;

/// Operators are alike that look alike so many edges around them. Blocks are grown with several of
/// these numbers side by side; what is left then is searched with the next ones.
using Likenesses = std::vector<int>;
using Way = std::vector<Likenesses>;

/// A block that may become a suggestion.
struct Candidate {
    Block block;              ///< Its gain is an estimate until there is a suggestion.
    NodeId seed;              ///< None where it was not grown.
    std::size_t likeness = 0; ///< Of those that are grown with.
    std::size_t seen = 0;     ///< When its gain was found so much had been taken.
    std::optional<Suggestion> suggestion;
};

/// Takes always the block that gains most of what is left. What was taken makes the others smaller,
/// never larger: so each is looked at again only when it seems to be the best.
class Search {
public:
    Search(const RuleGround& ground, const SuggestOptions& options);

    /// Of modules as they are.
    std::vector<Suggestion> wholeModules(const CancelToken& cancel);
    /// Those may be among them.
    std::vector<Suggestion> run(const Way& way, std::span<const Suggestion> whole,
                                const CancelToken& cancel);

private:
    std::vector<std::vector<NodeId>> sectionsOf(const RuleDraft& draft) const;
    std::optional<RuleDraft> draftFor(std::span<const NodeId> block) const;
    std::optional<Suggestion> suggestionFor(std::span<const NodeId> block);
    void count(Suggestion& suggestion);
    double gainLeft(const Suggestion& suggestion);
    void renew(Candidate& candidate);
    bool measure(Candidate& candidate);
    void accept(Suggestion suggestion);
    void tryBest(std::vector<Candidate> heap, const CancelToken& cancel);
    std::vector<Candidate> candidates(bool areAttention, const CancelToken& cancel);
    void addWhole(std::span<const Suggestion> whole, std::vector<Candidate>& candidates);
    bool isFree(NodeId node) const { return m_left.contains(node); }
    bool isEnough() const
    {
        return m_tried >= mostTried || m_found.size() >= m_options.mostSuggestions;
    }

    const RuleGround& m_ground;
    const SuggestOptions& m_options;
    BlockSaving m_saving;
    NodeSet m_left; ///< What no rule and no suggestion takes.
    std::vector<BlockGrowth> m_growths;
    std::vector<std::size_t> m_taken; ///< By growth: how often something was taken from it.
    std::size_t m_tried = 0;
    std::vector<Suggestion> m_found;
};

Search::Search(const RuleGround& ground, const SuggestOptions& options)
    : m_ground(ground),
      m_options(options),
      m_saving(ground.graph()),
      m_left(ground.graph().nodeCount())
{
    for (const NodeId node : ground.graph().nodes()) {
        if (ground.isFree(node))
            m_left.insert(node);
    }
}

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

/// Of the places that are left; the first of them is what a rule costs that has to be written.
/// Nothing where others take most of its places: its number would promise too much.
double Search::gainLeft(const Suggestion& suggestion)
{
    double gain = 0;
    std::size_t places = 0;
    for (const std::vector<NodeId>& nodes : suggestion.sections) {
        if (!std::ranges::all_of(nodes, [&](NodeId node) { return isFree(node); }))
            continue;
        ++places;
        gain += m_saving.worth(nodes);
    }
    if (places < 2 || places * 3 < suggestion.sections.size())
        return 0;
    return gain * static_cast<double>(places - 1) / static_cast<double>(places);
}

/// Its gain from what is left.
void Search::renew(Candidate& candidate)
{
    const bool isWhole =
        std::ranges::all_of(candidate.block.nodes, [&](NodeId node) { return isFree(node); });
    if (candidate.suggestion && (isWhole || !candidate.seed.isValid())) {
        candidate.block.gain = gainLeft(*candidate.suggestion);
    } else {
        candidate.suggestion.reset();
        candidate.block = m_growths[candidate.likeness].grow(candidate.seed);
    }
    candidate.seen = m_taken[candidate.likeness];
}

/// False when nothing comes of it.
bool Search::measure(Candidate& candidate)
{
    ++m_tried;
    candidate.suggestion = suggestionFor(candidate.block.nodes);
    candidate.block.gain = candidate.suggestion ? gainLeft(*candidate.suggestion) : 0;
    if (candidate.block.gain > 0)
        return true;
    // It would be grown again from each of its operators.
    for (const NodeId node : candidate.block.nodes)
        m_growths[candidate.likeness].take(node);
    ++m_taken[candidate.likeness];
    return false;
}

void Search::accept(Suggestion suggestion)
{
    for (const std::vector<NodeId>& nodes : suggestion.sections) {
        for (const NodeId node : nodes) {
            m_left.erase(node);
            for (BlockGrowth& growth : m_growths)
                growth.take(node);
        }
    }
    for (std::size_t& taken : m_taken)
        ++taken;
    m_found.push_back(std::move(suggestion));
}

void Search::tryBest(std::vector<Candidate> heap, const CancelToken& cancel)
{
    const auto isLess = [](const Candidate& one, const Candidate& other) {
        return std::tuple(one.block.gain, other.likeness, other.seed)
            < std::tuple(other.block.gain, one.likeness, one.seed);
    };
    std::ranges::make_heap(heap, isLess);
    while (!heap.empty() && !cancel.isCancelled() && !isEnough()) {
        std::ranges::pop_heap(heap, isLess);
        Candidate best = std::move(heap.back());
        heap.pop_back();
        if (best.seed.isValid() && !m_growths[best.likeness].isFree(best.seed))
            continue;
        if (best.seen != m_taken[best.likeness]) {
            renew(best);
        } else if (best.suggestion) {
            accept(*std::move(best.suggestion));
            continue;
        } else if (!measure(best)) {
            continue;
        }
        if (best.block.gain > 0 && best.block.nodes.size() > 1) {
            heap.push_back(std::move(best));
            std::ranges::push_heap(heap, isLess);
        }
    }
}

std::vector<Candidate> Search::candidates(bool areAttention, const CancelToken& cancel)
{
    std::vector<Candidate> all;
    for (std::size_t likeness = 0; likeness < m_growths.size(); ++likeness) {
        BlockGrowth& growth = m_growths[likeness];
        for (const NodeId seed : growth.seeds(mostSeeds)) {
            if (cancel.isCancelled() || growth.isAttention(seed) != areAttention)
                continue;
            all.push_back({growth.grow(seed), seed, likeness, m_taken[likeness], {}});
        }
    }
    return all;
}

void Search::addWhole(std::span<const Suggestion> whole, std::vector<Candidate>& candidates)
{
    for (const Suggestion& suggestion : whole) {
        Candidate candidate{.seed = {}, .suggestion = suggestion};
        candidate.block.nodes = suggestion.draft.nodes();
        renew(candidate);
        if (candidate.block.gain > 0)
            candidates.push_back(std::move(candidate));
    }
}

std::vector<Suggestion> Search::wholeModules(const CancelToken& cancel)
{
    const ModuleBlocks modules(m_ground, m_options.mostOperators);
    const BlockGrowth growth(m_ground, m_left, {m_options.mostOperators, 0});
    // Else it is what happens to be in a module, as a convolution with its normalization.
    const auto areMostlyModules = [&](const Suggestion& suggestion) {
        const auto count = std::ranges::count_if(
            suggestion.sections, [&](const auto& nodes) { return modules.areModule(nodes); });
        return static_cast<std::size_t>(count) * 2 > suggestion.sections.size();
    };
    std::vector<Suggestion> suggestions;
    for (const std::vector<NodeId>& block : modules.kinds()) {
        if (cancel.isCancelled() || suggestions.size() >= mostWhole)
            break;
        if (!growth.isAllowed(block, block))
            continue;
        std::optional<Suggestion> suggestion = suggestionFor(block);
        if (suggestion && areMostlyModules(*suggestion))
            suggestions.push_back(*std::move(suggestion));
    }
    return suggestions;
}

std::vector<Suggestion> Search::run(const Way& way, std::span<const Suggestion> whole,
                                    const CancelToken& cancel)
{
    for (const Likenesses& likenesses : way) {
        m_growths.clear();
        m_growths.reserve(likenesses.size());
        for (const int surroundings : likenesses)
            m_growths.emplace_back(m_ground, m_left,
                                   BlockGrowth::Limits{m_options.mostOperators, surroundings});
        m_taken.assign(likenesses.size(), 0);
        tryBest(candidates(true, cancel), cancel);
        std::vector<Candidate> all = candidates(false, cancel);
        addWhole(whole, all);
        tryBest(std::move(all), cancel);
    }
    return std::move(m_found);
}

/// So many sections fewer when all of them are taken, those before first. The first place of each
/// is what it costs: a rule has to be written.
std::size_t savedTogether(const Graph& graph, std::span<const Suggestion* const> suggestions)
{
    NodeSet taken(graph.nodeCount());
    std::size_t saved = 0;
    for (const Suggestion* const suggestion : suggestions) {
        bool isFirst = true;
        for (const std::vector<NodeId>& nodes : suggestion->sections) {
            if (std::ranges::any_of(nodes, [&](NodeId node) { return taken.contains(node); }))
                continue;
            saved += std::exchange(isFirst, false) ? 0 : nodes.size() - 1;
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

/// What is alike far around it is there as often as it seems; what is so by its name alone is often
/// much more often there than a block of it. So one way takes the first before the others, others
/// look near by at once, as is better for few layers, of which the first and the last are most. And
/// one lets all kinds compete, which finds what is small and everywhere.
std::vector<Suggestion> bestSuggestions(const RuleGround& ground, const SuggestOptions& options,
                                        const CancelToken& cancel)
{
    const std::vector<Way> ways{{{3}, {1}, {0}}, {{3, 1, 0}}, {{1}, {0}}, {{0}}};
    const std::vector<Suggestion> whole = Search(ground, options).wholeModules(cancel);
    std::vector<Suggestion> best;
    std::size_t most = 0;
    const std::size_t count = ground.graph().nodeCount() <= mostForAllWays ? ways.size() : 1;
    for (std::size_t way = 0; way < count; ++way) {
        std::vector<Suggestion> found = Search(ground, options).run(ways[way], whole, cancel);
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
    const std::vector<const Suggestion*> order = inBestOrder(ground.graph(), suggestions);
    for (std::size_t at = 0; at < order.size(); ++at) {
        RuleDraft draft = order[at]->draft;
        // So that the order is said and not only written. Behind other rules all stay the last.
        if (ground.rules().rules.empty())
            draft.priority = static_cast<std::int64_t>(order.size() - at);
        const std::string rule = ground.written(draft);
        if (ground.language().operands)
            text = grownText(ground.language(), text, rule);
        else
            text += (text.empty() ? "" : "\n") + rule;
    }
    return text;
}

} // namespace fusewright
