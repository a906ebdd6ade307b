// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// Changes are thought of at one place of a group, for one reason (rule_changes). Which of them help
// there is found out with the pattern alone, which is cheap; only those that do are matched with
// all rules on the whole model, which gives the numbers. Where none helps by itself, the one that
// gets furthest is kept and the next one looked for, a few times.

#include "engine/advise/fix_advisor.h"

#include "engine/advise/absent_changes.h"
#include "engine/advise/condition_changes.h"
#include "engine/advise/rule_changes.h"
#include "engine/advise/way_changes.h"
#include "engine/graph/graph.h"
#include "engine/rewrite/rewrite_counts.h"
#include "engine/rules/rule_editing.h"
#include "engine/support/letters.h"
#include "engine/support/text_edits.h"

#include <algorithm>
#include <array>
#include <functional>
#include <limits>
#include <tuple>

namespace fusewright {

namespace {

constexpr std::size_t mostSteps = 3;
constexpr std::size_t mostTakers = 3;
/// Of a pattern of which each entry is tried with any operator.
constexpr std::size_t mostEntriesTried = 32;
/// So many changes are matched with all rules: fewer on a model so large that it takes long.
constexpr std::size_t mostCountedUsually = 64;
constexpr std::size_t mostCountedOnLarge = 12;
constexpr std::size_t largeModel = 20'000;

/// Of the entries that `original` has, those with an operator.
std::size_t boundOf(const Pattern& original, const Pattern& pattern, const DetailedAttempt& told)
{
    std::size_t bound = 0;
    for (const Entry& entry : original.entries()) {
        const auto id = pattern.find(entry.name);
        bound += id && !told.furthest.nodes(*id).empty() ? 1 : 0;
    }
    return bound;
}

std::size_t gained(std::size_t before, std::size_t after)
{
    return after > before ? after - before : 0;
}

/// What stays near to what the rule means goes first. No more counts than a group has places:
/// beyond it a change lets in what nobody asked for. Otherwise alike, the one that was thought of
/// first is the better one.
auto rankOf(const FixProposal& proposal, std::size_t groupSize)
{
    return std::tuple(
        -static_cast<int>(proposal.strangeness),
        std::min(gained(proposal.before.sections, proposal.after.sections), groupSize),
        std::min(gained(proposal.before.matches, proposal.after.matches), groupSize));
}

bool makesSections(const FixProposal& proposal)
{
    return proposal.after.sections > proposal.before.sections;
}

void putInOrder(std::vector<FixProposal>& proposals, std::size_t groupSize)
{
    std::ranges::stable_sort(proposals, std::ranges::greater(), [&](const FixProposal& proposal) {
        return rankOf(proposal, groupSize);
    });
    // Matches that become no sections are of use only where there is nothing better.
    if (std::ranges::any_of(proposals, makesSections))
        std::erase_if(proposals, std::not_fn(makesSections));
}

bool isGain(const FixProposal& proposal)
{
    const RuleOutcome& before = proposal.before;
    const RuleOutcome& after = proposal.after;
    // A match that a condition refuses is no gain.
    return after.sections > before.sections
        || (!proposal.rewrites && after.matches > before.matches
            && after.sections == before.sections);
}

} // namespace

void addStep(std::string& title, std::string_view step)
{
    const bool goesOn = !title.empty();
    title += goesOn ? "; " : "";
    const std::size_t at = title.size();
    title += step;
    if (goesOn && at < title.size())
        title[at] = toLower(title[at]);
}

const char* fixKindCode(FixKind kind)
{
    constexpr std::array codes{
        "widen-operators", "insert-optional",  "insert-required", "make-optional", "remove-edge",
        "raise-priority",  "loosen-condition", "drop-condition",  "call-form",     "several"};
    return codes[static_cast<std::size_t>(kind)];
}

/// A text on the way to one with which a place matches.
struct FixAdvisor::Step {
    FixKind kind = FixKind::WidenOperators;
    std::string title;
    std::string text;
    unsigned strangeness = 0;
    std::size_t bound = 0;
    bool isMatch = false;
};

FixAdvisor::FixAdvisor(const Graph& graph, const TrialTexts& texts, RuleContext context)
    : m_graph(graph), m_trial(graph, texts, std::move(context))
{
}

bool FixAdvisor::isWritten(const Rule& rule) const
{
    const auto& rules = m_trial.rules().rules;
    const auto isIt = [&](const Rule& each) {
        return m_trial.isInText(each) && each.name == rule.name;
    };
    const auto found = std::ranges::find_if(rules, isIt);
    return found != rules.end() && found->priority == rule.priority
        && std::ranges::equal(found->patterns, rule.patterns, {}, &RulePattern::pattern,
                              &RulePattern::pattern);
}

bool FixAdvisor::mayCount(const Rule& rule) const
{
    const bool isLarge = m_graph.nodeCount() > largeModel;
    return m_trial.counted(rule.name) < (isLarge ? mostCountedOnLarge : mostCountedUsually);
}

std::vector<FixProposal> FixAdvisor::fixesFor(const Rule& rule, std::uint32_t pattern,
                                              const CensusGroup& group, const CancelToken& cancel)
{
    if (!isWritten(rule) || pattern >= rule.patterns.size() || group.places.empty())
        return {};
    std::vector<FixProposal> proposals;
    const DetailedAttempt told =
        PatternTrial(m_graph, rule.patterns[pattern].pattern).at(group.places.front());
    tryChanges(rule, pattern, group, told, cancel, proposals);
    if (std::ranges::none_of(proposals, makesSections))
        tryEntries(rule, pattern, group, cancel, proposals);
    if (proposals.empty()) {
        if (auto several = severalAtOnce(rule, pattern, group, cancel))
            proposals.push_back(*std::move(several));
    }
    putInOrder(proposals, group.places.size());
    return proposals;
}

/// The way that got furthest at a place need not be the one that is meant: of a value's users it
/// may have taken the wrong one. With an entry that takes anything the others tell which one is.
void FixAdvisor::tryEntries(const Rule& rule, std::uint32_t pattern, const CensusGroup& group,
                            const CancelToken& cancel, std::vector<FixProposal>& proposals)
{
    const RulePattern& about = rule.patterns[pattern];
    const RuleEditing* const editing = m_trial.text().editing();
    const NodeId place = group.places.front();
    if (!editing || about.pattern.entryCount() > mostEntriesTried)
        return;
    const PatternName where{rule.name, about.name};
    for (const Entry& entry : about.pattern.entries()) {
        if (cancel.isCancelled() || !mayCount(rule))
            return;
        const RuleEdits any = entry.kind == Entry::Kind::Operator
            ? editing->setOperators(where, entry.name, {.names = {"."}})
            : RuleEdits();
        if (!any)
            continue;
        const auto text =
            RulesTrial::changed(m_trial.text(), edited(m_trial.text().source(), *any));
        for (const Pattern& open : m_trial.patternsIn(*text, where)) {
            PatternTrial trial(m_graph, open);
            const auto id = open.find(entry.name);
            if (!id || !trial.isPlace(place))
                continue;
            DetailedAttempt told = trial.at(place);
            if (!told.attempt.isMatch || told.furthest.nodes(*id).empty())
                continue;
            const NodeId there = told.furthest.nodes(*id).front();
            told.failure = Failure{.entry = *id, .from = there, .at = there, .found = {there}};
            tryChanges(rule, pattern, group, told, cancel, proposals);
        }
    }
}

void FixAdvisor::tryChanges(const Rule& rule, std::uint32_t pattern, const CensusGroup& group,
                            const DetailedAttempt& told, const CancelToken& cancel,
                            std::vector<FixProposal>& proposals)
{
    const RulePattern& about = rule.patterns[pattern];
    const PatternName where{rule.name, about.name};
    const FailedTry failed{where, about.pattern, told};
    for (const ChangePair& pair : changesFor(m_trial.text(), m_graph, failed)) {
        if (cancel.isCancelled())
            return;
        const RuleChange& change = pair.change;
        if (!mayCount(rule) || !mendsOne(change.edits, where, group))
            continue;
        const auto gentle = proven(rule, change, cancel);
        const auto isNoBetter = [&](const FixProposal& known) {
            return known.kind == change.kind && known.after == gentle->after
                && change.kind == FixKind::InsertOptional;
        };
        if (!gentle || std::ranges::any_of(proposals, isNoBetter))
            continue;
        proposals.push_back(*gentle);
        if (!pair.stricter)
            continue;
        const auto strict = proven(rule, *pair.stricter, cancel);
        if (strict && strict->after == gentle->after)
            proposals.push_back(*strict);
    }
}

/// Whether a change makes the first, a middle or the last place of a group match, alone.
bool FixAdvisor::mendsOne(const std::vector<TextEdit>& edits, PatternName where,
                          const CensusGroup& group) const
{
    const auto text = RulesTrial::changed(m_trial.text(), edited(m_trial.text().source(), edits));
    const std::vector<NodeId>& places = group.places;
    for (const Pattern& pattern : m_trial.patternsIn(*text, where)) {
        PatternTrial trial(m_graph, pattern);
        const auto holdsAt = [&](NodeId place) {
            // Where the entry of the place may be absent, places are counted at another one.
            return !trial.isPlace(place) || trial.at(place).attempt.isMatch;
        };
        if (holdsAt(places.front()) || holdsAt(places[places.size() / 2]) || holdsAt(places.back()))
            return true;
    }
    return false;
}

std::optional<FixProposal> FixAdvisor::proven(const Rule& rule, RuleChange change,
                                              const CancelToken& cancel)
{
    const auto before = m_trial.outcome(rule.name);
    const auto after =
        before ? m_trial.outcomeAfter(change.edits, rule.name, cancel) : std::nullopt;
    if (!after)
        return std::nullopt;
    FixProposal proposal{change.kind, std::move(change.title), std::move(change.edits), *before,
                         *after,      change.strangeness,      m_trial.rewrites()};
    return isGain(proposal) ? std::optional(std::move(proposal)) : std::nullopt;
}

std::optional<FixProposal> FixAdvisor::severalAtOnce(const Rule& rule, std::uint32_t pattern,
                                                     const CensusGroup& group,
                                                     const CancelToken& cancel)
{
    // From far off a way is found to anything.
    const std::size_t entries = rule.patterns[pattern].pattern.entryCount();
    if (std::size_t{3} * group.boundCount < entries || !mayCount(rule))
        return std::nullopt;
    std::string text(m_trial.text().source().text());
    std::string title;
    std::size_t bound = 0;
    unsigned strangeness = 1; // Several are never as near as one.
    for (std::size_t count = 0; count < mostSteps && !cancel.isCancelled(); ++count) {
        const auto step = bestStep(text, rule, pattern, group.places.front());
        if (!step || (!step->isMatch && step->bound <= bound)
            || step->strangeness >= unrelatedKinds)
            return std::nullopt;
        text = step->text;
        bound = step->bound;
        strangeness += step->strangeness;
        addStep(title, step->title);
        if (!step->isMatch)
            continue;
        if (2 * bound < entries)
            return std::nullopt; // What matches now is another rule.
        const SourceText& source = m_trial.text().source();
        const auto edit = smallestEdit(source, {0, source.text().size()}, text);
        return edit
            ? proven(rule, {FixKind::Several, std::move(title), {*edit}, strangeness}, cancel)
            : std::nullopt;
    }
    return std::nullopt;
}

/// The change with which a pattern gets furthest at a place; the first of several.
std::optional<FixAdvisor::Step> FixAdvisor::bestStep(const std::string& text, const Rule& rule,
                                                     std::uint32_t pattern, NodeId place) const
{
    const Pattern& original = rule.patterns[pattern].pattern;
    const PatternName where{rule.name, rule.patterns[pattern].name};
    const auto version = RulesTrial::changed(m_trial.text(), text);
    const auto names = m_trial.namesIn(*version, where.rule);
    const auto tried = m_trial.patternsIn(*version, where);
    if (tried.size() != 1 || names.size() != 1)
        return std::nullopt;
    const PatternName now{names.front(), where.pattern};
    PatternTrial trial(m_graph, tried.front());
    if (!trial.isPlace(place))
        return std::nullopt;
    const DetailedAttempt told = trial.at(place);
    std::optional<Step> best;
    for (const ChangePair& pair :
         changesFor(*version, m_graph, FailedTry{now, tried.front(), told})) {
        std::string changed = edited(version->source(), pair.change.edits);
        const auto after = m_trial.patternsIn(*RulesTrial::changed(*version, changed), where);
        if (after.size() != 1)
            continue;
        PatternTrial next(m_graph, after.front());
        if (!next.isPlace(place))
            continue;
        const DetailedAttempt reached = next.at(place);
        const std::size_t bound = boundOf(original, after.front(), reached);
        const bool isMatch = reached.attempt.isMatch;
        if (!best || std::tuple(isMatch, bound) > std::tuple(best->isMatch, best->bound))
            best = Step{pair.change.kind,
                        pair.change.title,
                        std::move(changed),
                        pair.change.strangeness,
                        bound,
                        isMatch};
    }
    return best;
}

std::vector<FixProposal> FixAdvisor::fixesForRefused(const Rule& rule, const CancelToken& cancel)
{
    if (!m_trial.rewrites() || !isWritten(rule))
        return {};
    const std::vector<RewriteCounts> counts =
        countRewrites(m_trial.rules(), m_trial.rewriting().run);
    const auto& rules = m_trial.rules().rules;
    std::vector<FixProposal> proposals;
    std::size_t places = 1;
    for (std::size_t at = 0; at < rules.size(); ++at) {
        if (!m_trial.isInText(rules[at]) || rules[at].name != rule.name)
            continue;
        for (const RuleChange& change : conditionChanges(m_trial.text(), rules[at], counts[at])) {
            if (cancel.isCancelled() || !mayCount(rule))
                break;
            if (auto fix = proven(rule, change, cancel))
                proposals.push_back(*std::move(fix));
        }
        places = std::max(places, counts[at].refusedCount());
    }
    putInOrder(proposals, places);
    return proposals;
}

std::vector<FixProposal> FixAdvisor::fixesForAbsent(const Rule& rule, const CancelToken& cancel)
{
    if (!isWritten(rule))
        return {};
    std::vector<FixProposal> proposals;
    for (const RulePattern& pattern : rule.patterns) {
        const PatternName where{rule.name, pattern.name};
        for (RuleChange& change : absentChanges(m_trial.text(), m_graph, where, pattern.pattern)) {
            if (cancel.isCancelled() || !mayCount(rule))
                break;
            if (auto fix = proven(rule, std::move(change), cancel))
                proposals.push_back(*std::move(fix));
        }
    }
    putInOrder(proposals, m_graph.nodeCount());
    return proposals;
}

std::vector<FixProposal> FixAdvisor::fixesForWays(const Rule& rule, const CancelToken& cancel)
{
    if (m_trial.rewrites() || !isWritten(rule))
        return {};
    const RuleMatches& matches = m_trial.matches();
    std::vector<RuleChange> changes;
    std::size_t places = 0;
    for (const RefusedMatch& refused : matches.refused) {
        const Rule& own = m_trial.rules().rules[refused.rule];
        if (refused.reason != RefusedMatch::Reason::NotConvex || !m_trial.isInText(own)
            || own.name != rule.name)
            continue;
        ++places;
        if (changes.size() >= mostTakers || cancel.isCancelled())
            continue;
        const RulePattern& pattern = own.patterns[refused.pattern];
        auto change = changeToTakeWay(m_trial.text(), m_graph, {own.name, pattern.name},
                                      pattern.pattern, refused);
        if (change
            && std::ranges::find(changes, change->title, &RuleChange::title) == changes.end())
            changes.push_back(*std::move(change));
    }
    std::vector<FixProposal> proposals;
    for (RuleChange& change : changes) {
        if (auto fix = proven(rule, std::move(change), cancel))
            proposals.push_back(*std::move(fix));
    }
    putInOrder(proposals, places);
    return proposals;
}

std::vector<FixProposal> FixAdvisor::fixesForTaken(const Rule& rule, const CancelToken& cancel)
{
    const RuleEditing* const editing = m_trial.text().editing();
    if (!editing || m_trial.rewrites() || !isWritten(rule))
        return {};
    const RuleSet& rules = m_trial.rules();
    const RuleMatches& matches = m_trial.matches();
    std::vector<const Rule*> takers;
    for (const RefusedMatch& refused : matches.refused) {
        if (rules.rules[refused.rule].name != rule.name
            || refused.reason != RefusedMatch::Reason::Taken || !refused.section)
            continue;
        const RuleMatch* const made = matches.madeBy(*refused.section);
        const Rule* const taker = made ? &rules.rules[made->rule] : nullptr;
        if (taker && taker->name != rule.name
            && taker->priority < std::numeric_limits<std::int64_t>::max()
            && std::ranges::find(takers, taker) == takers.end() && takers.size() < mostTakers)
            takers.push_back(taker);
    }
    std::vector<FixProposal> proposals;
    for (const Rule* taker : takers) {
        const std::int64_t priority = taker->priority + 1;
        const RuleEdits edits = editing->setPriority(rule.name, priority);
        auto proposal = edits ? proven(rule,
                                       {FixKind::RaisePriority,
                                        "Raise the priority to " + std::to_string(priority)
                                            + ", above `" + taker->name + '`',
                                        *edits},
                                       cancel)
                              : std::nullopt;
        if (proposal)
            proposals.push_back(*std::move(proposal));
    }
    putInOrder(proposals, m_graph.nodeCount());
    return proposals;
}

} // namespace fusewright
