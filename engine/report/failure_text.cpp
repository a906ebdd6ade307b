// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/report/failure_text.h"

#include "engine/graph/graph.h"
#include "engine/match/census.h"
#include "engine/pattern/operand_count.h"

#include <algorithm>
#include <vector>

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
    case FailureReason::CallDiffers:
        return found + " is there, but called with other arguments";
    }
    return {};
}

namespace {

std::string countedText(std::size_t count, const std::vector<std::string>& names)
{
    std::string text = std::to_string(count) + (count == 1 ? " operand" : " operands");
    for (std::size_t at = 0; at < names.size(); ++at)
        text += (at == 0 ? " (" : ", ") + names[at];
    return names.empty() ? text : text + ')';
}

/// Both numbers of operands, where it is they that differ; else empty.
std::string countsText(const Graph& graph, const Pattern& pattern, const Failure& failure)
{
    const OperandCount wanted = pattern.entry(failure.entry).operands;
    const std::size_t count = operandCount(graph, failure.at);
    if (wanted.includes(count))
        return {};
    std::vector<std::string> there;
    for (const ValueId value : graph.inputs(failure.at).first(count))
        there.emplace_back(value.isValid() ? graph.valueName(value) : "none");
    std::vector<std::string> asked(wanted.fewest);
    for (const PatternEdge& edge : pattern.edges()) {
        if (edge.to == failure.entry && edge.operand && *edge.operand < asked.size())
            asked[*edge.operand] = pattern.entry(edge.from).name;
    }
    const bool areNamed = std::ranges::none_of(asked, &std::string::empty);
    const std::string_view atLeast = wanted.most ? "" : "at least ";
    const std::size_t limit =
        count < wanted.fewest || !wanted.most ? wanted.fewest : std::size_t{*wanted.most};
    return ": it has " + countedText(count, there) + ", the rule " + std::string(atLeast)
        + countedText(limit,
                      areNamed && limit == asked.size() ? asked : std::vector<std::string>());
}

} // namespace

std::string failureText(const Graph& graph, const Pattern& pattern, const Failure& failure)
{
    const std::string found = operatorNames(graph, failure.found);
    std::string text = failureText(pattern, failure.entry, failure.reason, found);
    if (failure.reason == FailureReason::Missing)
        return text + ", at " + std::string(graph.nodeName(failure.from));
    if (failure.found.empty())
        return text;
    text += " (" + std::string(graph.nodeName(failure.at)) + ")";
    if (failure.reason == FailureReason::OperandDiffers)
        return text + countsText(graph, pattern, failure);
    if (failure.blame.what.empty())
        return text;
    return text + ": " + failure.blame.what + ", here " + failure.blame.saw;
}

} // namespace fusewright
