// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// Each way to take a pattern becomes a pattern of its own, in which an expression is one entry: an
// operator or a value, however often it is met. Entries stand in the order in which TVM comes to
// them, from the place to the operands, each with all that is behind it before the next. So the
// first match of a way is TVM's: it is decided by which arguments are turned round, and what comes
// first is turned last.

#include "engine/rules/tvm/tvm_way_maker.h"

#include "engine/graph/data_type.h"
#include "engine/rules/tvm/tvm_call_name.h"
#include "engine/rules/tvm/tvm_operands.h"
#include "engine/rules/tvm/tvm_operators.h"
#include "engine/rules/tvm/tvm_refusals.h"

#include <algorithm>
#include <utility>

namespace fusewright {

namespace {

constexpr std::string_view itemName = "R.TupleGetItem";
constexpr std::string_view anyItemName = "getitem"; ///< Whatever framework.

bool isVariableKind(DplKind kind)
{
    return kind == DplKind::Variable || kind == DplKind::DataflowVariable;
}

} // namespace

bool TvmWayMaker::fail(DplId at, std::string why, bool isNever)
{
    if (!m_fault)
        m_fault = TvmPatternFault{std::move(why), at, isNever};
    return false;
}

std::string TvmWayMaker::freeName(std::string_view name)
{
    std::string fresh(name.substr(name.rfind('.') + 1));
    if (fresh.empty())
        fresh = "any";
    const std::string first = fresh;
    for (std::size_t& number = m_numbers[first]; !m_names.insert(fresh).second;)
        fresh = first + '_' + std::to_string(++number + 1);
    return fresh;
}

void TvmWayMaker::takeLabels(const TvmLabels& labels)
{
    for (const auto& [label, at] : labels) {
        if (at < m_dpl.nodes.size() && m_way.isThere(at) && !label.empty())
            m_labels.emplace(m_way.numberOf(at), label);
    }
}

EntryId TvmWayMaker::put(DplId id, Entry entry)
{
    const std::uint32_t number = m_way.numberOf(id);
    if (const auto label = m_labels.find(number); label != m_labels.end()) {
        m_names.erase(entry.name);
        entry.name = freeName(label->second);
    }
    const EntryId made = m_builder.addEntry(std::move(entry));
    m_entries[number] = made;
    m_taken[number] = {.entry = made, .item = {}, .argument = {}};
    m_made.nodeOf.push_back(m_way.of(id).node);
    return made;
}

bool TvmWayMaker::addCall(DplId call)
{
    TvmCalled called = calledOf(m_way, call, m_classes, m_form);
    if (called.isOpen)
        m_written.insert(m_way.numberOf(call));
    Entry entry{.name = freeName(called.name), .operators = std::move(called.operators)};
    entry.isCommutative = called.isCommutative;
    return addArguments(call, put(call, std::move(entry)));
}

/// What a wildcard takes is a part of the match only at its place.
bool TvmWayMaker::addAnyCall(DplId id)
{
    const bool isRoot = m_entries.empty();
    Entry entry{.name = freeName("call"), .operators = anyCall()};
    // Where everything that is bound is looked at, an item is, too.
    if (isRoot && m_form.hasItemRoots)
        entry.operators = {.mode = OperatorClass::Mode::NoneOf, .names = {"R.match_cast"}};
    entry.isIncluded = isRoot;
    put(id, std::move(entry));
    return true;
}

bool TvmWayMaker::addValue(DplId id)
{
    const DplNode& value = node(m_way.of(id).node);
    Entry entry{.name = {}, .kind = Entry::Kind::Value};
    if (value.kind == DplKind::Constant)
        entry.kind = Entry::Kind::Constant;
    entry.name = freeName(value.kind == DplKind::Constant  ? "constant"
                              : isVariableKind(value.kind) ? "variable"
                                                           : "any");
    const EntryId made = put(id, std::move(entry));
    // What is a constant where a function is called is none in it.
    const bool isSaid = value.kind == DplKind::Constant && !m_form.hasFunctions;
    if (isSaid || value.kind == DplKind::Wildcard)
        return true;
    std::vector<DplId> asked = m_way.of(id).alike;
    asked.push_back(m_way.of(id).node);
    std::erase_if(asked, [&](DplId each) {
        return !isVariableKind(node(each).kind) && node(each).kind != DplKind::Constant;
    });
    if (!asked.empty())
        require(m_builder, made, m_tests.isWritten(asked, m_taken.at(m_way.numberOf(id))));
    return true;
}

/// As an operator of its own.
bool TvmWayMaker::addItem(DplId id)
{
    const DplId item = m_way.of(id).node;
    Entry entry{.name = freeName("item")};
    entry.operators.names = {std::string(itemName), std::string(anyItemName)};
    entry.operands = {1, {}};
    const EntryId made = put(id, std::move(entry));
    if (node(item).index >= 0)
        require(m_builder, made,
                m_conditions.number("index", node(item).index, boundTo(m_builder, made)));
    m_open.push_back({node(item).parts.front(), made, 0});
    return true;
}

bool TvmWayMaker::addEntry(DplId id)
{
    const DplId base = m_way.of(id).node;
    const DplKind kind = node(base).kind;
    switch (kind) {
    case DplKind::Call:
        return addCall(base);
    case DplKind::TupleItem:
        return addItem(base);
    case DplKind::Wildcard:
    case DplKind::Constant:
    case DplKind::Variable:
    case DplKind::DataflowVariable:
        return addValue(base);
    default:
        return isDplWrapper(kind)
            ? addValue(base)
            : fail(base,
                   std::string(dplClassName(kind))
                       + " cannot be matched where an operator has a tensor.");
    }
}

/// Entries that are not there yet are added, with what they ask.
std::optional<EntryId> TvmWayMaker::entryOf(DplId id)
{
    const std::uint32_t number = m_way.numberOf(id);
    const auto known = m_entries.find(number);
    if (known != m_entries.end())
        return known->second;
    const bool isRoot = m_entries.empty();
    const DplKind kind = node(m_way.of(id).node).kind;
    const bool isAny = isRoot && kind != DplKind::Call && kind != DplKind::TupleItem;
    const bool isAdded = isAny ? addAnyCall(id) : addEntry(id);
    if (!isAdded || !ask(m_entries.at(number), m_way.of(id)))
        return std::nullopt;
    return m_entries.at(number);
}

std::string_view TvmWayMaker::calledName(DplId id) const
{
    const DplNode& call = node(m_way.of(id).node);
    return call.kind == DplKind::Call ? node(m_way.of(call.parts.front()).node).name
                                      : std::string_view();
}

/// What has several results. The first one of what gives a tuple may be the only one, as other
/// frameworks have no more of `nn.batch_norm` and `nn.dropout`.
std::optional<EntryId> TvmWayMaker::makerOf(DplId tuple, std::int64_t index)
{
    const std::uint32_t number = m_way.numberOf(tuple);
    const DplKind kind = node(m_way.of(tuple).node).kind;
    if (kind == DplKind::Constant || kind == DplKind::Variable) {
        fail(tuple, "Neither constants nor inputs of models are tuples.", true);
        return std::nullopt;
    }
    if (kind == DplKind::Tuple || kind == DplKind::UnorderedTuple) {
        fail(tuple, "An item of a tuple that is written there cannot be matched here.");
        return std::nullopt;
    }
    const bool isAny = kind != DplKind::Call && !m_entries.contains(number);
    if (isAny && (!addAnyCall(tuple) || !ask(m_entries.at(number), m_way.of(tuple))))
        return std::nullopt;
    const auto maker = entryOf(tuple);
    const bool isSingle = index == 0 && givesTuple(calledName(tuple));
    if (maker && !isSingle)
        require(m_builder, *maker, m_conditions.severalResults(boundTo(m_builder, *maker)));
    return maker;
}

/// An item as one of several results. Where more is asked of it than which result it is, it is a
/// value besides, so that it is the same wherever it is met.
bool TvmWayMaker::addResult(const Open& argument)
{
    const TvmExpression& expression = m_way.of(argument.node);
    const std::uint32_t number = m_way.numberOf(argument.node);
    const DplNode& item = node(expression.node);
    const DplId tuple = item.parts.front();
    if (node(m_way.of(tuple).node).kind == DplKind::TupleItem)
        return fail(expression.node, "An item of an item cannot be matched here.");
    const bool isValue = item.index < 0 || !expression.asked.empty() || !expression.refused.empty();
    if (isValue && !m_entries.contains(number)) {
        const EntryId made =
            put(argument.node, {.name = freeName("item"), .kind = Entry::Kind::Value});
        if (!ask(made, expression))
            return false;
    }
    if (isValue)
        m_builder.addEdge({.from = m_entries.at(number),
                           .to = argument.user,
                           .output = 0,
                           .operand = argument.operand});
    const auto maker = makerOf(tuple, item.index);
    if (!maker)
        return false;
    std::optional<std::uint32_t> output;
    if (item.index >= 0)
        output = static_cast<std::uint32_t>(std::min<std::int64_t>(item.index, 1 << 20));
    if (!isValue)
        m_taken[number] = {.entry = *maker, .item = output, .argument = {}};
    m_builder.addEdge(
        {.from = *maker, .to = argument.user, .output = output, .operand = argument.operand});
    return true;
}

bool TvmWayMaker::visit(const Open& argument)
{
    const bool isItem = node(m_way.of(argument.node).node).kind == DplKind::TupleItem;
    if (isItem && m_form.items == TupleItems::Results)
        return addResult(argument);
    if (m_form.hasFunctions && argument.user.isValid()) {
        const bool isSure = !m_builder.entry(argument.user).isCommutative;
        m_users[m_way.numberOf(argument.node)].push_back(
            {argument.user, isSure ? argument.operand : std::nullopt});
    }
    const auto entry = entryOf(argument.node);
    if (!entry || !argument.user.isValid())
        return entry.has_value();
    m_builder.addEdge(
        {.from = *entry, .to = argument.user, .output = 0, .operand = argument.operand});
    // A tuple is no tensor.
    if (m_form.items == TupleItems::Results && givesTuple(calledName(argument.node)))
        require(m_builder, *entry,
                m_conditions.no(m_conditions.severalResults(boundTo(m_builder, *entry))));
    return true;
}

bool TvmWayMaker::addArguments(DplId call, EntryId entry)
{
    const std::string& name = node(m_way.of(node(call).parts.front()).node).name;
    TvmOperands operands = operandsOf(m_way, call, name);
    if (operands.fault) {
        m_fault = std::move(operands.fault);
        return false;
    }
    if (operands.isOpen)
        m_written.insert(m_way.numberOf(call));
    for (const auto& [at, argument] : operands.others)
        m_taken.try_emplace(
            m_way.numberOf(argument),
            TvmTaken{.entry = entry, .item = {}, .argument = static_cast<std::uint32_t>(at)});
    for (auto operand = operands.all.rbegin(); operand != operands.all.rend(); ++operand)
        m_open.push_back({operand->node, entry, operand->place});
    m_builder.entry(entry).operands = operands.count;
    return true;
}

bool TvmWayMaker::ask(EntryId entry, const TvmExpression& expression)
{
    const TvmTaken& taken = m_taken.at(m_way.numberOf(expression.node));
    for (const DplId wish : expression.asked) {
        const DplNode& here = node(wish);
        const bool isOfType = here.kind == DplKind::HasType || here.kind == DplKind::HasStruct;
        if (isOfType && !here.name.empty() && !parseDataType(here.name))
            return fail(wish, "There is no element type \"" + here.name + "\".");
        if (here.kind == DplKind::HasStruct && here.name.empty() && !here.hasExtents)
            m_conditions.skip("What `has_struct_info` asks for is not asked.");
        require(m_builder, entry, m_tests.fact(wish, taken));
    }
    return true;
}

} // namespace fusewright
