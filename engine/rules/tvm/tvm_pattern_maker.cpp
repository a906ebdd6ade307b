// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// Only items of items recurse, and not deeper than there may be items. Each way to take a pattern
// becomes a pattern of its own. What a node is without its conditions is its base: an operator, a
// value. One base is one entry, so what is met twice is the same.

#include "engine/rules/tvm/tvm_pattern_maker.h"

#include "engine/graph/operator_catalogue.h"
#include "engine/pattern/pattern_builder.h"
#include "engine/rules/tvm/tvm_operators.h"
#include "engine/rules/tvm/tvm_wishes.h"

#include <algorithm>
#include <set>
#include <utility>

namespace fusewright {

namespace {

constexpr std::size_t mostItems = 200; ///< Tuple-get-items in one way.
constexpr std::string_view itemName = "R.TupleGetItem";

/// A node without what is only asked of it.
struct Base {
    DplId node = 0;
    std::vector<DplId> asked;
};

/// Where an edge begins.
struct Giver {
    EntryId entry;
    std::optional<std::uint32_t> output;
};

class WayMaker {
public:
    WayMaker(const DplPattern& pattern, const TvmChoice& way, const OperatorCatalogue& operators,
             TvmGraphForm form)
        : m_dpl(pattern),
          m_way(way),
          m_operators(operators),
          m_form(form),
          m_wishes(pattern, m_builder, m_made.skipped)
    {
    }

    std::optional<MadeTvmPattern> run();
    const std::optional<TvmPatternFault>& fault() const { return m_fault; }

private:
    const DplNode& node(DplId id) const { return m_dpl.nodes[id]; }
    ExpressionTable& table() { return m_builder.expressions(); }
    bool fail(DplId at, std::string why);
    void skip(std::string what) { m_made.skipped.push_back(std::move(what)); }
    bool ask(EntryId entry, const std::vector<DplId>& asked);

    std::optional<Base> baseOf(DplId id);
    std::optional<DplId> joined(const std::vector<DplId>& bases);
    std::optional<Giver> giverOf(DplId id);
    EntryId addEntry(DplId base, Entry entry);
    bool addCall(DplId base);
    bool addValue(DplId base);
    bool addNot(DplId base);
    bool addItem(DplId base);
    bool addArguments(DplId call);
    bool addArgument(EntryId entry, std::string_view name, std::size_t at, DplId argument);
    bool addOperand(EntryId entry, DplId argument, std::optional<std::uint32_t> place);
    void addOther(EntryId entry, std::string_view name, std::size_t at, DplId argument);
    ExpressionId bound(EntryId entry) { return m_wishes.bound(entry); }
    std::string freeName(std::string_view name);

    const DplPattern& m_dpl;
    const TvmChoice& m_way;
    const OperatorCatalogue& m_operators;
    TvmGraphForm m_form;
    PatternBuilder m_builder;
    TvmWishes m_wishes;
    std::map<DplId, EntryId> m_entries; ///< By base.
    std::vector<DplId> m_open;          ///< Calls whose arguments are not added yet.
    std::set<std::string> m_names;
    std::uint32_t m_operands = 0; ///< Of the call whose arguments are added.
    std::size_t m_itemDepth = 0;  ///< So many tuple-get-items were gone through.
    bool m_isCounted = true;      ///< They are as many as there can be.
    MadeTvmPattern m_made;
    std::optional<TvmPatternFault> m_fault;
};

bool WayMaker::fail(DplId at, std::string why)
{
    if (!m_fault)
        m_fault = TvmPatternFault{std::move(why), at};
    return false;
}

/// Of what both sides of an `&` are, the one that says more.
std::optional<DplId> WayMaker::joined(const std::vector<DplId>& bases)
{
    std::optional<DplId> found;
    for (const DplId base : bases) {
        if (found == base || (found && node(base).kind == DplKind::Wildcard))
            continue;
        if (found && node(*found).kind != DplKind::Wildcard) {
            fail(base,
                 "Both sides of `&` ask for an operator or a kind of value, which cannot be "
                 "matched here.");
            return std::nullopt;
        }
        found = base;
    }
    return found;
}

std::optional<Base> WayMaker::baseOf(DplId id)
{
    Base base;
    std::vector<DplId> bases;
    std::set<DplId> seen;
    std::vector<DplId> open{id};
    while (!open.empty()) {
        const DplId at = open.back();
        open.pop_back();
        if (!seen.insert(at).second)
            continue;
        const DplNode& here = node(at);
        switch (here.kind) {
        case DplKind::HasShape:
        case DplKind::HasType:
        case DplKind::HasStruct:
        case DplKind::HasAttributes:
            base.asked.push_back(at);
            open.push_back(here.parts.front());
            break;
        case DplKind::Both:
            open.insert(open.end(), here.parts.rbegin(), here.parts.rend());
            break;
        case DplKind::Either:
            open.push_back(here.parts[m_way.at(at)]);
            break;
        default:
            bases.push_back(at);
        }
    }
    const auto found = joined(bases);
    if (!found)
        return std::nullopt;
    base.node = *found;
    return base;
}

std::string WayMaker::freeName(std::string_view name)
{
    std::string fresh(name.substr(name.rfind('.') + 1));
    if (fresh.empty())
        fresh = "any";
    const std::string first = fresh;
    for (int number = 2; !m_names.insert(fresh).second; ++number)
        fresh = first + '_' + std::to_string(number);
    return fresh;
}

EntryId WayMaker::addEntry(DplId base, Entry entry)
{
    const EntryId id = m_builder.addEntry(std::move(entry));
    m_entries[base] = id;
    m_made.nodeOf.push_back(base);
    return id;
}

bool WayMaker::addCall(DplId base)
{
    const DplNode& call = node(base);
    const auto callee = baseOf(call.parts.front());
    if (!callee)
        return false;
    const DplNode& called = node(callee->node);
    Entry entry;
    const bool callsFunction =
        call.parts.size() > 1 && argumentKind(called.name, 0) == TvmArgumentKind::Function;
    if (callsFunction) {
        const auto function = baseOf(call.parts[1]);
        if (!function)
            return false;
        const std::string& name = node(function->node).name;
        if (!name.empty())
            entry.operators = {.names = {name}, .isNative = true};
        else if (m_form.hasKernels)
            entry.operators = anyKernelClass();
        else
            entry.operators = {.names = {called.name}, .isNative = true};
        entry.name = freeName(name.empty() ? "call" : name);
    } else if (called.kind == DplKind::Operator) {
        entry.operators = relaxOperatorClass(m_operators, called.name);
        entry.isCommutative = called.name == "relax.add" || called.name == "relax.multiply";
        entry.name = freeName(called.name);
    } else if (called.kind == DplKind::Wildcard) {
        entry.operators.mode = OperatorClass::Mode::Any;
        entry.name = freeName("call");
    } else if (!called.name.empty()) {
        entry.operators = {.names = {called.name}, .isNative = true};
        entry.name = freeName(called.name);
    } else {
        return fail(base,
                    "A call of what is neither an operator nor a function of a name cannot "
                    "be matched here.");
    }
    addEntry(base, std::move(entry));
    m_open.push_back(base);
    return true;
}

bool WayMaker::addValue(DplId base)
{
    const DplNode& value = node(base);
    Entry entry;
    entry.kind = Entry::Kind::Value;
    if (value.kind == DplKind::Constant)
        entry.kind = Entry::Kind::Constant;
    entry.name = freeName(value.kind == DplKind::Constant       ? "constant"
                              : value.kind == DplKind::Wildcard ? "any"
                                                                : "variable");
    const EntryId id = addEntry(base, std::move(entry));
    if (value.kind == DplKind::Wildcard || value.kind == DplKind::Constant)
        return true;
    if (!value.name.empty())
        skip("The name of the variable \"" + value.name + "\" is not asked.");
    // What is bound is looked through, so only parameters of the function are variables.
    m_wishes.require(id, table().add(ExpressionOp::IsGraphInput, {bound(id)}));
    return true;
}

bool WayMaker::addNot(DplId base)
{
    const auto inner = baseOf(node(base).parts.front());
    if (!inner)
        return false;
    const DplKind kind = node(inner->node).kind;
    const bool isVariable = kind == DplKind::Variable || kind == DplKind::DataflowVariable;
    if ((kind != DplKind::Constant && !isVariable) || !inner->asked.empty())
        return fail(base, "`~` can be asked here of `is_const()` and `is_var()` only.");
    const EntryId id = addEntry(base, {.name = freeName("any"), .kind = Entry::Kind::Value});
    const ExpressionId is = table().add(
        isVariable ? ExpressionOp::IsGraphInput : ExpressionOp::IsConstant, {bound(id)});
    m_wishes.require(id, table().add(ExpressionOp::Not, {is}));
    return true;
}

/// As an operator of its own.
bool WayMaker::addItem(DplId base)
{
    const DplNode& item = node(base);
    Entry entry;
    entry.name = freeName("item");
    entry.operators.names = {std::string(itemName), "getitem"};
    entry.operands = {1, {}};
    const EntryId id = addEntry(base, std::move(entry));
    if (item.index >= 0)
        m_wishes.askAttribute(id, "index", item.index);
    return addOperand(id, item.parts.front(), 0);
}

/// What an edge from a node begins at; entries that are not there yet are added.
std::optional<Giver> WayMaker::giverOf(DplId id)
{
    const auto base = baseOf(id);
    if (!base)
        return std::nullopt;
    const DplNode& here = node(base->node);
    if (here.kind == DplKind::TupleItem && ++m_itemDepth > mostItems) {
        fail(base->node, "Items of items are nested too deep.");
        return std::nullopt;
    }
    if (here.kind == DplKind::TupleItem && m_form.items == TupleItems::Results) {
        auto whole = giverOf(here.parts.front());
        if (!whole)
            return std::nullopt;
        whole->output.reset();
        if (here.index >= 0)
            whole->output = static_cast<std::uint32_t>(std::min<std::int64_t>(here.index, 1 << 20));
        m_made.taken[id] =
            m_made.taken[base->node] = {.entry = whole->entry, .item = whole->output};
        return whole;
    }
    if (!m_entries.contains(base->node)) {
        bool isAdded = false;
        switch (here.kind) {
        case DplKind::Call:
            isAdded = addCall(base->node);
            break;
        case DplKind::Wildcard:
        case DplKind::Constant:
        case DplKind::Variable:
        case DplKind::DataflowVariable:
            isAdded = addValue(base->node);
            break;
        case DplKind::Not:
            isAdded = addNot(base->node);
            break;
        case DplKind::TupleItem:
            isAdded = addItem(base->node);
            break;
        default:
            fail(base->node,
                 std::string(dplClassName(here.kind))
                     + " cannot be matched where an operator has a tensor.");
        }
        if (!isAdded)
            return std::nullopt;
    }
    const EntryId entry = m_entries.at(base->node);
    m_made.taken[id] = m_made.taken[base->node] = {.entry = entry};
    if (!ask(entry, base->asked))
        return std::nullopt;
    return Giver{entry, 0};
}

bool WayMaker::addOperand(EntryId entry, DplId argument, std::optional<std::uint32_t> place)
{
    const auto giver = giverOf(argument);
    if (giver)
        m_builder.addEdge(
            {.from = giver->entry, .to = entry, .output = giver->output, .operand = place});
    return giver.has_value();
}

/// An argument that graphs have as an attribute.
void WayMaker::addOther(EntryId entry, std::string_view name, std::size_t at, DplId argument)
{
    const auto base = baseOf(argument);
    if (!base)
        return;
    m_made.taken[argument] = m_made.taken[base->node] = {
        .entry = entry, .item = {}, .argument = static_cast<std::uint32_t>(at)};
    const DplNode& here = node(base->node);
    const bool isResult = name == "relax.reshape" || name == "relax.broadcast_to";
    if (here.kind == DplKind::ShapeLiteral && isResult)
        m_wishes.askShape(entry, here);
    else if (here.kind != DplKind::Wildcard)
        skip("Argument " + std::to_string(at + 1) + " of " + std::string(name) + " is not asked.");
}

bool WayMaker::addArgument(EntryId entry, std::string_view name, std::size_t at, DplId argument)
{
    const TvmArgumentKind kind = argumentKind(name, at);
    if (kind == TvmArgumentKind::Function)
        return true;
    if (kind == TvmArgumentKind::Other) {
        addOther(entry, name, at, argument);
        return !m_fault;
    }
    if (kind == TvmArgumentKind::Tensors) {
        const auto base = baseOf(argument);
        if (!base)
            return false;
        const DplKind is = node(base->node).kind;
        if (is != DplKind::Tuple && is != DplKind::UnorderedTuple) {
            m_isCounted = false;
            return true;
        }
        if (is == DplKind::UnorderedTuple && node(base->node).parts.size() > TvmChoices::mostFields)
            return fail(base->node,
                        "Tuples of more than " + std::to_string(TvmChoices::mostFields)
                            + " fields in any order are not matched here.");
        for (const DplId field : fieldsOf(m_dpl, base->node, m_way)) {
            if (!addOperand(entry, field, m_operands++))
                return false;
        }
        return true;
    }
    return addOperand(entry, argument, m_isCounted ? std::optional(m_operands++) : std::nullopt);
}

bool WayMaker::addArguments(DplId call)
{
    const DplNode& here = node(call);
    const EntryId entry = m_entries.at(call);
    const auto callee = baseOf(here.parts.front());
    const std::string name = callee ? node(callee->node).name : std::string();
    m_operands = 0;
    m_isCounted = true;
    for (std::size_t at = 1; at < here.parts.size(); ++at) {
        if (!addArgument(entry, name, at - 1, here.parts[at]))
            return false;
    }
    OperandCount& count = m_builder.entry(entry).operands;
    count.fewest = m_operands;
    const bool isExact =
        here.hasArguments && !here.anyArguments && m_isCounted && !hasOtherArguments(name);
    if (isExact)
        count.most = m_operands;
    return true;
}

/// Wishes that cannot be asked are a fault of the pattern.
bool WayMaker::ask(EntryId entry, const std::vector<DplId>& asked)
{
    for (const DplId wish : asked) {
        if (const std::string why = m_wishes.ask(entry, wish); !why.empty())
            return fail(wish, why);
    }
    return true;
}

std::optional<MadeTvmPattern> WayMaker::run()
{
    const auto root = baseOf(m_dpl.root);
    // TVM finds calls only; that such a pattern is never found is told of the file.
    const bool isCall = root && node(root->node).kind == DplKind::Call;
    if (!isCall || !giverOf(m_dpl.root))
        return std::nullopt;
    while (!m_open.empty()) {
        const DplId call = m_open.back();
        m_open.pop_back();
        if (!addArguments(call))
            return std::nullopt;
    }
    m_builder.setPlace(m_entries.at(root->node));
    m_builder.setBinding(Pattern::Binding::Shared);
    auto pattern = m_builder.build();
    if (!pattern) {
        fail(m_dpl.root, "Its parts do not make a pattern that can be matched.");
        return std::nullopt;
    }
    m_made.pattern = *std::move(pattern);
    return std::move(m_made);
}

} // namespace

MadeTvmPatterns makeTvmPatterns(const DplPattern& pattern, const OperatorCatalogue& operators,
                                TvmGraphForm form)
{
    MadeTvmPatterns made;
    if (pattern.root >= pattern.nodes.size())
        return made;
    const TvmChoices choices = tvmChoices(pattern);
    made.isCutShort = choices.isCutShort;
    for (const TvmChoice& way : choices.ways) {
        WayMaker maker(pattern, way, operators, form);
        if (auto one = maker.run())
            made.patterns.push_back(*std::move(one));
        else if (!made.fault)
            made.fault = maker.fault();
    }
    return made;
}

} // namespace fusewright
