// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/suggest/replacement_draft.h"

#include "engine/graph/graph.h"
#include "engine/graph/literal_values.h"
#include "engine/pattern/operand_count.h"
#include "engine/rules/rule_language.h"
#include "engine/suggest/draft_advice.h"
#include "engine/support/letters.h"

#include <algorithm>
#include <optional>
#include <unordered_map>
#include <utility>

namespace fusewright {

namespace {

using Fault = ReplacementShape::Fault;

/// Gives the entries of a draft their operands.
class ReplacementDrawing {
public:
    ReplacementDrawing(const Graph& graph, std::span<const ParameterOrder> orders, RuleDraft& draft,
                       const RuleCalls* calls)
        : m_graph(graph), m_orders(orders), m_draft(draft), m_calls(calls)
    {
        for (std::uint32_t at = 0; at < draft.entries.size(); ++at)
            m_entryOf.emplace(draft.entries[at].node, at);
    }

    ReplacementShape run();

private:
    void wireEntry(DraftEntry& entry);
    void wireCall(DraftEntry& entry) const;
    void openLiterals(DraftEntry& entry);
    std::uint32_t valueAt(NodeId node, std::size_t operand);
    DraftValue::Role roleOf(NodeId node, std::size_t operand) const;
    std::string nameFor(NodeId node, std::size_t operand, DraftValue::Role role) const;
    std::string parameterName(NodeId node, std::size_t operand) const;
    void orderValues();
    void numberNames();
    void takeChosenNames();
    void findResults();
    void takeAllResults();
    void fail(Fault fault, NodeId node);
    bool isUsedOutside(NodeId node, std::size_t firstResult) const;

    const Graph& m_graph;
    std::span<const ParameterOrder> m_orders;
    RuleDraft& m_draft;
    const RuleCalls* m_calls;
    ReplacementShape m_shape;
    std::unordered_map<NodeId, std::uint32_t> m_entryOf;
    std::unordered_map<ValueId, std::uint32_t> m_valueOf;
};

void ReplacementDrawing::fail(Fault fault, NodeId node)
{
    if (m_shape.fault == Fault::None)
        m_shape.fault = fault;
    const bool isKnown = !m_shape.faulty.empty() && m_shape.faulty.back() == node;
    if (m_shape.fault == fault && !isKnown)
        m_shape.faulty.push_back(node);
}

std::string ReplacementDrawing::parameterName(NodeId node, std::size_t operand) const
{
    const std::size_t own = operandCount(m_graph, node) - m_graph.spelledCount(node);
    for (const ParameterOrder& order : m_orders) {
        const bool isIts = std::ranges::any_of(order.operators.names, [&](const std::string& name) {
            return name == m_graph.nativeName(node) || name == m_graph.canonicalName(node);
        });
        if (isIts && operand - own < order.parameters.size())
            return order.parameters[operand - own].front();
    }
    return "parameter";
}

/// `PadAmount` of `pad_amount`.
std::string inUpperCamel(std::string_view name)
{
    std::string word;
    bool isFirst = true;
    for (const char letter : name) {
        if (isLetterOrDigit(letter))
            word += isFirst ? toUpper(letter) : letter;
        isFirst = !isLetterOrDigit(letter);
    }
    return word;
}

DraftValue::Role ReplacementDrawing::roleOf(NodeId node, std::size_t operand) const
{
    using Role = DraftValue::Role;
    const ValueId value = m_graph.inputs(node)[operand];
    if (operand >= operandCount(m_graph, node) - m_graph.spelledCount(node))
        return Role::Parameter;
    if (m_graph.valueKind(value) != ValueKind::Parameter && !m_graph.literal(value))
        return Role::Flowing;
    const OperatorSpec* const spec = m_graph.operatorOf(node).spec;
    const bool isConvolution = spec && spec->flops.basis == FlopsFormula::Basis::Conv;
    return isConvolution && operand == 1 ? Role::Filter : Role::Constant;
}

/// After what it is: heavy operators have weights and a bias behind what flows through them.
std::string ReplacementDrawing::nameFor(NodeId node, std::size_t operand,
                                        DraftValue::Role role) const
{
    if (role == DraftValue::Role::Parameter)
        return inUpperCamel(parameterName(node, operand));
    if (role == DraftValue::Role::Flowing)
        return "In";
    const bool isHeavyOperator = isHeavy(m_graph, node);
    return isHeavyOperator && operand == 1 ? "Weights"
        : isHeavyOperator && operand == 2  ? "Bias"
                                           : "Const";
}

std::uint32_t ReplacementDrawing::valueAt(NodeId node, std::size_t operand)
{
    const ValueId value = m_graph.inputs(node)[operand];
    const auto [found, isNew] =
        m_valueOf.emplace(value, static_cast<std::uint32_t>(m_draft.values.size()));
    if (isNew) {
        const DraftValue::Role role = roleOf(node, operand);
        m_draft.values.push_back({value, nameFor(node, operand, role), role});
        if (m_calls) {
            const NodeId maker = m_graph.producer(value);
            m_draft.values.back().given = m_graph.valueName(value);
            m_draft.values.back().maker =
                maker.isValid() ? m_graph.nativeName(maker) : std::string_view();
        }
    }
    return found->second;
}

void ReplacementDrawing::wireEntry(DraftEntry& entry)
{
    entry.operands.clear();
    entry.result = m_graph.outputCount(entry.node) > 0 ? m_graph.outputs(entry.node)[0] : ValueId();
    const std::size_t count = operandCount(m_graph, entry.node);
    for (std::size_t at = 0; at < count; ++at) {
        const ValueId value = m_graph.inputs(entry.node)[at];
        if (!value.isValid()) {
            fail(Fault::MissingOperand, entry.node);
            continue;
        }
        const NodeId producer = m_graph.producer(value);
        const auto inside = producer.isValid() ? m_entryOf.find(producer) : m_entryOf.end();
        if (inside == m_entryOf.end()) {
            entry.operands.push_back({.entry = {}, .value = valueAt(entry.node, at)});
            continue;
        }
        if (m_graph.outputs(producer)[0] != value)
            fail(Fault::LaterResult, producer);
        entry.operands.push_back({.entry = inside->second});
    }
}

void ReplacementDrawing::wireCall(DraftEntry& entry) const
{
    const NodeCall* const told = m_graph.call(entry.node);
    entry.call = {};
    if (!told)
        return;
    entry.call.kind = told->kind;
    entry.call.target = m_graph.nativeName(entry.node);
    for (const CallArgument& argument : m_graph.arguments(entry.node)) {
        DraftArgument& made = entry.call.arguments.emplace_back();
        made.depth = argument.depth;
        if (argument.keyword.isValid())
            made.keyword = m_graph.text(argument.keyword);
        if (argument.isOperand())
            made.operand = argument.operand;
        else if (argument.isList())
            made.isList = true;
        else
            made.literal = m_graph.attributeValue(argument.literal);
    }
}

/// Makes values of literals that may be anything, called as the operator calls them.
void ReplacementDrawing::openLiterals(DraftEntry& entry)
{
    for (const std::uint32_t at : entry.open) {
        if (at >= entry.call.arguments.size())
            continue;
        DraftArgument& argument = entry.call.arguments[at];
        if (argument.operand || argument.isList)
            continue;
        std::string name = argument.keyword;
        for (const Attribute& attribute : m_graph.attributes(entry.node)) {
            if (name.empty()
                && isSameLiteral(m_graph.attributeValue(attribute.value), argument.literal))
                name = m_graph.text(attribute.name);
        }
        if (name.empty())
            name = "value";
        argument.operand = static_cast<std::uint32_t>(entry.operands.size());
        entry.operands.push_back(
            {.entry = {}, .value = static_cast<std::uint32_t>(m_draft.values.size())});
        m_draft.values.push_back({ValueId(), name, DraftValue::Role::Parameter, name});
    }
}

/// In the order in which the pattern names them, from the last entry up.
void ReplacementDrawing::orderValues()
{
    std::vector<std::uint32_t> order;
    std::vector<bool> isSeen(m_draft.values.size());
    std::vector<bool> isOpened(m_draft.entries.size());
    std::vector<DraftOperand> open;
    const auto enter = [&](std::size_t entry) {
        if (isOpened[entry])
            return;
        isOpened[entry] = true;
        const std::vector<DraftOperand>& operands = m_draft.entries[entry].operands;
        open.insert(open.end(), operands.rbegin(), operands.rend());
    };
    enter(m_draft.entries.size() - 1);
    while (!open.empty()) {
        const DraftOperand operand = open.back();
        open.pop_back();
        if (operand.entry) {
            enter(*operand.entry);
        } else if (!isSeen[operand.value]) {
            isSeen[operand.value] = true;
            order.push_back(operand.value);
        }
    }
    std::vector<DraftValue> values;
    std::vector<std::uint32_t> placeOf(m_draft.values.size());
    for (const std::uint32_t value : order) {
        placeOf[value] = static_cast<std::uint32_t>(values.size());
        values.push_back(m_draft.values[value]);
    }
    m_draft.values = std::move(values);
    for (DraftEntry& entry : m_draft.entries) {
        for (DraftOperand& operand : entry.operands)
            operand.value = operand.entry ? 0 : placeOf[operand.value];
    }
}

/// `In1` and `In2` where there are several; no tag is that of an entry.
void ReplacementDrawing::numberNames()
{
    std::unordered_map<std::string, std::size_t> counts;
    for (const DraftValue& value : m_draft.values)
        ++counts[value.name];
    std::unordered_map<std::string, std::size_t> numbers;
    for (DraftValue& value : m_draft.values) {
        const std::string base = value.name;
        const bool endsInDigit = isDigit(base.back());
        const auto isTaken = [&] {
            return std::ranges::find(m_draft.entries, value.name, &DraftEntry::name)
                != m_draft.entries.end();
        };
        while ((counts[base] > 1 && value.name == base) || isTaken())
            value.name = base + (endsInDigit ? "_" : "") + std::to_string(++numbers[base]);
    }
}

/// Where nothing else has the name.
void ReplacementDrawing::takeChosenNames()
{
    for (DraftValue& value : m_draft.values)
        value.proposed = value.name;
    for (DraftValue& value : m_draft.values) {
        const auto chosen = m_draft.tags.find(value.proposed);
        if (chosen == m_draft.tags.end())
            continue;
        const std::string& name = chosen->second;
        const bool isTaken =
            std::ranges::find(m_draft.entries, name, &DraftEntry::name) != m_draft.entries.end()
            || std::ranges::find(m_draft.values, name, &DraftValue::name) != m_draft.values.end();
        if (!isTaken)
            value.name = name;
    }
}

bool ReplacementDrawing::isUsedOutside(NodeId node, std::size_t firstResult) const
{
    std::size_t at = 0;
    for (const ValueId result : m_graph.outputs(node)) {
        if (at++ < firstResult)
            continue;
        const auto isOutside = [&](const Use& use) { return !m_entryOf.contains(use.node); };
        if (m_graph.isOutput(result) || std::ranges::any_of(m_graph.uses(result), isOutside))
            return true;
    }
    return false;
}

void ReplacementDrawing::findResults()
{
    std::vector<NodeId> ends;
    for (const DraftEntry& entry : m_draft.entries) {
        const bool isLast = &entry == &m_draft.entries.back();
        if (entry.children.empty())
            ends.push_back(entry.node);
        if (isUsedOutside(entry.node, isLast ? 1 : 0))
            m_shape.staying.push_back(entry.node);
    }
    if (ends.size() < 2)
        return;
    m_shape.fault = Fault::SeveralResults;
    m_shape.faulty = std::move(ends);
}

/// What no other entry uses, and what is used outside too.
void ReplacementDrawing::takeAllResults()
{
    for (std::uint32_t at = 0; at < m_draft.entries.size(); ++at) {
        const DraftEntry& entry = m_draft.entries[at];
        if (entry.children.empty() || isUsedOutside(entry.node, 0))
            m_draft.results.push_back(at);
    }
}

ReplacementShape ReplacementDrawing::run()
{
    m_draft.values.clear();
    m_draft.results.clear();
    for (DraftEntry& entry : m_draft.entries)
        wireEntry(entry);
    if (m_calls) {
        for (DraftEntry& entry : m_draft.entries) {
            wireCall(entry);
            openLiterals(entry);
        }
        takeAllResults();
        m_calls->nameValues(m_draft);
        return std::move(m_shape);
    }
    findResults();
    if (m_draft.entries.empty())
        return std::move(m_shape);
    orderValues();
    numberNames();
    takeChosenNames();
    return std::move(m_shape);
}

} // namespace

ReplacementShape drawReplacement(const Graph& graph, std::span<const ParameterOrder> orders,
                                 RuleDraft& draft, const RuleCalls* calls)
{
    return ReplacementDrawing(graph, orders, draft, calls).run();
}

std::string shortOperatorName(std::string_view name)
{
    constexpr std::string_view elementWise = "ElementWise";
    if (const std::size_t colons = name.rfind("::"); colons != std::string_view::npos)
        name.remove_prefix(colons + 2);
    if (name.starts_with(elementWise) && name.size() > elementWise.size())
        name.remove_prefix(elementWise.size());
    std::string word = inUpperCamel(name);
    const std::size_t size = word.size();
    const bool isOfDimensions =
        size > 2 && word[size - 1] == 'd' && word[size - 2] >= '1' && word[size - 2] <= '3';
    if (isOfDimensions)
        word.resize(size - 2);
    return word.empty() ? "Op" : word;
}

std::string fusedOperatorName(const RuleDraft& draft)
{
    constexpr std::size_t mostNamed = 3;
    std::vector<std::string> words;
    for (const DraftEntry& entry : draft.entries) {
        std::string word = shortOperatorName(entry.operators.front());
        if (words.empty() || words.back() != word)
            words.push_back(std::move(word));
    }
    if (words.empty())
        return "Fused";
    if (words.size() > mostNamed)
        return words.front() + "To" + words.back() + "Fused";
    std::string name;
    for (const std::string& word : words)
        name += word;
    return name + "Fused";
}

} // namespace fusewright
