// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/check_answer.h"

#include "engine/support/letters.h"

namespace fusewright {

bool isFailure(const CheckFinding& finding)
{
    const Severity severity = finding.diagnostic.severity;
    if (finding.state == CheckFinding::State::Unmarked)
        return severity == Severity::Error;
    return finding.state == CheckFinding::State::New && severity != Severity::Information;
}

std::string withoutLineNumbers(std::string_view message)
{
    constexpr std::string_view word = "line ";
    std::string plain;
    for (std::size_t at = 0; at < message.size();) {
        if (!message.substr(at).starts_with(word)) {
            plain += message[at++];
            continue;
        }
        plain += word;
        at += word.size();
        while (at < message.size() && isDigit(message[at]))
            ++at;
    }
    return plain;
}

std::string_view stateName(CheckFinding::State state)
{
    switch (state) {
    case CheckFinding::State::Unmarked:
        return {};
    case CheckFinding::State::New:
        return "new";
    case CheckFinding::State::Known:
        return "known";
    }
    return {};
}

} // namespace fusewright
