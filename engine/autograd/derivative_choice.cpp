// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/autograd/derivative_choice.h"

#include "engine/autograd/formula_words.h"
#include "engine/graph/operator_catalogue.h"

#include <algorithm>
#include <array>
#include <string>

namespace fusewright {

namespace {

constexpr auto atenFamilies = std::to_array<std::string_view>({
    "torch.ops.aten.",
    "ops.aten.",
    "aten::",
    "aten.",
});

/// `aten.embedding` for `torch.ops.aten.embedding.default`; empty for what is not of ATen.
std::string atenName(std::string_view native)
{
    for (const std::string_view family : atenFamilies) {
        if (!native.starts_with(family))
            continue;
        native.remove_prefix(family.size());
        return "aten." + std::string(native.substr(0, native.find('.')));
    }
    return {};
}

} // namespace

DerivativeChoice::DerivativeChoice(const Graph& graph, const DerivativeTable& table)
    : m_graph(graph), m_table(table), m_candidates(graph.operators().size())
{
}

const Derivative* DerivativeChoice::find(const ForwardOperator& forward)
{
    for (const Derivative* const entry : candidates(m_graph.operatorId(forward.node()))) {
        if (fits(*entry, forward))
            return entry;
    }
    return nullptr;
}

bool DerivativeChoice::mayBeOne(NodeId node)
{
    return std::ranges::any_of(candidates(m_graph.operatorId(node)), [](const Derivative* entry) {
        return entry->kind == Derivative::Kind::Fused;
    });
}

bool DerivativeChoice::isKnown(NodeId node)
{
    return !candidates(m_graph.operatorId(node)).empty();
}

const DerivativeTable::Entries& DerivativeChoice::candidates(OperatorId op)
{
    std::optional<DerivativeTable::Entries>& known = m_candidates[op.index];
    if (known)
        return *known;
    known.emplace();
    const auto add = [&](const DerivativeTable::Entries& entries) {
        known->insert(known->end(), entries.begin(), entries.end());
    };
    const Operator& kind = m_graph.operators()[op.index];
    const std::string_view native = m_graph.text(kind.native);
    const std::string_view canonical = m_graph.text(kind.canonical);
    add(m_table.named(native));
    add(m_table.named(atenName(native)));
    if (canonical != native)
        add(m_table.named(canonical));
    // What works in place is as its plain form.
    if (canonical.ends_with('_'))
        add(m_table.named(canonical.substr(0, canonical.size() - 1)));
    if (known->empty() && kind.spec)
        add(m_table.ofCategory(kind.spec->category));
    return *known;
}

bool DerivativeChoice::fits(const Derivative& entry, const ForwardOperator& forward) const
{
    if (entry.kind != Derivative::Kind::Formula)
        return true;
    return fitsOperands(entry, forward)
        && std::ranges::all_of(entry.arguments, [&](const DerivativeArgument& argument) {
               return fitsArgument(argument, forward);
           });
}

bool DerivativeChoice::fitsOperands(const Derivative& entry, const ForwardOperator& forward) const
{
    const std::size_t count = forward.operands().size();
    if (count > 0 && !entry.operandAt(count - 1))
        return false;
    for (std::size_t at = 0; at < entry.operands.size(); ++at) {
        const DerivativeOperand& operand = entry.operands[at];
        if (operand.isRest)
            continue;
        if (!operand.isOptional && !forward.hasOperand(at))
            return false;
        if (operand.rank && forward.rankOf(at) != operand.rank)
            return false;
        if (operand.isNumber && !forward.knownNumber(at))
            return false;
        if (!operand.maker.empty() && makerOf(forward, at) != operand.maker)
            return false;
    }
    return true;
}

/// The canonical name; empty for inputs and parameters.
std::string_view DerivativeChoice::makerOf(const ForwardOperator& forward, std::size_t place) const
{
    const NodeId maker =
        forward.hasOperand(place) ? m_graph.producer(forward.operands()[place]) : NodeId();
    return maker.isValid() ? m_graph.canonicalName(maker) : std::string_view();
}

/// A condition holds for 0 where the argument is not given.
bool DerivativeChoice::fitsArgument(const DerivativeArgument& wanted,
                                    const ForwardOperator& forward) const
{
    if (wanted.usual)
        return true;
    const Attribute* const given = forward.argument(wanted.names);
    if (!wanted.wanted)
        return given || countNamed(wanted.names.front(), forward);
    const AttributeValue* const value = given ? &forward.content(*given) : nullptr;
    if (const auto* const text = value ? std::get_if<std::string>(value) : nullptr)
        return *text == *wanted.wanted;
    const auto number =
        value ? numberOf(*value) : countNamed(wanted.names.front(), forward).value_or(0);
    return number && numberIn(*wanted.wanted) == number;
}

std::optional<double> countNamed(std::string_view name, const ForwardOperator& forward)
{
    if (name == "results")
        return static_cast<double>(forward.resultCount());
    if (name == "operands")
        return static_cast<double>(forward.operands().size());
    return std::nullopt;
}

} // namespace fusewright
