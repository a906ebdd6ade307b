// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/session/check_session.h"

#include "engine/hardware/fit_findings.h"
#include "engine/hardware/hardware_cost.h"
#include "engine/session/expectation_session.h"
#include "engine/session/match_session.h"
#include "engine/session/pipeline.h"

#include <algorithm>
#include <iterator>
#include <numeric>
#include <utility>

namespace fusewright {

namespace {

/// The rules' names in the order in which they stand.
std::vector<RuleHeading> inTextOrder(const CheckedFile& file)
{
    std::vector<RuleHeading> names = file.names;
    std::ranges::sort(names, {}, &RuleHeading::begin);
    return names;
}

std::string nearestRule(const std::vector<RuleHeading>& names, const Diagnostic& diagnostic)
{
    if (!diagnostic.range)
        return {};
    const auto next =
        std::ranges::upper_bound(names, diagnostic.range->begin, {}, &RuleHeading::begin);
    return next == names.begin() ? std::string() : std::prev(next)->name;
}

/// In the order of the text; expectations still know their findings afterwards.
void sortByPlace(CheckedFile& file)
{
    const auto placeOf = [&](std::size_t at) {
        const auto& range = file.findings[at].diagnostic.range;
        return std::pair(range.has_value(), range ? range->begin : TextPosition{});
    };
    std::vector<std::size_t> order(file.findings.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, {}, placeOf);
    std::vector<std::size_t> newPlace(order.size());
    std::vector<CheckFinding> sorted;
    for (const std::size_t at : order) {
        newPlace[at] = sorted.size();
        sorted.push_back(std::move(file.findings[at]));
    }
    file.findings = std::move(sorted);
    for (CheckedExpectation& checked : file.expectations) {
        if (checked.finding)
            checked.finding = newPlace[*checked.finding];
    }
}

void addFindings(CheckedFile& file, std::vector<Diagnostic> diagnostics)
{
    const std::vector<RuleHeading> names = inTextOrder(file);
    for (Diagnostic& diagnostic : diagnostics) {
        std::string rule = nearestRule(names, diagnostic);
        file.findings.push_back({std::move(diagnostic), std::move(rule)});
    }
}

/// Sets what is expected beside what there is.
void compare(CheckedFile& file, const ExpectationGround& ground,
             std::span<const Expectation> expected)
{
    file.expectations = checkExpectations(ground, expected);
    auto findings = expectationFindings(ground, file.expectations);
    for (std::size_t at = 0; at < findings.size(); ++at) {
        CheckedExpectation& each = file.expectations[at];
        if (!findings[at])
            continue;
        each.finding = file.findings.size();
        const bool isOfRule = each.subject == CheckedExpectation::Subject::Rule;
        file.findings.push_back(
            {*std::move(findings[at]), isOfRule ? each.expectation.name : std::string()});
    }
}

} // namespace

CheckedFile checkedFile(CheckedRules checked)
{
    CheckedFile file{.rules = std::move(checked.rules), .isReadable = checked.isReadable};
    for (WrittenRule& written : checked.written)
        file.names.push_back({std::move(written.name), written.begin});
    addFindings(file, std::move(checked.diagnostics));
    return file;
}

CheckedFile checkedFile(CheckedRules checked, CheckedModel& ground,
                        std::span<const Expectation> alsoExpected)
{
    const std::vector<WrittenRule> written = checked.written;
    std::vector<Expectation> expected = std::move(checked.expected);
    expected.insert(expected.end(), alsoExpected.begin(), alsoExpected.end());

    CheckedFile file = checkedFile(std::move(checked));
    const std::shared_ptr<const Graph> graph = ground.graph;
    if (file.rules.stages.empty()) {
        file.rules.choices = ground.choices.rules;
        MatchedRules matched = matchModel(*graph, file.rules);
        addFindings(file, std::move(matched.diagnostics));
        compare(file, {*graph, file.rules, written, matched.matches}, expected);
    } else {
        const RewriteChoices& choices = ground.choices;
        const Rewriting rewriting{file.rules, choices, rewrite(graph, file.rules, choices)};
        const RuleMatches noSections;
        ground.graph = rewriting.run.graph();
        addFindings(file, stageFindings(rewriting.rules, rewriting.run));
        compare(file, {*graph, file.rules, written, noSections, &rewriting}, expected);
    }
    sortByPlace(file);
    return file;
}

void addFitFindings(CheckedFile& file, const Graph& graph, const HardwareProfile& machine)
{
    std::vector<Diagnostic> ignored; // The check has told them.
    const MadePartition made = makePartition(graph, file.rules, ignored);
    const HardwareCosts costs = hardwareCosts(machine, graph, file.rules, {}, made);
    std::vector<Diagnostic> findings = fitFindings(file.rules, made, costs);
    if (findings.empty())
        return;
    addFindings(file, std::move(findings));
    sortByPlace(file);
}

} // namespace fusewright
