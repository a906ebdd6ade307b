// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// Each way to take a pattern becomes a pattern of its own, in which an expression is one entry: an
// operator or a value, however often it is met. Entries stand in the order in which TVM comes to
// them, from the place to the operands, each with all that is behind it before the next. So the
// first match of a way is TVM's: it is decided by which arguments are turned round, and what comes
// first is turned last.

#include "engine/rules/tvm/tvm_pattern_maker.h"

#include "engine/graph/data_type.h"
#include "engine/graph/operator_catalogue.h"
#include "engine/pattern/pattern_builder.h"
#include "engine/rules/tvm/tvm_call_name.h"
#include "engine/rules/tvm/tvm_conditions.h"
#include "engine/rules/tvm/tvm_operands.h"
#include "engine/rules/tvm/tvm_operators.h"
#include "engine/rules/tvm/tvm_refusals.h"
#include "engine/rules/tvm/tvm_tests.h"

#include <algorithm>
#include <set>
#include <utility>

namespace fusewright {

namespace {

constexpr std::size_t mostEntries = 2'000;
constexpr std::string_view itemName = "R.TupleGetItem";
constexpr std::string_view castName = "R.match_cast";
constexpr std::string_view anyItemName = "getitem"; ///< Whatever framework.

bool isVariable(DplKind kind)
{
    return kind == DplKind::Variable || kind == DplKind::DataflowVariable;
}

/// An argument that is to be an operand of an entry.
struct OpenArgument {
    DplId node = 0;
    EntryId user; ///< Invalid for the root.
    std::optional<std::uint32_t> operand;
};

class WayMaker {
public:
    WayMaker(const std::shared_ptr<const DplInGraphs>& dpl, const TvmChoice& choice,
             RelaxClasses& classes, const TvmGraphForm& form)
        : m_dpl(dpl->pattern),
          m_way(dpl->pattern, choice),
          m_classes(classes),
          m_form(form),
          m_tests(m_way, dpl, m_builder, m_taken)
    {
    }

    std::optional<MadeTvmPattern> run(const TvmLabels& labels);
    const std::optional<TvmPatternFault>& fault() const { return m_fault; }

private:
    const DplNode& node(DplId id) const { return m_way.node(id); }
    bool fail(DplId at, std::string why, bool isNever = false);

    bool checkRoot();
    bool visit(const OpenArgument& argument);
    std::optional<EntryId> entryOf(DplId id);
    bool addEntry(DplId id);
    EntryId put(DplId id, Entry entry);
    bool addCall(DplId call);
    bool addAnyCall(DplId id);
    bool addValue(DplId id);
    bool addItem(DplId item);
    std::string_view calledName(DplId id) const;
    std::optional<EntryId> makerOf(DplId tuple, std::int64_t index);
    bool addResult(const OpenArgument& argument);
    bool addArguments(DplId call, EntryId entry);
    bool ask(EntryId entry, const TvmExpression& expression);
    std::string freeName(std::string_view name);
    void takeLabels(const TvmLabels& labels);
    void askPlaces();
    bool askAtTheEnd();
    std::optional<MadeTvmPattern> built();

    const DplPattern& m_dpl;
    TvmWay m_way;
    RelaxClasses& m_classes;
    const TvmGraphForm& m_form;
    PatternBuilder m_builder;
    TvmConditions m_conditions{m_builder.expressions()};
    std::map<std::uint32_t, EntryId> m_entries; ///< By expression.
    TvmTakenExpressions m_taken;
    TvmTests m_tests;
    std::set<std::uint32_t> m_written; ///< Calls that are asked how they are written.
    std::vector<OpenArgument> m_open;  ///< The next at the end.
    std::set<std::string> m_names;
    std::map<std::string, std::size_t> m_numbers;       ///< The last one of a name, from 2 on.
    std::map<std::uint32_t, std::string_view> m_labels; ///< By expression.
    MadeTvmPattern m_made;
    std::optional<TvmPatternFault> m_fault;
};

bool WayMaker::fail(DplId at, std::string why, bool isNever)
{
    if (!m_fault)
        m_fault = TvmPatternFault{std::move(why), at, isNever};
    return false;
}

std::string WayMaker::freeName(std::string_view name)
{
    std::string fresh(name.substr(name.rfind('.') + 1));
    if (fresh.empty())
        fresh = "any";
    const std::string first = fresh;
    for (std::size_t& number = m_numbers[first]; !m_names.insert(fresh).second;)
        fresh = first + '_' + std::to_string(++number + 1);
    return fresh;
}

void WayMaker::takeLabels(const TvmLabels& labels)
{
    for (const auto& [label, at] : labels) {
        if (at < m_dpl.nodes.size() && m_way.isThere(at) && !label.empty())
            m_labels.emplace(m_way.numberOf(at), label);
    }
}

EntryId WayMaker::put(DplId id, Entry entry)
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

bool WayMaker::addCall(DplId call)
{
    TvmCalled called = calledOf(m_way, call, m_classes, m_form);
    if (called.isOpen)
        m_written.insert(m_way.numberOf(call));
    Entry entry{.name = freeName(called.name), .operators = std::move(called.operators)};
    entry.isCommutative = called.isCommutative;
    return addArguments(call, put(call, std::move(entry)));
}

/// What a wildcard takes is a part of the match only at its place.
bool WayMaker::addAnyCall(DplId id)
{
    Entry entry{.name = freeName("call"), .operators = anyCall()};
    entry.isIncluded = m_entries.empty();
    put(id, std::move(entry));
    return true;
}

bool WayMaker::addValue(DplId id)
{
    const DplNode& value = node(m_way.of(id).node);
    Entry entry{.name = {}, .kind = Entry::Kind::Value};
    if (value.kind == DplKind::Constant)
        entry.kind = Entry::Kind::Constant;
    entry.name = freeName(value.kind == DplKind::Constant ? "constant"
                              : isVariable(value.kind)    ? "variable"
                                                          : "any");
    const EntryId made = put(id, std::move(entry));
    if (value.kind == DplKind::Constant || value.kind == DplKind::Wildcard)
        return true;
    std::vector<DplId> asked = m_way.of(id).alike;
    asked.push_back(m_way.of(id).node);
    std::erase_if(asked, [&](DplId each) { return !isVariable(node(each).kind); });
    if (!asked.empty())
        require(m_builder, made, m_tests.isWritten(asked, m_taken.at(m_way.numberOf(id))));
    return true;
}

/// As an operator of its own.
bool WayMaker::addItem(DplId id)
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

bool WayMaker::addEntry(DplId id)
{
    const DplId base = m_way.of(id).node;
    switch (node(base).kind) {
    case DplKind::Call:
        return addCall(base);
    case DplKind::TupleItem:
        return addItem(base);
    case DplKind::Wildcard:
    case DplKind::Constant:
    case DplKind::Variable:
    case DplKind::DataflowVariable:
    case DplKind::Both:
    case DplKind::Either:
    case DplKind::Not:
    case DplKind::HasShape:
    case DplKind::HasType:
    case DplKind::HasStruct:
    case DplKind::HasAttributes:
        return addValue(base);
    default:
        return fail(base,
                    std::string(dplClassName(node(base).kind))
                        + " cannot be matched where an operator has a tensor.");
    }
}

/// Entries that are not there yet are added, with what they ask.
std::optional<EntryId> WayMaker::entryOf(DplId id)
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

std::string_view WayMaker::calledName(DplId id) const
{
    const DplNode& call = node(m_way.of(id).node);
    return call.kind == DplKind::Call ? node(m_way.of(call.parts.front()).node).name
                                      : std::string_view();
}

/// What has several results. The first one of what gives a tuple may be the only one, as other
/// frameworks have no more of `nn.batch_norm` and `nn.dropout`.
std::optional<EntryId> WayMaker::makerOf(DplId tuple, std::int64_t index)
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
bool WayMaker::addResult(const OpenArgument& argument)
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

bool WayMaker::visit(const OpenArgument& argument)
{
    const bool isItem = node(m_way.of(argument.node).node).kind == DplKind::TupleItem;
    if (isItem && m_form.items == TupleItems::Results)
        return addResult(argument);
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

bool WayMaker::addArguments(DplId call, EntryId entry)
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

bool WayMaker::ask(EntryId entry, const TvmExpression& expression)
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

/// Members of a match stand in one dataflow block.
void WayMaker::askPlaces()
{
    if (!m_form.hasPlaces && m_form.functions.empty())
        return;
    const EntryId root = m_entries.at(m_way.numberOf(m_dpl.root));
    for (const auto& [number, entry] : m_entries) {
        const Entry& made = m_builder.entry(entry);
        if (made.kind == Entry::Kind::Operator && made.isIncluded)
            require(m_builder, entry, m_tests.isPlaced(entry, root, m_form.functions));
    }
}

/// What looks at several expressions of the pattern is asked when all of them are there.
bool WayMaker::askAtTheEnd()
{
    askPlaces();
    TvmRefusals refusals(m_way, m_classes, m_builder, m_tests);
    for (std::uint32_t number = 0; number < m_way.expressionCount(); ++number) {
        const TvmExpression& expression = m_way.expression(number);
        const auto taken = m_taken.find(number);
        if (taken == m_taken.end() || taken->second.argument)
            continue;
        for (const DplId refusal : expression.refused) {
            if (!refusals.refuse(taken->second, expression, refusal)) {
                m_fault = refusals.fault();
                return false;
            }
        }
        const bool isCall = node(expression.node).kind == DplKind::Call;
        if (!isCall || (expression.alike.empty() && !m_written.contains(number)))
            continue;
        std::vector<DplId> calls = expression.alike;
        calls.push_back(expression.node);
        require(m_builder, taken->second.entry, m_tests.isWritten(calls, taken->second));
    }
    return true;
}

/// Only calls are looked at, and any call is what a wildcard takes.
bool WayMaker::checkRoot()
{
    const DplKind kind = node(m_way.of(m_dpl.root).node).kind;
    if (kind == DplKind::TupleItem && m_form.hasItemRoots)
        return true;
    switch (kind) {
    case DplKind::Call:
    case DplKind::Wildcard:
    case DplKind::Both:
    case DplKind::Either:
    case DplKind::Not:
    case DplKind::HasShape:
    case DplKind::HasType:
    case DplKind::HasStruct:
    case DplKind::HasAttributes:
        return true;
    default:
        return fail(m_dpl.root, "The pattern ends with no call, so TVM never finds it.", true);
    }
}

std::optional<MadeTvmPattern> WayMaker::built()
{
    if (!askAtTheEnd())
        return std::nullopt;
    m_builder.setPlace(m_entries.at(m_way.numberOf(m_dpl.root)));
    m_builder.setBinding(Pattern::Binding::Shared);
    const auto faults = m_builder.faults();
    auto pattern = m_builder.build();
    if (!pattern) {
        const bool isCircle = std::ranges::any_of(faults, [](const PatternFault& found) {
            return found.kind == PatternFault::Kind::Circle;
        });
        fail(m_dpl.root,
             isCircle ? "An expression would be a part of itself, so TVM never finds it."
                      : "Its parts do not make a pattern that can be matched.",
             isCircle);
        return std::nullopt;
    }
    m_made.pattern = *std::move(pattern);
    m_made.skipped = m_conditions.skipped();
    for (const DplId id : m_way.nodes()) {
        const auto taken = m_taken.find(m_way.numberOf(id));
        if (taken != m_taken.end())
            m_made.taken[id] = taken->second;
    }
    return std::move(m_made);
}

std::optional<MadeTvmPattern> WayMaker::run(const TvmLabels& labels)
{
    takeLabels(labels);
    m_fault = m_way.fault();
    if (m_fault || !checkRoot())
        return std::nullopt;
    m_open.push_back({m_dpl.root, {}, {}});
    while (!m_open.empty()) {
        if (m_made.nodeOf.size() > mostEntries) {
            fail(m_dpl.root,
                 "The pattern has more than the " + std::to_string(mostEntries)
                     + " parts that are matched here.");
            return std::nullopt;
        }
        const OpenArgument next = m_open.back();
        m_open.pop_back();
        if (!visit(next))
            return std::nullopt;
    }
    return built();
}

} // namespace

MadeTvmPatterns makeTvmPatterns(const DplPattern& pattern, const TvmLabels& labels,
                                RelaxClasses& classes, const TvmGraphForm& form)
{
    MadeTvmPatterns made;
    if (pattern.root >= pattern.nodes.size())
        return made;
    auto dpl = std::make_shared<DplInGraphs>(DplInGraphs{.pattern = pattern, .operators = {}});
    for (DplId id = 0; id < pattern.nodes.size(); ++id) {
        if (pattern.nodes[id].kind == DplKind::Operator)
            dpl->operators.emplace(id, classes.of(pattern.nodes[id].name));
    }
    const TvmChoices choices = tvmChoices(pattern);
    made.isCutShort = choices.isCutShort;
    for (const TvmChoice& way : choices.ways) {
        WayMaker maker(dpl, way, classes, form);
        if (auto one = maker.run(labels))
            made.patterns.push_back(*std::move(one));
        else if (!made.fault || (made.fault->isNever && !maker.fault()->isNever))
            made.fault = maker.fault();
    }
    return made;
}

} // namespace fusewright
