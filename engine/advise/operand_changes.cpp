// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/advise/operand_changes.h"

#include "engine/advise/operator_kinds.h"
#include "engine/graph/graph.h"
#include "engine/graph/operator_catalogue.h"
#include "engine/rules/rule_editing.h"

#include <algorithm>

namespace fusewright {

namespace {

/// The operand that an entry which is no operator would be; invalid where that is not known.
ValueId operandOf(const Graph& graph, const FailedTry& failed)
{
    const Failure& failure = *failed.told.failure;
    for (const PatternEdge& edge : failed.pattern.edgesFrom(failure.entry)) {
        const auto users = failed.told.furthest.nodes(edge.to);
        const bool isUser = std::ranges::find(users, failure.from) != users.end();
        const auto inputs = graph.inputs(failure.from);
        if (isUser && edge.operand && *edge.operand < inputs.size())
            return inputs[*edge.operand];
    }
    return {};
}

/// What an entry should take to fit; nothing where another operator stands there.
std::optional<SeenThere> seenAt(const Graph& graph, const FailedTry& failed)
{
    const Failure& failure = *failed.told.failure;
    const Entry& entry = failed.pattern.entry(failure.entry);
    if (entry.kind != Entry::Kind::Operator) {
        const ValueId value = operandOf(graph, failed);
        return value.isValid() ? std::optional(SeenThere{graph, failure.from, value})
                               : std::nullopt;
    }
    if (failure.reason != FailureReason::Operator)
        return failure.at.isValid() ? std::optional(SeenThere{graph, failure.at}) : std::nullopt;
    const OperatorSpec* const called = calledOperator(graph, entry);
    for (const NodeId node : failure.found) {
        if (called && called->name == graph.canonicalName(node))
            return SeenThere{graph, node};
    }
    return std::nullopt;
}

} // namespace

std::vector<ChangePair> operandChanges(const RuleEditing& editing, const Graph& graph,
                                       const FailedTry& failed)
{
    const auto seen = seenAt(graph, failed);
    if (!seen)
        return {};
    const std::string& entry = failed.pattern.entry(failed.told.failure->entry).name;
    std::vector<ChangePair> changes;
    for (EntryFit& fit : editing.fits(failed.where, entry, *seen)) {
        const bool isCall = fit.kind == EntryFit::Kind::Call;
        changes.push_back({{isCall ? FixKind::CallForm : FixKind::Loosen, std::move(fit.title),
                            std::move(fit.edits), fit.strangeness},
                           std::nullopt});
    }
    return changes;
}

} // namespace fusewright
