// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/rewrite/rewrite_rows.h"

#include "engine/support/ascii_search.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace fusewright {

namespace {

using Kind = RewriteRow::Kind;

class RowMaker {
public:
    RowMaker(std::shared_ptr<const Rewriting> rewriting, const std::string& wanted,
             KnownMisses misses, KnownFixes fixes)
        : m_wanted(wanted)
    {
        m_made.misses = std::move(misses);
        m_made.fixes = std::move(fixes);
        m_made.counts = countRewrites(rewriting->rules, rewriting->run);
        m_made.rewriting = std::move(rewriting);
        m_made.rows.emplace_back();
        for (const StageResult& stage : m_made.rewriting->run.stages)
            m_stepsOf.push_back(stepsByRule(stage));
    }

    RewriteRows make();

private:
    std::vector<std::vector<std::uint32_t>> stepsByRule(const StageResult& stage) const;
    std::size_t add(std::size_t parent, RewriteRow row);
    bool isNamed(std::uint32_t rule) const
    {
        return containsAnyCase(m_made.rewriting->rules.rules[rule].name, m_wanted);
    }
    void addRule(std::size_t parent, std::uint32_t stage, std::uint32_t rule);
    void addMisses(std::size_t parent, std::uint32_t stage, std::uint32_t rule);
    void addUnmatched(std::size_t parent, std::uint32_t stage);
    bool isWanted(const StageResult& stage, const RewriteStep& step) const;
    bool isWanted(const StageResult& stage, std::uint32_t rule, const RefusedGroup& group) const;

    const std::string& m_wanted;
    RewriteRows m_made;
    std::vector<std::vector<std::vector<std::uint32_t>>> m_stepsOf; ///< By stage and rule.
};

std::vector<std::vector<std::uint32_t>> RowMaker::stepsByRule(const StageResult& stage) const
{
    std::vector<std::vector<std::uint32_t>> steps(m_made.counts.size());
    for (std::uint32_t at = 0; at < stage.steps.size(); ++at)
        steps[stage.steps[at].rule].push_back(at);
    return steps;
}

std::size_t RowMaker::add(std::size_t parent, RewriteRow row)
{
    m_made.rows.push_back(row);
    return m_made.shape.add(parent);
}

bool RowMaker::isWanted(const StageResult& stage, const RewriteStep& step) const
{
    const auto isNamed = [&](NodeId node) { return containsAnyCase(stage.nameOf(node), m_wanted); };
    return std::ranges::any_of(step.removed, isNamed) || std::ranges::any_of(step.added, isNamed);
}

/// Whether one of the operators that are looked for was refused so.
bool RowMaker::isWanted(const StageResult& stage, std::uint32_t rule,
                        const RefusedGroup& group) const
{
    return std::ranges::any_of(stage.refused, [&](const RefusedRewrite& refused) {
        return refused.rule == rule && refused.reason == group.reason && refused.what == group.what
            && refused.saw == group.saw && containsAnyCase(stage.nameOf(refused.place), m_wanted);
    });
}

void RowMaker::addRule(std::size_t parent, std::uint32_t stage, std::uint32_t rule)
{
    const RewriteCounts& counts = m_made.counts[rule];
    const StageResult& result = m_made.rewriting->run.stages[stage];
    std::vector<std::uint32_t> steps = m_stepsOf[stage][rule];
    const bool isAll = isNamed(rule);
    if (!isAll)
        std::erase_if(steps, [&](std::uint32_t at) { return !isWanted(result, result.steps[at]); });
    const auto isGroup = [&](const RefusedGroup& group) {
        return isAll || isWanted(result, rule, group);
    };
    const bool isEmpty = steps.empty() && std::ranges::none_of(counts.unknown, isGroup)
        && std::ranges::none_of(counts.refused, isGroup);
    if (counts.matches() == 0 || (!isAll && isEmpty))
        return;
    const std::size_t entry = add(parent, {Kind::Rule, stage, rule, 0});
    for (std::uint32_t at = 0; at < counts.unknown.size(); ++at) {
        if (isGroup(counts.unknown[at]))
            add(entry, {Kind::Unknown, stage, rule, at});
    }
    for (std::uint32_t at = 0; at < counts.refused.size(); ++at) {
        if (isGroup(counts.refused[at]))
            add(entry, {Kind::Refused, stage, rule, at});
    }
    if (isAll)
        addMisses(entry, stage, rule);
    for (std::size_t at = 0; at < std::min(steps.size(), RewriteRows::mostSteps); ++at)
        add(entry, {Kind::Step, stage, rule, steps[at]});
    if (steps.size() > RewriteRows::mostSteps)
        add(entry,
            {Kind::More, stage, rule,
             static_cast<std::uint32_t>(steps.size() - RewriteRows::mostSteps)});
}

void RowMaker::addMisses(std::size_t parent, std::uint32_t stage, std::uint32_t rule)
{
    const auto known = m_made.misses.find(rule);
    const std::size_t count = known == m_made.misses.end() ? 0 : known->second.size();
    for (std::uint32_t at = 0; at < std::min(count, RewriteRows::mostMisses); ++at)
        add(parent, {Kind::Near, stage, rule, at});
    const auto fixes = m_made.fixes.find(rule);
    const std::size_t fixCount = fixes == m_made.fixes.end() ? 0 : fixes->second.size();
    for (std::uint32_t at = 0; at < std::min(fixCount, RewriteRows::mostFixes); ++at)
        add(parent, {Kind::Fix, stage, rule, at});
}

void RowMaker::addUnmatched(std::size_t parent, std::uint32_t stage)
{
    const std::vector<std::uint32_t>& all = m_made.rewriting->rules.stages[stage].rules;
    std::vector<std::uint32_t> rules;
    std::ranges::copy_if(all, std::back_inserter(rules), [&](std::uint32_t rule) {
        return m_made.counts[rule].matches() == 0 && isNamed(rule);
    });
    if (rules.empty())
        return;
    const std::size_t group = all.size() == 1
        ? parent
        : add(parent, {Kind::Unmatched, stage, 0, static_cast<std::uint32_t>(rules.size())});
    for (const std::uint32_t rule : rules)
        addMisses(add(group, {Kind::Rule, stage, rule, 0}), stage, rule);
}

RewriteRows RowMaker::make()
{
    const RuleSet& rules = m_made.rewriting->rules;
    const auto options = static_cast<std::uint32_t>(m_wanted.empty() ? rules.options.size() : 0);
    const std::size_t group = options > RewriteRows::mostOptions
        ? add(TreeShape::root, {Kind::Options, 0, 0, options})
        : TreeShape::root;
    for (std::uint32_t at = 0; at < options; ++at)
        add(group, {Kind::Option, 0, 0, at});
    for (std::uint32_t at = 0; at < m_made.rewriting->run.stages.size(); ++at) {
        if (hadNothingToPrepare(rules.stages[at], m_made.rewriting->run.stages[at]))
            continue;
        const std::size_t stage = add(TreeShape::root, {Kind::Stage, at, 0, 0});
        for (const std::uint32_t rule : rules.stages[at].rules)
            addRule(stage, at, rule);
        if (rules.stages[at].offBecause.empty())
            addUnmatched(stage, at);
    }
    return std::move(m_made);
}

void addNamed(const Graph& graph, const StageResult& stage, const std::vector<NodeId>& nodes,
              std::vector<NodeId>& found)
{
    for (const NodeId node : nodes) {
        if (const auto there = graph.findNode(stage.nameOf(node)))
            found.push_back(*there);
    }
}

} // namespace

const RefusedGroup& RewriteRows::groupOf(const RewriteRow& row) const
{
    const RewriteCounts& rule = counts[row.rule];
    return row.kind == Kind::Unknown ? rule.unknown[row.at] : rule.refused[row.at];
}

RewriteRows rewriteRows(std::shared_ptr<const Rewriting> rewriting, const std::string& wanted,
                        KnownMisses misses, KnownFixes fixes)
{
    return RowMaker(std::move(rewriting), wanted, std::move(misses), std::move(fixes)).make();
}

std::vector<NodeId> operatorsIn(const Graph& graph, const RewriteRows& rows, const RewriteRow& row)
{
    std::vector<NodeId> found;
    const bool isOfOperators = row.kind != Kind::Options && row.kind != Kind::Option
        && row.kind != Kind::Unmatched && row.kind != Kind::More && row.kind != Kind::Fix;
    if (!isOfOperators)
        return found;
    const StageResult& stage = rows.rewriting->run.stages[row.stage];
    if (row.kind == Kind::Near) {
        for (const NodeId place : rows.missOf(row).group.places) {
            if (const auto there = graph.findNode(stage.after->nodeName(place)))
                found.push_back(*there);
        }
        std::ranges::sort(found);
        return found;
    }
    const bool isOfRefused = row.kind == Kind::Refused || row.kind == Kind::Unknown;
    for (std::uint32_t at = 0; !isOfRefused && at < stage.steps.size(); ++at) {
        const RewriteStep& step = stage.steps[at];
        const bool isMeant = row.kind == Kind::Stage
            || (row.kind == Kind::Rule ? step.rule == row.rule : at == row.at);
        if (isMeant) {
            addNamed(graph, stage, step.added, found);
            addNamed(graph, stage, step.removed, found);
        }
    }
    for (const RefusedRewrite& refused : stage.refused) {
        const bool isMeant = isOfRefused && refused.rule == row.rule
            && refused.reason == rows.groupOf(row).reason && refused.what == rows.groupOf(row).what
            && refused.saw == rows.groupOf(row).saw;
        if (isMeant)
            addNamed(graph, stage, {refused.place}, found);
    }
    std::ranges::sort(found);
    found.erase(std::unique(found.begin(), found.end()), found.end());
    return found;
}

} // namespace fusewright
