// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/session/expectation_session.h"

#include "engine/graph/graph.h"
#include "engine/report/text_table.h"
#include "engine/rewrite/rewrite_run.h"
#include "engine/session/unmet_reason.h"
#include "engine/session/unmet_rewrites.h"
#include "engine/support/nearest_word.h"

#include <algorithm>
#include <string>

namespace fusewright {

namespace {

using Relation = ExpectedCount::Relation;
using Subject = CheckedExpectation::Subject;

/// A comment is about a rule of its own file, an option about the first of the name.
bool isAbout(const Expectation& expected, const std::string& name, std::uint32_t file)
{
    return expected.name == name && expected.file.value_or(file) == file;
}

const WrittenRule* findWritten(const ExpectationGround& ground, const Expectation& expected)
{
    const auto isIt = [&](const WrittenRule& rule) {
        return isAbout(expected, rule.name, rule.file);
    };
    const auto found = std::ranges::find_if(ground.written, isIt);
    return found == ground.written.end() ? nullptr : &*found;
}

Subject subjectOf(const ExpectationGround& ground, const Expectation& expected)
{
    if (findWritten(ground, expected))
        return Subject::Rule;
    if (ground.rewriting)
        return expected.name == "rewrites" ? Subject::Rewrites : Subject::Unknown;
    if (expected.name == "sections")
        return Subject::Sections;
    return expected.name == "covered" ? Subject::Covered : Subject::Unknown;
}

void countRewritesOf(const Rewriting& rewriting, CheckedExpectation& checked)
{
    const std::string& module = checked.expectation.count.module;
    for (std::uint32_t rule = 0; rule < rewriting.rules.rules.size(); ++rule) {
        if (checked.rule.value_or(rule) == rule)
            checked.found += rewritesIn(rewriting, rule, module);
    }
}

void count(const ExpectationGround& ground, CheckedExpectation& checked)
{
    if (ground.rewriting) {
        countRewritesOf(*ground.rewriting, checked);
        return;
    }
    const ModuleMask modules(ground.graph, checked.expectation.count.module);
    for (const RuleMatch& match : ground.matches.matches) {
        if (checked.subject == Subject::Covered)
            checked.found += modules.countOf(match.nodes);
        else if (checked.subject == Subject::Sections || match.rule == checked.rule)
            checked.found += modules.countOf(match.nodes) > 0 ? 1 : 0;
    }
    if (checked.subject == Subject::Covered) {
        for (const NodeId node : ground.graph.nodes())
            checked.all += modules.holds(node) ? 1 : 0;
    }
}

CheckedExpectation check(const ExpectationGround& ground, const Expectation& expected)
{
    CheckedExpectation checked{.expectation = expected, .subject = subjectOf(ground, expected)};
    if (checked.subject == Subject::Unknown)
        return checked;
    if (checked.subject == Subject::Rule) {
        const auto isIt = [&](const Rule& rule) { return isAbout(expected, rule.name, rule.file); };
        const auto found = std::ranges::find_if(ground.rules.rules, isIt);
        if (found == ground.rules.rules.end())
            return checked;
        checked.rule = static_cast<std::uint32_t>(found - ground.rules.rules.begin());
    }
    count(ground, checked);
    const ExpectedCount& wanted = expected.count;
    checked.isMet = checked.subject == Subject::Covered ? wanted.accepts(checked.found, checked.all)
                                                        : wanted.accepts(checked.found);
    return checked;
}

std::string expectedWords(const ExpectedCount& count)
{
    const std::string number = groupedNumber(count.number) + (count.isPercent ? "%" : "");
    if (count.relation == Relation::AtLeast)
        return "at least " + number + " expected";
    if (count.relation == Relation::AtMost)
        return "at most " + number + " expected";
    return (count.number == 0 ? "none" : number) + " expected";
}

std::string sectionsWords(std::uint64_t found, const ExpectedCount& count)
{
    return (found == 0 ? "no" : groupedNumber(found)) + (found == 1 ? " section" : " sections")
        + (count.module.empty() ? "" : " in " + count.module);
}

std::string rewritesWords(std::uint64_t found, const ExpectedCount& count)
{
    return (found == 0 ? "no" : groupedNumber(found)) + (found == 1 ? " place" : " places")
        + (count.module.empty() ? "" : " in " + count.module);
}

std::string coverage(const CheckedExpectation& checked)
{
    const std::string& module = checked.expectation.count.module;
    std::string text = groupedNumber(checked.found) + " of " + groupedNumber(checked.all)
        + " operators" + (module.empty() ? "" : " in " + module);
    if (checked.all > 0)
        text += " (" + std::to_string(checked.found * 100 / checked.all) + "%)";
    return text;
}

std::string statement(const ExpectationGround& ground, const CheckedExpectation& checked)
{
    const ExpectedCount& count = checked.expectation.count;
    switch (checked.subject) {
    case Subject::Rule:
        if (!checked.rule)
            return "The rule \"" + checked.expectation.name + "\" has errors and "
                + (ground.rewriting ? "rewrites nothing; " : "makes no sections; ")
                + expectedWords(count) + '.';
        if (ground.rewriting)
            return "The rule \"" + checked.expectation.name + "\" rewrites "
                + rewritesWords(checked.found, count) + "; " + expectedWords(count) + '.';
        return "The rule \"" + checked.expectation.name + "\" makes "
            + sectionsWords(checked.found, count) + "; " + expectedWords(count) + '.';
    case Subject::Rewrites:
        return "All rules together rewrite " + rewritesWords(checked.found, count) + "; "
            + expectedWords(count) + '.';
    case Subject::Sections:
        return "All rules make " + sectionsWords(checked.found, count) + "; " + expectedWords(count)
            + '.';
    case Subject::Covered:
        return "The rules take " + coverage(checked) + "; " + expectedWords(count) + '.';
    case Subject::Unknown:
        break;
    }
    const std::string& name = checked.expectation.name;
    if (ground.rewriting && (name == "sections" || name == "covered"))
        return "These rules rewrite and make no sections. Expect `rewrites`, or one of the rules.";
    std::vector<std::string_view> names;
    for (const WrittenRule& rule : ground.written)
        names.push_back(rule.name);
    std::string text = "There is no rule \"" + checked.expectation.name + "\".";
    if (const auto nearest = nearestWord(checked.expectation.name, names))
        text += " Did you mean \"" + std::string(*nearest) + "\"?";
    return text;
}

bool isTooFew(const CheckedExpectation& checked)
{
    ExpectedCount atLeast = checked.expectation.count;
    if (atLeast.relation == Relation::AtMost)
        return false;
    atLeast.relation = Relation::AtLeast;
    return checked.subject == Subject::Covered ? !atLeast.accepts(checked.found, checked.all)
                                               : !atLeast.accepts(checked.found);
}

std::string reasonOfRewrites(const Rewriting& rewriting, const CheckedExpectation& checked,
                             const CancelToken& cancel)
{
    if (checked.subject != Subject::Rule || !checked.rule)
        return {};
    return isTooFew(checked)
        ? whyNoMoreRewrites(rewriting, *checked.rule, cancel)
        : whereRewritesAre(rewriting, *checked.rule, checked.expectation.count.module);
}

std::string reason(const ExpectationGround& ground, const CheckedExpectation& checked,
                   const CancelToken& cancel)
{
    if (ground.rewriting)
        return reasonOfRewrites(*ground.rewriting, checked, cancel);
    const ModuleMask modules(ground.graph, checked.expectation.count.module);
    if (checked.subject == Subject::Covered)
        return isTooFew(checked) ? mostLeftOut(ground.graph, ground.matches, modules) : "";
    const bool isRule = checked.subject == Subject::Rule;
    if (checked.subject == Subject::Unknown || (isRule && !checked.rule))
        return {};
    if (!isTooFew(checked))
        return whereSectionsAre(ground.graph, ground.matches, checked.rule, modules);
    if (checked.subject == Subject::Sections)
        return rulesWithout(ground.rules, ground.matches);
    return whyNoMore(ground.graph, ground.rules, ground.matches, *checked.rule, modules, cancel);
}

Diagnostic finding(const ExpectationGround& ground, const CheckedExpectation& checked)
{
    const bool isUnknown = checked.subject == Subject::Unknown;
    Diagnostic found{.severity = Severity::Error,
                     .code = isUnknown ? "unknown-rule" : "expectation",
                     .message = statement(ground, checked),
                     .file = {},
                     .range = checked.expectation.range};
    const WrittenRule* const written = findWritten(ground, checked.expectation);
    const std::uint32_t file =
        checked.expectation.file.value_or(written ? written->file : std::uint32_t{0});
    if (file < ground.rules.files.size())
        found.file = ground.rules.files[file].path;
    if (!found.range && checked.rule)
        found.range = ground.rules.rules[*checked.rule].nameRange;
    else if (!found.range && written)
        found.range = TextRange{written->begin, written->begin};
    return found;
}

} // namespace

std::vector<CheckedExpectation> checkExpectations(const ExpectationGround& ground,
                                                  std::span<const Expectation> expected)
{
    std::vector<CheckedExpectation> all;
    for (const Expectation& each : expected)
        all.push_back(check(ground, each));
    return all;
}

std::vector<std::optional<Diagnostic>> expectationFindings(const ExpectationGround& ground,
                                                           std::span<const CheckedExpectation> all,
                                                           const CancelToken& cancel)
{
    std::vector<std::optional<Diagnostic>> findings;
    std::size_t unmet = 0;
    for (const CheckedExpectation& checked : all) {
        auto& found = findings.emplace_back();
        if (checked.isMet)
            continue;
        found = finding(ground, checked);
        const std::string why = ++unmet <= mostExplained ? reason(ground, checked, cancel) : "";
        if (!why.empty())
            found->message += ' ' + why;
    }
    return findings;
}

} // namespace fusewright
