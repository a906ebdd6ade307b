// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/report/check_text.h"
#include "engine/report/xml_text.h"
#include "engine/rules/check_answer.h"

#include <cstddef>
#include <map>

namespace fusewright {

namespace {

/// One test case, with the findings that belong to it.
struct Case {
    std::string name;
    std::size_t line = 0; ///< 0 where there is no place.
    std::vector<const CheckFinding*> findings;

    bool isFailed() const
    {
        for (const CheckFinding* finding : findings) {
            if (isFailure(*finding))
                return true;
        }
        return false;
    }
};

/// A test suite: the file, its rules, and what is expected of them.
struct Suite {
    std::string name;
    std::vector<Case> cases;

    std::size_t failureCount() const
    {
        std::size_t count = 0;
        for (const Case& each : cases)
            count += each.isFailed() ? 1 : 0;
        return count;
    }
};

Case caseOf(const CheckedFile& file, const CheckedExpectation& checked)
{
    Case made{.name = expectationTitle(checked), .line = 0, .findings = {}};
    if (checked.expectation.range)
        made.line = checked.expectation.range->begin.line;
    if (!checked.finding)
        return made;
    const CheckFinding& finding = file.findings[*checked.finding];
    made.findings.push_back(&finding);
    if (made.line == 0 && finding.diagnostic.range)
        made.line = finding.diagnostic.range->begin.line;
    return made;
}

Suite suiteOf(const CheckedFile& file)
{
    Suite suite{.name = file.rules.paths(), .cases = {}};
    suite.cases.push_back({.name = "file", .line = 0, .findings = {}});
    for (const RuleHeading& rule : file.names)
        suite.cases.push_back({.name = rule.name, .line = rule.begin.line, .findings = {}});
    std::vector<bool> isTold(file.findings.size(), false);
    for (const CheckedExpectation& checked : file.expectations) {
        suite.cases.push_back(caseOf(file, checked));
        if (checked.finding)
            isTold[*checked.finding] = true;
    }
    std::map<std::string_view, std::size_t> places;
    for (std::size_t at = 0; at < file.names.size(); ++at)
        places.emplace(file.names[at].name, at + 1);
    for (std::size_t at = 0; at < file.findings.size(); ++at) {
        const auto place = places.find(file.findings[at].rule);
        if (!isTold[at])
            suite.cases[place == places.end() ? 0 : place->second].findings.push_back(
                &file.findings[at]);
    }
    return suite;
}

std::string attribute(std::string_view name, std::string_view value)
{
    return ' ' + std::string(name) + "=\"" + xmlEscaped(value) + '"';
}

std::string counts(std::size_t tests, std::size_t failures)
{
    return attribute("tests", std::to_string(tests))
        + attribute("failures", std::to_string(failures)) + attribute("errors", "0")
        + attribute("skipped", "0");
}

std::string lines(const std::vector<const CheckFinding*>& findings)
{
    std::string text;
    for (const CheckFinding* finding : findings)
        text += toText(finding->diagnostic) + '\n';
    return xmlEscaped(text);
}

std::string failureElement(const std::vector<const CheckFinding*>& findings)
{
    const Diagnostic& first = findings.front()->diagnostic;
    std::string message = first.message;
    if (findings.size() > 1)
        message += " And " + std::to_string(findings.size() - 1) + " more.";
    return "      <failure" + attribute("message", message) + attribute("type", first.code) + '>'
        + lines(findings) + "</failure>\n";
}

std::string caseElement(const Suite& suite, const Case& each)
{
    std::string text = "    <testcase" + attribute("name", each.name)
        + attribute("classname", suite.name) + attribute("file", suite.name);
    if (each.line > 0)
        text += attribute("line", std::to_string(each.line));
    std::vector<const CheckFinding*> failures;
    std::vector<const CheckFinding*> others;
    for (const CheckFinding* finding : each.findings)
        (isFailure(*finding) ? failures : others).push_back(finding);
    if (each.findings.empty())
        return text + "/>\n";
    text += ">\n";
    if (!failures.empty())
        text += failureElement(failures);
    if (!others.empty())
        text += "      <system-out>" + lines(others) + "</system-out>\n";
    return text + "    </testcase>\n";
}

std::string suiteElement(const Suite& suite)
{
    std::string text = "  <testsuite" + attribute("name", suite.name)
        + counts(suite.cases.size(), suite.failureCount()) + ">\n";
    for (const Case& each : suite.cases)
        text += caseElement(suite, each);
    return text + "  </testsuite>\n";
}

} // namespace

std::string checkJunit(const CheckAnswer& answer)
{
    std::size_t tests = 0;
    std::size_t failures = 0;
    std::string suites;
    for (const CheckedFile& file : answer.files) {
        const Suite suite = suiteOf(file);
        tests += suite.cases.size();
        failures += suite.failureCount();
        suites += suiteElement(suite);
    }
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites"
        + attribute("name", "fusewright check") + counts(tests, failures) + ">\n" + suites
        + "</testsuites>\n";
}

} // namespace fusewright
