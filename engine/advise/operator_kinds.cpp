// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/advise/operator_kinds.h"

#include "engine/graph/graph.h"
#include "engine/graph/operator_catalogue.h"
#include "engine/pattern/pattern.h"
#include "engine/rules/rule_language.h"

#include <algorithm>
#include <array>

namespace fusewright {

namespace {

/// Operators that do work of one kind, by the categories of the catalogue.
constexpr std::array<std::string_view, 4> pointwise{"elementwise", "activation", "comparison",
                                                    "logical"};
constexpr std::array<std::string_view, 4> moving{"layout", "shape", "structural", "indexing"};
constexpr std::array<std::string_view, 3> contracting{"gemm", "conv", "linalg"};
constexpr std::array<std::string_view, 2> lookingUp{"embedding", "indexing"};

} // namespace

std::string_view categoryOf(const Graph& graph, std::string_view name)
{
    const OperatorSpec* const spec = graph.catalogue() ? graph.catalogue()->find(name) : nullptr;
    return spec ? std::string_view(spec->category) : std::string_view();
}

bool movesOnly(std::string_view category)
{
    return std::ranges::find(moving, category) != moving.end();
}

unsigned kindDistance(std::string_view one, std::string_view other)
{
    if (one == other && !one.empty())
        return 0;
    const auto areBoth = [&](const auto& family) {
        return std::ranges::find(family, one) != family.end()
            && std::ranges::find(family, other) != family.end();
    };
    return areBoth(pointwise) || areBoth(moving) || areBoth(contracting) || areBoth(lookingUp)
        ? 1
        : unrelatedKinds;
}

const OperatorSpec* calledOperator(const Graph& graph, const Entry& entry)
{
    const bool isCalled =
        entry.kind == Entry::Kind::Operator && entry.call && !entry.operators.names.empty();
    return isCalled && graph.catalogue() ? graph.catalogue()->find(entry.operators.names.front())
                                         : nullptr;
}

bool takesNothingKnown(const Graph& graph, const Entry& entry)
{
    const bool isByName = entry.kind == Entry::Kind::Operator && !entry.call
        && entry.operators.mode == OperatorClass::Mode::OneOf && !entry.operators.isNative
        && !entry.operators.names.empty();
    const auto isKnown = [&](const std::string& name) {
        const auto isCalledSo = [&](const Operator& op) {
            return graph.text(op.canonical) == name || graph.text(op.native) == name;
        };
        return (graph.catalogue() && graph.catalogue()->find(name))
            || std::ranges::any_of(graph.operators(), isCalledSo);
    };
    return isByName && std::ranges::none_of(entry.operators.names, isKnown);
}

std::string operatorWord(const RuleLanguage& language, const Graph& graph, NodeId node)
{
    if (!language.calls && language.operatorName)
        return language.operatorName(graph.nativeName(node), graph.canonicalName(node));
    return shownOperator(language, graph, node);
}

std::string shownOperator(const RuleLanguage& language, const Graph& graph, NodeId node)
{
    if (!language.calls)
        return std::string(graph.canonicalName(node));
    const NodeCall* const call = graph.call(node);
    return (call && call->kind == CallKind::Method ? "." : "")
        + std::string(graph.nativeName(node));
}

} // namespace fusewright
