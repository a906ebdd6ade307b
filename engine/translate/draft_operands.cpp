// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/translate/draft_operands.h"

#include "engine/graph/operator_catalogue.h"
#include "engine/translate/lost_meaning.h"
#include "engine/translate/tensor_counts.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <numeric>
#include <utility>

namespace fusewright {

namespace {

/// Operands that an operator may have where nobody knows better.
constexpr std::size_t mostOperands = 8;
/// Of more than these in the pattern only the order of the pattern is tried.
constexpr std::size_t mostPlaced = 2;
/// Tensors in a list of which the pattern does not say how long it is, the most first.
constexpr std::array<std::size_t, 2> usualLists{3, 2};

std::string numbered(std::size_t count, std::string_view what)
{
    return std::to_string(count) + ' ' + std::string(what) + (count == 1 ? "" : "s");
}

} // namespace

std::string DraftOperands::canonicalOf(EntryId id) const
{
    const OperatorClass& operators = m_way.entry(id).operators;
    if (operators.names.empty())
        return {};
    const OperatorSpec* const spec = m_ground.operators->find(operators.names.front());
    return spec ? spec->name : operators.names.front();
}

OpenOperand DraftOperands::operandFrom(EntryId id) const
{
    const auto place = m_places.find(id);
    if (place != m_places.end())
        return {.entry = place->second, .value = {}, .name = {}};
    return {.entry = {}, .value = id, .name = {}};
}

/// Of a pattern whose operators are calls: what it takes, in its order.
OperandWay DraftOperands::calledWay(EntryId id)
{
    OperandWay way;
    const CallForm& form = *m_way.entry(id).call;
    way.call.kind = form.kind;
    way.call.target = m_way.entry(id).operators.names.front();
    bool hasLiterals = false;
    for (const FormArgument& argument : form.arguments) {
        DraftArgument& made = way.call.arguments.emplace_back();
        made.keyword = argument.keyword;
        made.depth = argument.depth;
        made.isList = argument.kind == FormArgument::Kind::List;
        made.literal = argument.literal;
        hasLiterals = hasLiterals || argument.kind == FormArgument::Kind::Literal;
        if (argument.kind != FormArgument::Kind::Entry)
            continue;
        made.operand = static_cast<std::uint32_t>(way.operands.size());
        way.operands.push_back(operandFrom(argument.entry));
    }
    if (hasLiterals && !m_ground.to->calls)
        m_lost.add(Severity::Information, "literal",
                   "The literals that `" + m_way.entry(id).name
                       + "` is called with may be others here.",
                   m_lost.placeOf(m_way.entry(id).name));
    return way;
}

bool DraftOperands::isSwapped(EntryId id, const DraftEntry& entry) const
{
    const bool isUnordered = m_words.isUnordered && !entry.operators.empty()
        && m_words.isUnordered(entry.operators.front());
    return m_way.entry(id).isCommutative && !isUnordered;
}

/// Of a pattern that says what each operand is.
std::vector<DraftOperands::Operands> DraftOperands::told(EntryId id, const DraftEntry& entry)
{
    std::size_t count = m_way.entry(id).operands.fewest;
    for (const PatternEdge& edge : m_way.edges()) {
        if (edge.to == id && edge.operand && *edge.operand < mostOperands * mostOperands)
            count = std::max<std::size_t>(count, *edge.operand + 1);
    }
    Operands operands(std::min(count, mostOperands * mostOperands));
    for (const PatternEdge& edge : m_way.edges()) {
        if (edge.to != id || !edge.operand || *edge.operand >= operands.size())
            continue;
        operands[*edge.operand] = operandFrom(edge.from);
        if (edge.output.value_or(0) > 0 && !m_words.laterResults)
            m_lost.add(Severity::Warning, "later-result",
                       '`' + m_way.entry(id).name + "` reads result " + std::to_string(*edge.output)
                           + " of `" + m_way.entry(edge.from).name + "`; here it is the first one.",
                       m_lost.placeOf(m_way.entry(id).name));
        if (edge.isRest)
            m_lost.add(Severity::Warning, "any-number",
                       '`' + m_way.entry(id).name
                           + "` takes any number of operands; here there are "
                           + std::to_string(operands.size()) + '.',
                       m_lost.placeOf(m_way.entry(id).name));
    }
    fit(id, entry, operands);
    std::vector<Operands> all{operands};
    if (isSwapped(id, entry) && operands.size() > 1) {
        std::swap(operands[0], operands[1]);
        all.push_back(std::move(operands));
    }
    return all;
}

/// How many operands an operator may have, the most first.
std::vector<std::size_t> DraftOperands::countsOf(EntryId id, const DraftEntry& entry,
                                                 std::size_t fewest)
{
    std::vector<std::size_t> counts;
    const bool isWhole = !entry.operators.empty() && !isSpelled(entry.operators.front(), m_words);
    if (m_words.takes && isWhole) {
        for (std::size_t count = mostOperands; count > 0; --count) {
            if (count >= fewest && m_words.takes(entry.operators.front(), count))
                counts.push_back(count);
        }
        return counts;
    }
    for (const std::size_t count : tensorCountsOf(canonicalOf(id))) {
        if (count >= fewest)
            counts.push_back(count);
    }
    if (takesTensorList(canonicalOf(id)))
        std::ranges::copy_if(usualLists, std::back_inserter(counts),
                             [&](std::size_t count) { return count >= fewest; });
    if (counts.empty())
        counts.push_back(std::max<std::size_t>(fewest, 1));
    return counts;
}

/// Gives an operator as many operands as the language knows of it.
void DraftOperands::fit(EntryId id, const DraftEntry& entry, Operands& operands)
{
    if (m_ground.from == m_ground.to || entry.operators.empty())
        return;
    std::size_t needed = 0;
    for (std::size_t at = 0; at < operands.size(); ++at) {
        if (operands[at].entry)
            needed = at + 1;
    }
    const std::vector<std::size_t> counts = countsOf(id, entry, needed);
    if (counts.empty() || std::ranges::find(counts, operands.size()) != counts.end())
        return;
    const auto fewer =
        std::ranges::find_if(counts, [&](std::size_t count) { return count < operands.size(); });
    const std::size_t count = fewer == counts.end() ? counts.back() : *fewer;
    m_lost.add(Severity::Warning, "operand-count",
               '`' + m_way.entry(id).name + "` has " + numbered(operands.size(), "operand")
                   + " in the original and " + std::to_string(count) + " here, as `"
                   + entry.operators.front() + "` has in " + std::string(m_ground.to->title) + '.',
               m_lost.placeOf(m_way.entry(id).name));
    operands.resize(count);
}

/// Of a pattern that only says who uses whom: every way to put what is used among the operands.
std::vector<DraftOperands::Operands> DraftOperands::placed(EntryId id, const DraftEntry& entry)
{
    Operands used;
    for (const PatternEdge& edge : m_way.edges()) {
        if (edge.to == id)
            used.push_back(operandFrom(edge.from));
    }
    const bool isUnordered = m_words.isUnordered && !entry.operators.empty()
        && m_words.isUnordered(entry.operators.front());
    std::vector<Operands> all;
    for (const std::size_t count : countsOf(id, entry, used.size())) {
        std::vector<std::size_t> places(count);
        std::iota(places.begin(), places.end(), std::size_t(0));
        const bool isOne = isUnordered || used.empty() || used.size() > mostPlaced;
        // Each order of the places; only where what is used comes to counts.
        std::vector<std::vector<std::size_t>> seen;
        do {
            const std::vector<std::size_t> taken(
                places.begin(), places.begin() + static_cast<std::ptrdiff_t>(used.size()));
            if (std::ranges::find(seen, taken) != seen.end())
                continue;
            seen.push_back(taken);
            Operands& operands = all.emplace_back(count);
            for (std::size_t at = 0; at < used.size(); ++at)
                operands[taken[at]] = used[at];
        } while (!isOne && count <= mostOperands / 2
                 && std::ranges::next_permutation(places).found);
    }
    if (takesTensorList(canonicalOf(id)) && !all.empty())
        m_lost.add(Severity::Information, "list-length",
                   "In " + std::string(m_ground.to->title) + " a pattern says how many tensors `"
                       + m_way.entry(id).name + "` takes"
                       + (m_words.usualCall ? ", and along which dimension" : "")
                       + ". What is usual is written; with a model, what it has.",
                   m_lost.placeOf(m_way.entry(id).name));
    if (all.empty())
        m_lost.add(Severity::Error, "operand-count",
                   '`' + entry.operators.front() + "` has no " + numbered(used.size(), "tensor")
                       + " as operands in " + std::string(m_ground.to->title) + ", but `"
                       + m_way.entry(id).name + "` has them.",
                   m_lost.placeOf(m_way.entry(id).name));
    return all;
}

bool DraftOperands::addCall(EntryId id, OperandWay& way)
{
    std::vector<std::string> values;
    auto call = m_words.usualCall(canonicalOf(id), way.operands.size(), values);
    if (!call)
        return false;
    way.call = *std::move(call);
    const OperatorSpec* const called = m_ground.operators->find(way.call.target);
    if (called && called->name != canonicalOf(id))
        m_lost.add(Severity::Information, "wider-operator",
                   '`' + m_way.entry(id).name + "` is called as `" + way.call.target
                       + "` here, which takes every `" + called->name + "`, not only `"
                       + canonicalOf(id) + "`.",
                   m_lost.placeOf(m_way.entry(id).name));
    for (std::string& name : values)
        way.operands.push_back({.entry = {}, .value = {}, .name = std::move(name)});
    return true;
}

OperandWays DraftOperands::waysOf(EntryId id, const DraftEntry& entry)
{
    OperandWays ways;
    const OperatorSpec* const spec = m_ground.operators->find(canonicalOf(id));
    ways.isConvolution = spec && spec->flops.basis == FlopsFormula::Basis::Conv;
    ways.isHeavy = spec && (spec->gemm || ways.isConvolution);
    if (m_way.hasCalls() && m_way.entry(id).call) {
        OperandWay way = calledWay(id);
        if (!m_ground.to->calls)
            fit(id, entry, way.operands);
        ways.ways.push_back(std::move(way));
        return ways;
    }
    for (Operands& operands : hasPositions(m_way) ? told(id, entry) : placed(id, entry)) {
        OperandWay way{.operands = std::move(operands), .call = {}};
        if (!m_words.usualCall || addCall(id, way))
            ways.ways.push_back(std::move(way));
    }
    if (ways.ways.empty() && m_words.usualCall)
        m_lost.add(Severity::Error, "no-call",
                   "How a model's code calls `" + canonicalOf(id)
                       + "` is not known. With a model that has it, it is called as there.",
                   m_lost.placeOf(m_way.entry(id).name));
    return ways;
}

DraftValues::DraftValues(const Pattern& way, std::uint32_t entries, const PatternWords& words)
    : m_way(way), m_entries(entries), m_words(words)
{
    for (const Entry& entry : way.entries())
        m_names.reserve(entry.name);
}

std::uint32_t DraftValues::add(DraftValue value)
{
    const auto at = static_cast<std::uint32_t>(m_values.size());
    value.value = ValueId(m_entries + at);
    value.proposed = value.name;
    m_values.push_back(std::move(value));
    return at;
}

std::uint32_t DraftValues::fresh(const OpenOperand& operand, const OperandWays& ways,
                                 std::size_t at)
{
    using Role = DraftValue::Role;
    DraftValue value;
    if (!operand.name.empty()) {
        value.role = Role::Parameter;
        value.name = m_names.take(operand.name);
        value.given = operand.name;
    } else if (ways.isHeavy && at == 1) {
        value.role = ways.isConvolution ? Role::Filter : Role::Flowing;
        value.name = m_names.take("Weights");
        value.given = "weight";
    } else if (ways.isHeavy && at == 2) {
        value.name = m_names.take("Bias");
        value.given = "bias";
    } else {
        value.name = m_names.take("In");
    }
    return add(std::move(value));
}

void DraftValues::wire(DraftEntry& entry, const OperandWays& ways, std::size_t chosen)
{
    const OperandWay& way = ways.ways[chosen];
    entry.call = way.call;
    for (std::size_t at = 0; at < way.operands.size(); ++at) {
        const OpenOperand& operand = way.operands[at];
        DraftOperand made{.entry = operand.entry};
        if (!operand.entry && !operand.value.isValid()) {
            made.value = fresh(operand, ways, at);
        } else if (!operand.entry) {
            const auto [known, isNew] = m_known.emplace(operand.value, 0);
            if (isNew) {
                const Entry& named = m_way.entry(operand.value);
                const bool isConstant = named.kind == Entry::Kind::Constant;
                known->second = add(
                    {.value = {},
                     .name = named.name,
                     .role = isConstant ? DraftValue::Role::Constant : DraftValue::Role::Flowing,
                     .given = named.name,
                     .mustBeConstant = isConstant && m_words.constants});
            }
            made.value = known->second;
        }
        entry.operands.push_back(made);
    }
}

} // namespace fusewright
