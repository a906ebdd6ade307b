// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/report/check_text.h"

#include "engine/report/text_table.h"
#include "engine/rules/check_answer.h"

#include <algorithm>

namespace fusewright {

namespace {

std::string counted(std::size_t number, const char* word)
{
    return groupedNumber(number) + ' ' + word + (number == 1 ? "" : "s");
}

std::size_t count(const CheckedFile& file, Severity severity)
{
    return static_cast<std::size_t>(
        std::ranges::count(file.findings, severity,
                           [](const CheckFinding& each) { return each.diagnostic.severity; }));
}

std::size_t count(const CheckedFile& file, CheckFinding::State state)
{
    return static_cast<std::size_t>(std::ranges::count(file.findings, state, &CheckFinding::state));
}

std::string fileText(const CheckedFile& file, bool hasBaseline)
{
    std::string text = file.rules.paths() + ": " + counted(file.rules.rules.size(), "rule") + ", "
        + counted(count(file, Severity::Error), "error") + ", "
        + counted(count(file, Severity::Warning), "warning");
    if (!file.expectations.empty()) {
        const auto met = std::ranges::count(file.expectations, true, &CheckedExpectation::isMet);
        text += ", " + groupedNumber(static_cast<std::uint64_t>(met)) + " of "
            + groupedNumber(file.expectations.size()) + " expectations met";
    }
    if (hasBaseline)
        text += ", " + groupedNumber(count(file, CheckFinding::State::New)) + " new, "
            + groupedNumber(count(file, CheckFinding::State::Known)) + " known";
    return text + '\n';
}

} // namespace

std::string expectationTitle(const CheckedExpectation& checked)
{
    return "expect " + checked.expectation.name + ": " + countText(checked.expectation.count);
}

std::string checkText(const CheckAnswer& answer)
{
    std::string text;
    for (const CheckedFile& file : answer.files)
        text += fileText(file, answer.hasBaseline);
    return text;
}

} // namespace fusewright
