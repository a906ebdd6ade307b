// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/report/failure_text.h"

#include "engine/graph/graph.h"
#include "engine/match/census.h"

namespace fusewright {

namespace {

std::string conditionText(const std::string& found, const char* what)
{
    return "the " + std::string(what) + " of " + found + " is not what the rule requires";
}

} // namespace

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
    case FailureReason::OperandOrder:
        return found + " is there, but connected to a different operand or result";
    case FailureReason::InUse:
        return "the only " + found + " there is already bound to another entry";
    case FailureReason::Attribute:
        return conditionText(found, "attribute");
    case FailureReason::Constant:
        return conditionText(found, "constant");
    case FailureReason::Type:
        return conditionText(found, "element type");
    case FailureReason::Shape:
        return conditionText(found, "shape");
    case FailureReason::Users:
        return conditionText(found, "number of users");
    case FailureReason::UsedOutside:
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
    return text + " (" + std::string(graph.nodeName(failure.at)) + ")";
}

} // namespace fusewright
