// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/translate/file_comparison.h"

#include "engine/graph/graph.h"
#include "engine/support/letters.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <string>
#include <utility>

namespace fusewright {

namespace {

/// Which places of a file an operator is in.
using PlacesOfNodes = std::map<NodeId, std::vector<std::size_t>>;

PlacesOfNodes indexOf(const std::vector<MatchedPlace>& places)
{
    PlacesOfNodes index;
    for (std::size_t at = 0; at < places.size(); ++at) {
        for (const NodeId node : places[at].nodes)
            index[node].push_back(at);
    }
    return index;
}

class SideComparison {
public:
    SideComparison(const RuleSet& own, const RuleSet& other,
                   const std::vector<MatchedPlace>& places, const std::vector<MatchedPlace>& others)
        : m_others(others), m_index(indexOf(others))
    {
        for (std::uint32_t rule = 0; rule < own.rules.size(); ++rule)
            m_rules.push_back({.rule = rule, .namesake = namesakeOf(own.rules[rule], other)});
        for (const MatchedPlace& place : places)
            add(place);
    }

    std::vector<ComparedRule> take();

private:
    static std::optional<std::uint32_t> namesakeOf(const Rule& rule, const RuleSet& other);
    void add(const MatchedPlace& place);
    SharedPlaces& sharedWith(ComparedRule& rule, std::uint32_t other);

    const std::vector<MatchedPlace>& m_others;
    PlacesOfNodes m_index;
    std::vector<ComparedRule> m_rules;
};

std::optional<std::uint32_t> SideComparison::namesakeOf(const Rule& rule, const RuleSet& other)
{
    const std::string name = bareRuleName(rule.name);
    for (std::uint32_t at = 0; at < other.rules.size(); ++at) {
        if (bareRuleName(other.rules[at].name) == name)
            return at;
    }
    return std::nullopt;
}

SharedPlaces& SideComparison::sharedWith(ComparedRule& rule, std::uint32_t other)
{
    const auto known = std::ranges::find(rule.with, other, &SharedPlaces::rule);
    return known == rule.with.end() ? rule.with.emplace_back(SharedPlaces{.rule = other}) : *known;
}

/// A place counts once, however many places of the other file have some of it.
void SideComparison::add(const MatchedPlace& place)
{
    ComparedRule& rule = m_rules[place.rule];
    std::vector<std::size_t> touched;
    for (const NodeId node : place.nodes) {
        if (const auto found = m_index.find(node); found != m_index.end())
            touched.insert(touched.end(), found->second.begin(), found->second.end());
    }
    std::ranges::sort(touched);
    touched.erase(std::unique(touched.begin(), touched.end()), touched.end());
    const auto same = std::ranges::find_if(
        touched, [&](std::size_t at) { return m_others[at].nodes == place.nodes; });
    if (same != touched.end()) {
        ++rule.same;
        ++sharedWith(rule, m_others[*same].rule).same;
        return;
    }
    if (touched.empty()) {
        rule.only.push_back(place.nodes);
        return;
    }
    ++rule.common;
    std::vector<std::uint32_t> others;
    for (const std::size_t at : touched)
        others.push_back(m_others[at].rule);
    std::ranges::sort(others);
    others.erase(std::unique(others.begin(), others.end()), others.end());
    for (const std::uint32_t other : others)
        ++sharedWith(rule, other).common;
}

std::vector<ComparedRule> SideComparison::take()
{
    for (ComparedRule& rule : m_rules)
        std::ranges::stable_sort(rule.with, std::ranges::greater(), [](const SharedPlaces& shared) {
            return std::pair(shared.same, shared.common);
        });
    return std::move(m_rules);
}

std::vector<std::uint32_t> allOf(const RuleSet& rules)
{
    std::vector<std::uint32_t> all(rules.rules.size());
    std::iota(all.begin(), all.end(), 0U);
    return all;
}

} // namespace

std::size_t FileComparison::places(std::size_t file) const
{
    return same(file) + common(file) + only(file);
}

std::size_t FileComparison::same(std::size_t file) const
{
    std::size_t count = 0;
    for (const ComparedRule& rule : rules[file])
        count += rule.same;
    return count;
}

std::size_t FileComparison::common(std::size_t file) const
{
    std::size_t count = 0;
    for (const ComparedRule& rule : rules[file])
        count += rule.common;
    return count;
}

std::size_t FileComparison::only(std::size_t file) const
{
    std::size_t count = 0;
    for (const ComparedRule& rule : rules[file])
        count += rule.only.size();
    return count;
}

FileComparison compareFiles(const std::shared_ptr<const Graph>& graph, const RuleSet& first,
                            const RuleSet& second, const CancelToken& cancel)
{
    const std::vector<MatchedPlace> one = placesOfRules(graph, first, allOf(first), cancel);
    const std::vector<MatchedPlace> other = placesOfRules(graph, second, allOf(second), cancel);
    FileComparison made;
    made.rules[0] = SideComparison(first, second, one, other).take();
    made.rules[1] = SideComparison(second, first, other, one).take();
    return made;
}

std::string bareRuleName(std::string_view name)
{
    name.remove_prefix(name.rfind('.') == std::string_view::npos ? 0 : name.rfind('.') + 1);
    std::string bare;
    for (const char letter : name) {
        if (isLetterOrDigit(letter))
            bare += toLower(letter);
    }
    return bare;
}

} // namespace fusewright
