// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/partition/over_matches.h"

#include "engine/graph/graph.h"
#include "engine/partition/rule_matches.h"

#include <algorithm>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <utility>

namespace fusewright {

namespace {

using Matches = std::vector<const RuleMatch*>;
using RuleAndPattern = std::pair<std::uint32_t, std::uint32_t>;

/// Fewer matches do not show what is usual, and more than this share of them is not odd.
constexpr std::size_t leastMatches = 8;
constexpr std::size_t oddShare = 16;
/// So many odd matches are named.
constexpr std::size_t mostNamed = 3;
/// At so many lost places it is looked whether they are parts of what was wanted.
constexpr std::size_t mostLostPlaces = 64;

/// What matches of a pattern have in common, each of which is looked at alone.
enum class Trait : std::uint8_t { Type, Rank, Parameters };
constexpr Trait traits[] = {Trait::Type, Trait::Rank, Trait::Parameters};

/// Matches that differ from the usual ones in one trait.
struct OddMatches {
    EntryId entry; ///< The first at which they differ.
    std::string usual;
    std::string odd;
    Matches matches;
};

class OddMatchFinder {
public:
    OddMatchFinder(const Graph& graph, const RuleSet& rules) : m_graph(graph), m_rules(rules) { }

    std::optional<Diagnostic> find(RuleAndPattern which, const Matches& matches, Trait trait) const;

private:
    std::string valueOf(NodeId node, Trait trait) const;
    std::string parametersOf(NodeId node) const;
    std::optional<OddMatches> oddAt(EntryId entry, const Matches& matches, Trait trait) const;
    std::string message(const Rule& rule, const RulePattern& pattern, const OddMatches& odd,
                        std::size_t all) const;

    const Graph& m_graph;
    const RuleSet& m_rules;
};

/// Empty where it is unknown.
std::string OddMatchFinder::valueOf(NodeId node, Trait trait) const
{
    if (trait == Trait::Parameters)
        return parametersOf(node);
    if (m_graph.outputs(node).empty())
        return {};
    const ValueId result = m_graph.outputs(node)[0];
    if (trait == Trait::Type) {
        const DataType type = m_graph.valueType(result);
        return type == DataType::Unknown ? std::string() : std::string(dataTypeName(type));
    }
    const ShapeId shape = m_graph.shapeId(result);
    if (!m_graph.shapes().isRanked(shape))
        return {};
    const std::size_t rank = m_graph.shapes().dims(shape).size();
    return std::to_string(rank) + (rank == 1 ? " dimension" : " dimensions");
}

/// Which of the first two operands are parameters: those of a sum tell a bias from a residual.
std::string OddMatchFinder::parametersOf(NodeId node) const
{
    const auto inputs = m_graph.inputs(node);
    const auto isParameter = [&](std::size_t at) {
        return at < inputs.size() && inputs[at].isValid()
            && m_graph.valueKind(inputs[at]) == ValueKind::Parameter;
    };
    if (isParameter(0) && isParameter(1))
        return "parameters as operands 1 and 2";
    if (isParameter(0))
        return "a parameter as operand 1";
    return isParameter(1) ? "a parameter as operand 2" : "no parameter";
}

std::optional<OddMatches> OddMatchFinder::oddAt(EntryId entry, const Matches& matches,
                                                Trait trait) const
{
    std::map<std::string, Matches> groups;
    std::size_t known = 0;
    for (const RuleMatch* match : matches) {
        const MatchSlot& slot = match->match.slot(entry);
        if (slot.length != 1)
            continue;
        std::string value = valueOf(slot.first, trait);
        if (value.empty())
            continue;
        groups[std::move(value)].push_back(match);
        ++known;
    }
    if (known < leastMatches || groups.size() != 2)
        return std::nullopt;
    const auto isFewer = [](const auto& a, const auto& b) {
        return a.second.size() < b.second.size();
    };
    const auto [odd, usual] = std::ranges::minmax_element(groups, isFewer);
    if (odd->second.size() > std::max<std::size_t>(1, known / oddShare))
        return std::nullopt;
    return OddMatches{entry, usual->first, odd->first, odd->second};
}

std::string OddMatchFinder::message(const Rule& rule, const RulePattern& pattern,
                                    const OddMatches& odd, std::size_t all) const
{
    const std::string& entry = pattern.pattern.entry(odd.entry).name;
    const std::size_t count = odd.matches.size();
    std::string names;
    for (std::size_t at = 0; at < std::min(count, mostNamed); ++at)
        names += (at == 0 ? "" : ", ")
            + std::string(m_graph.nodeName(odd.matches[at]->match.slot(odd.entry).first));
    if (count > mostNamed)
        names += ", …";
    const bool isOne = count == 1;
    return std::to_string(all - count) + " of " + std::to_string(all) + " matches of " + rule.name
        + " have " + odd.usual + " at " + entry + ", but "
        + (isOne ? "one has " : std::to_string(count) + " have ") + odd.odd + ", at " + names
        + ". The rule may match more than intended.";
}

std::optional<Diagnostic> OddMatchFinder::find(RuleAndPattern which, const Matches& matches,
                                               Trait trait) const
{
    const Rule& rule = m_rules.rules[which.first];
    const RulePattern& pattern = rule.patterns[which.second];
    for (std::size_t at = 0; at < pattern.pattern.entryCount(); ++at) {
        const auto odd = oddAt(EntryId(at), matches, trait);
        if (!odd)
            continue;
        const bool isPlaced = at < pattern.entryRanges.size();
        return Diagnostic{.severity = Severity::Information,
                          .code = "odd-match",
                          .message = message(rule, pattern, *odd, matches.size()),
                          .file = m_rules.pathOf(rule),
                          .range = isPlaced ? pattern.entryRanges[at] : rule.nameRange,
                          .fixes = {}};
    }
    return std::nullopt;
}

/// Of one operator alone there is much that differs.
bool hasSeveralOperators(const Pattern& pattern)
{
    return std::ranges::count(pattern.entries(), Entry::Kind::Operator, &Entry::kind) > 1;
}

void findOddMatches(const Graph& graph, const RuleSet& rules, const RuleMatches& matches,
                    std::vector<Diagnostic>& findings)
{
    std::map<RuleAndPattern, Matches> byPattern;
    for (const RuleMatch& match : matches.matches)
        byPattern[{match.rule, match.pattern}].push_back(&match);
    const OddMatchFinder finder(graph, rules);
    for (const auto& [which, all] : byPattern) {
        const Pattern& pattern = rules.rules[which.first].patterns[which.second].pattern;
        if (all.size() < leastMatches || !hasSeveralOperators(pattern))
            continue;
        for (const Trait trait : traits) {
            if (auto finding = finder.find(which, all, trait))
                findings.push_back(*std::move(finding));
        }
    }
}

// --- rules that ask for less than those they win against ----------------------------------------

/// What one rule lost to another.
struct Losses {
    std::size_t places = 0;
    std::size_t parts = 0; ///< At so many the winner has a part of what the loser would have fused.
    std::size_t winnerSize = 0;
    std::size_t loserSize = 0;
    NodeId first; ///< The first of these places.
};

class LooserRuleFinder {
public:
    LooserRuleFinder(const Graph& graph, const RuleSet& rules, const RuleMatches& matches)
        : m_graph(graph), m_rules(rules), m_matches(matches)
    {
    }

    void find(std::vector<Diagnostic>& findings);

private:
    void look(const RefusedMatch& refused, Matcher& matcher);
    Diagnostic finding(std::uint32_t winner, std::uint32_t loser, const Losses& losses) const;

    const Graph& m_graph;
    const RuleSet& m_rules;
    const RuleMatches& m_matches;
    std::map<std::pair<std::uint32_t, std::uint32_t>, Losses> m_losses; ///< By winner and loser.
};

void LooserRuleFinder::look(const RefusedMatch& refused, Matcher& matcher)
{
    const RuleMatch* const winner = refused.section ? m_matches.madeBy(*refused.section) : nullptr;
    if (refused.reason != RefusedMatch::Reason::Taken || !winner || winner->rule == refused.rule)
        return;
    Losses& losses = m_losses[{winner->rule, refused.rule}];
    if (losses.places == mostLostPlaces)
        return;
    const Match* const match = matcher.first(refused.place);
    ++losses.places;
    if (!match)
        return;
    const std::vector<NodeId> wanted = allNodes(*match);
    if (wanted.size() <= winner->nodes.size() || !std::ranges::includes(wanted, winner->nodes))
        return;
    if (losses.parts++ == 0) {
        losses.first = winner->nodes.front();
        losses.winnerSize = winner->nodes.size();
        losses.loserSize = wanted.size();
    }
}

void LooserRuleFinder::find(std::vector<Diagnostic>& findings)
{
    // What was refused stands rule by rule; a matcher serves all of one pattern.
    std::map<RuleAndPattern, Matcher> matchers;
    for (const RefusedMatch& refused : m_matches.refused) {
        const Rule& rule = m_rules.rules[refused.rule];
        const auto made = matchers.try_emplace({refused.rule, refused.pattern}, m_graph,
                                               rule.patterns[refused.pattern].pattern);
        look(refused, made.first->second);
    }
    for (const auto& [rules, losses] : m_losses) {
        // Where the order of the file decides, that is said already.
        const bool isWanted =
            m_rules.rules[rules.first].priority != m_rules.rules[rules.second].priority;
        if (isWanted && losses.parts > 0 && losses.parts == losses.places)
            findings.push_back(finding(rules.first, rules.second, losses));
    }
}

Diagnostic LooserRuleFinder::finding(std::uint32_t winner, std::uint32_t loser,
                                     const Losses& losses) const
{
    const Rule& first = m_rules.rules[winner];
    const Rule& second = m_rules.rules[loser];
    const std::string places = losses.places == 1 ? "one place"
        : losses.places == mostLostPlaces ? std::to_string(losses.places) + " places or more"
                                          : std::to_string(losses.places) + " places";
    return {.severity = Severity::Warning,
            .code = "looser-rule-first",
            .message = first.name + " is less specific than " + second.name
                + ", but has the higher priority: at " + places + " it takes "
                + std::to_string(losses.winnerSize) + " of the " + std::to_string(losses.loserSize)
                + " operators that " + second.name + " asks for, first at "
                + std::string(m_graph.nodeName(losses.first)) + ". Give " + second.name
                + " the higher priority.",
            .file = m_rules.pathOf(first),
            .range = first.nameRange,
            .fixes = {}};
}

} // namespace

std::vector<Diagnostic> findOverMatches(const Graph& graph, const RuleSet& rules,
                                        const RuleMatches& matches)
{
    std::vector<Diagnostic> findings;
    findOddMatches(graph, rules, matches, findings);
    LooserRuleFinder(graph, rules, matches).find(findings);
    return findings;
}

} // namespace fusewright
