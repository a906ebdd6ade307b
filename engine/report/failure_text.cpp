// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/report/failure_text.h"

#include "engine/graph/graph.h"
#include "engine/match/census.h"

namespace fusewright {

std::string failureText(const Pattern& pattern, EntryId entry, FailureReason reason,
                        const std::string& found)
{
    const std::string expected = expectedText(pattern, entry);
    switch (reason) {
    case FailureReason::Operator:
        return "expected " + expected + ", found " + found;
    case FailureReason::ExtraOperator:
        return "expected " + expected + ", found " + found + " in between";
    case FailureReason::Missing:
        return "expected " + expected + ", found nothing: the graph ends here";
    case FailureReason::Wiring:
        return found + " is there, but lacks an edge that the rule requires";
    case FailureReason::OperandDiffers:
        return found + " is there, but with different operands";
    case FailureReason::InUse:
        return "the only " + found + " there is already bound to another entry";
    case FailureReason::ConditionFalse:
        return found + " is there, but a condition of the rule is false";
    case FailureReason::ConditionUnknown:
        return found
            + " is there, but the model does not say whether a condition of the rule holds";
    case FailureReason::Escapes:
        return "the result is also used outside the match, by " + found;
    case FailureReason::NotInModel:
        return "the model has no " + expected;
    case FailureReason::Budget:
        return "the search was abandoned: too many candidate operators";
    }
    return {};
}

std::string failureText(const Graph& graph, const Pattern& pattern, const Failure& failure)
{
    const std::string found = operatorNames(graph, failure.found);
    std::string text = failureText(pattern, failure.entry, failure.reason, found);
    if (failure.reason == FailureReason::Missing)
        return text + ", at " + std::string(graph.nodeName(failure.from));
    if (failure.found.empty())
        return text;
    text += " (" + std::string(graph.nodeName(failure.at)) + ")";
    if (failure.blame.what.empty())
        return text;
    return text + ": " + failure.blame.what + ", here " + failure.blame.saw;
}

} // namespace fusewright
