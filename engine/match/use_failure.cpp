// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/match/use_failure.h"

#include "engine/graph/graph.h"
#include "engine/match/attempts.h"
#include "engine/match/compiled_pattern.h"
#include "engine/pattern/use_search.h"

#include <algorithm>

namespace fusewright {

namespace {

ValueId valueOf(const Graph& graph, const Match& match, EntryId entry)
{
    const MatchSlot& slot = match.slot(entry);
    const bool isResult = slot.first.isValid() && graph.outputCount(slot.first) == 1;
    return isResult ? *graph.outputs(slot.first).begin() : slot.value;
}

/// Empty where it is not known.
std::string shapeOf(const Graph& graph, const Match& match, EntryId entry)
{
    const ValueId value = valueOf(graph, match, entry);
    if (!value.isValid() || !graph.shapes().isRanked(graph.shapeId(value)))
        return {};
    std::string text;
    for (const Dim dim : graph.shapes().dims(graph.shapeId(value))) {
        if (!dim.isKnown() && !dim.isNamed())
            return {};
        text += text.empty() ? "" : "x";
        text += dim.isKnown() ? std::to_string(dim.size()) : std::string(graph.text(dim.name()));
    }
    return text.empty() ? "scalar" : text;
}

/// The first entry that should have its shape and does not; invalid where there is none.
EntryId ofAnotherShape(const Graph& graph, const UseSearch& uses, const Match& match, EntryId entry)
{
    const std::string shape = shapeOf(graph, match, entry);
    for (const std::vector<EntryId>& same : uses.sameShapes) {
        if (std::ranges::find(same, entry) == same.end())
            continue;
        for (const EntryId other : same) {
            const bool isOther = other != entry && match.isBound(other);
            if (isOther && (shape.empty() || shapeOf(graph, match, other) != shape))
                return other;
        }
    }
    return {};
}

} // namespace

Failure boundUseFailure(const Graph& graph, const CompiledPattern& compiled, const Match& soFar,
                        Failure failure)
{
    const Pattern& pattern = compiled.pattern();
    const UseSearch& uses = *pattern.uses();
    const MatchSlot& slot = soFar.slot(failure.entry);
    failure.from = failure.at = slot.first.isValid() ? slot.first : soFar.place;
    failure.reason = FailureReason::InUse; // Of another match.
    failure.found = {failure.at};
    const bool isOnlyUsed = std::ranges::any_of(uses.edges, [&](const UseEdge& edge) {
        return edge.from == failure.entry && edge.isOnly && !soFar.isBound(edge.to);
    });
    if (isOnlyUsed && slot.first.isValid()) {
        const std::vector<NodeId> inside = allNodes(soFar);
        failure.reason = FailureReason::Escapes;
        failure.found.clear();
        for (const NodeId user : graph.users(slot.first)) {
            if (!std::ranges::binary_search(inside, user))
                failure.found.push_back(user);
        }
        return failure;
    }
    const EntryId other = ofAnotherShape(graph, uses, soFar, failure.entry);
    if (!other.isValid())
        return failure;
    failure.reason = FailureReason::ConditionFalse;
    failure.blame.what =
        pattern.entry(failure.entry).name + " has the shape of " + pattern.entry(other).name;
    const auto told = [&](EntryId entry) {
        const std::string shape = shapeOf(graph, soFar, entry);
        return shape.empty() ? "unknown" : shape;
    };
    failure.blame.saw = told(failure.entry) + " and " + told(other);
    return failure;
}

std::optional<Failure> valueFailure(const Graph& graph, const CompiledPattern& compiled,
                                    const Match& soFar, Failure failure)
{
    const UseSearch* const uses = compiled.pattern().uses();
    const Entry& entry = compiled.entry(failure.entry);
    if (!uses || entry.kind != Entry::Kind::Value)
        return std::nullopt;
    failure.from = failure.at = soFar.place;
    for (const UseEdge& edge : uses->edges) {
        if (edge.from == failure.entry && soFar.slot(edge.to).first.isValid())
            failure.from = failure.at = soFar.slot(edge.to).first;
    }
    failure.found = {failure.at};
    failure.reason = FailureReason::Missing;
    const std::string& name = uses->names[failure.entry.index];
    for (const ValueId value : graph.ownInputs(failure.at)) {
        if (!value.isValid())
            continue;
        const NodeId maker = graph.producer(value);
        const bool isOtherName = !name.empty() && graph.valueName(value) != name;
        if (!isOtherName && !(maker.isValid() && entry.condition.isValid()))
            continue;
        failure.reason = FailureReason::ConditionFalse;
        failure.blame.what =
            isOtherName ? entry.name + " is called " + name : entry.name + " meets the condition";
        failure.blame.saw = std::string(graph.valueName(value))
            + (maker.isValid() ? " of " + std::string(graph.nativeName(maker)) : "");
        return failure;
    }
    return failure;
}

std::optional<std::vector<NodeId>> valueUsers(const Graph& graph, const CompiledPattern& compiled,
                                              const Match& soFar, EntryId entry)
{
    const UseSearch* const uses = compiled.pattern().uses();
    if (!uses)
        return std::nullopt;
    for (const UseEdge& edge : uses->edges) {
        if (edge.to != entry || !soFar.isBound(edge.from))
            continue;
        const ValueId value = soFar.slot(edge.from).value;
        if (!value.isValid())
            return std::nullopt;
        std::vector<NodeId> users;
        for (const Use& use : graph.uses(value)) {
            if (users.empty() || users.back() != use.node)
                users.push_back(use.node);
        }
        return users;
    }
    return std::nullopt;
}

FailureReason formFailure(const Graph& graph, const Pattern& pattern, EntryId entry, NodeId node)
{
    for (const Pattern& form : pattern.uses()->forms[entry.index]) {
        const DetailedAttempt told = PatternTrial(graph, form).at(node);
        if (told.failure && told.failure->reason == FailureReason::ConditionFalse)
            return FailureReason::ConditionFalse;
        if (told.failure)
            return FailureReason::OperandDiffers;
    }
    return FailureReason::Wiring;
}

} // namespace fusewright
