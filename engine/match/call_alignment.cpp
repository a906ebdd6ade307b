// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// Both sides are flat: lists are opened, and their items stand behind them, one deeper. So both are
// walked side by side; where the form has a list with entries and the call a list of literals only,
// which is one literal there, that is opened on the way.

#include "engine/match/call_alignment.h"

#include "engine/graph/graph.h"
#include "engine/graph/literal_values.h"
#include "engine/graph/schema_defaults.h"
#include "engine/match/call_text.h"

#include <algorithm>
#include <limits>
#include <span>
#include <utility>

namespace fusewright {

using Differs = CallDifference::Kind;

bool CallAligner::differs(Differs kind, std::size_t argument)
{
    if (m_isAsked)
        m_difference =
            CallDifference{.kind = kind, .argument = argument, .wanted = {}, .found = {}};
    return false;
}

/// Behind an argument and all its items.
std::size_t CallAligner::behind(std::size_t argument) const
{
    const std::uint8_t depth = m_call[argument].depth;
    std::size_t next = argument + 1;
    while (m_call[argument].isList() && next < m_call.size() && m_call[next].depth > depth)
        ++next;
    return next;
}

std::size_t CallAligner::behindForm(std::size_t argument) const
{
    const std::uint8_t depth = (*m_form)[argument].depth;
    std::size_t next = argument + 1;
    while (next < m_form->size() && (*m_form)[next].depth > depth)
        ++next;
    return next;
}

/// The items of a list of the form, whose head stands at `at`, beside those of a literal.
bool CallAligner::alignItems(const AttributeValue& list, std::uint32_t argument, std::size_t& at)
{
    const std::uint8_t outer = (*m_form)[at].depth;
    auto items = literalItems(list);
    if (!items)
        return differs(Differs::List, at);
    m_open.assign(1, {.items = *std::move(items)});
    const auto closeTo = [&](std::size_t depth) {
        while (m_open.size() > depth) {
            if (m_open.back().next != m_open.back().items.size())
                return false;
            m_open.pop_back();
        }
        return m_open.size() == depth;
    };
    for (++at; at < m_form->size() && (*m_form)[at].depth > outer; ++at) {
        const FormArgument& wanted = (*m_form)[at];
        if (!closeTo(static_cast<std::size_t>(wanted.depth - outer))
            || m_open.back().next == m_open.back().items.size())
            return differs(Differs::Count, at);
        AttributeValue item = m_open.back().items[m_open.back().next++];
        if (wanted.kind == FormArgument::Kind::Literal && !isSameLiteral(wanted.literal, item))
            return differs(Differs::Literal, at);
        if (wanted.kind == FormArgument::Kind::Entry) {
            m_leaves->push_back({.entry = wanted.entry,
                                 .value = {},
                                 .argument = argument,
                                 .asked = static_cast<std::uint32_t>(at),
                                 .literal = std::move(item)});
            continue;
        }
        if (wanted.kind != FormArgument::Kind::List)
            continue;
        auto inner = literalItems(item);
        if (!inner)
            return differs(Differs::List, at);
        m_open.push_back({.items = *std::move(inner)});
    }
    return closeTo(0) || differs(Differs::Count, at - 1);
}

/// One argument of the form beside the one at `next`; both go on.
bool CallAligner::alignOne(const FormArgument& wanted, std::size_t& next, std::size_t& at)
{
    const CallArgument& given = m_call[next];
    const auto argument = static_cast<std::uint32_t>(next);
    switch (wanted.kind) {
    case FormArgument::Kind::Entry: {
        CallLeaf leaf{.entry = wanted.entry,
                      .value = {},
                      .argument = argument,
                      .asked = static_cast<std::uint32_t>(at),
                      .literal = {}};
        const bool isValue = m_pattern.entry(wanted.entry).kind == Entry::Kind::Value;
        const auto inputs = m_graph.inputs(m_node);
        if (given.isOperand() && given.operand < inputs.size())
            leaf.value = inputs[given.operand];
        else if (!isValue)
            return differs(Differs::Operand, at);
        else if (given.literal.isValid())
            leaf.literal = m_graph.attributeValue(given.literal);
        m_leaves->push_back(std::move(leaf));
        break;
    }
    case FormArgument::Kind::Literal:
        if (given.isOperand() || given.isList())
            return differs(Differs::Operand, at);
        if (!isSameLiteral(wanted.literal, m_graph.attributeValue(given.literal)))
            return differs(Differs::Literal, at);
        break;
    case FormArgument::Kind::List:
        if (given.isOperand())
            return differs(Differs::List, at);
        if (given.isList()) {
            ++next;
            ++at;
            return true;
        }
        ++next;
        return alignItems(m_graph.attributeValue(given.literal), argument, at);
    }
    next = behind(next);
    ++at;
    return true;
}

bool CallAligner::run(EntryId entry, NodeId node)
{
    m_leaves->clear();
    const Entry& asked = m_pattern.entry(entry);
    const NodeCall* const call = m_graph.call(node);
    if (!asked.call || !call)
        return differs(Differs::NotTold, 0);
    if (asked.call->kind != CallKind::Unknown && call->kind != CallKind::Unknown
        && asked.call->kind != call->kind)
        return differs(Differs::CallKind, 0);
    m_form = &asked.call->arguments;
    m_call = m_graph.arguments(node);
    m_node = node;
    const std::vector<SchemaArgument>* const schema = asked.operators.names.empty()
        ? nullptr
        : SchemaDefaults::builtIn().find(asked.operators.names.front());
    if (schema && isInOtherForm())
        return alignBySchema(*schema);
    return alignRange(0, m_form->size(), 0, m_call.size(), true);
}

/// Arguments from `at` on beside those from `next` on. Named ones have the same keywords.
bool CallAligner::alignRange(std::size_t at, std::size_t atEnd, std::size_t next,
                             std::size_t nextEnd, bool areNamed)
{
    while (at < atEnd && next < nextEnd) {
        const FormArgument& wanted = (*m_form)[at];
        const CallArgument& given = m_call[next];
        if (wanted.depth != given.depth)
            return differs(Differs::Count, at);
        if (areNamed && wanted.keyword != keywordOf(next))
            return differs(Differs::Keyword, at);
        if (!alignOne(wanted, next, at))
            return false;
    }
    if (at == atEnd && next == nextEnd)
        return true;
    const bool isKeyword = at < atEnd ? !(*m_form)[at].keyword.empty() : !keywordOf(next).empty();
    return differs(isKeyword ? Differs::Keyword : Differs::Count, at);
}

/// Of an argument of the call; empty for a positional one.
std::string_view CallAligner::keywordOf(std::size_t argument) const
{
    const Symbol keyword = m_call[argument].keyword;
    return keyword.isValid() ? m_graph.text(keyword) : std::string_view();
}

/// Another number of positional arguments, or other keywords.
bool CallAligner::isInOtherForm() const
{
    std::size_t at = 0;
    std::size_t next = 0;
    while (at < m_form->size() && next < m_call.size()) {
        if ((*m_form)[at].keyword != keywordOf(next))
            return true;
        at = behindForm(at);
        next = behind(next);
    }
    return at < m_form->size() || next < m_call.size();
}

/// Each argument of the schema: by its keyword, by its position, or its usual value.
bool CallAligner::alignBySchema(const std::vector<SchemaArgument>& schema)
{
    constexpr std::size_t none = std::numeric_limits<std::size_t>::max();
    for (std::size_t position = 0; position < schema.size(); ++position) {
        const SchemaArgument& argument = schema[position];
        const auto find = [&](std::size_t size, const auto& after, const auto& keyword) {
            std::size_t count = 0;
            std::size_t found = none;
            for (std::size_t at = 0; at < size; at = after(at)) {
                if (keyword(at) == argument.name)
                    return at;
                if (keyword(at).empty() && count++ == position && !argument.isKeywordOnly)
                    found = at;
            }
            return found;
        };
        const std::size_t at = find(
            m_form->size(), [&](std::size_t each) { return behindForm(each); },
            [&](std::size_t each) { return std::string_view((*m_form)[each].keyword); });
        const std::size_t next = find(
            m_call.size(), [&](std::size_t each) { return behind(each); },
            [&](std::size_t each) { return keywordOf(each); });
        const bool isFine = at != none && next != none
            ? alignRange(at, behindForm(at), next, behind(next), false)
            : at != none ? alignWithDefault(at, argument.otherwise)
                         : next == none || isDefault(m_call[next], argument.otherwise);
        if (!isFine)
            return false;
    }
    return true;
}

bool CallAligner::isDefault(const CallArgument& given, const AttributeValue& otherwise)
{
    const bool isSame = !given.isOperand() && !given.isList()
        && isSameLiteral(otherwise, m_graph.attributeValue(given.literal));
    return isSame || differs(Differs::Literal, 0);
}

/// An argument of the form that the call leaves out.
bool CallAligner::alignWithDefault(std::size_t at, const AttributeValue& otherwise)
{
    const FormArgument& wanted = (*m_form)[at];
    switch (wanted.kind) {
    case FormArgument::Kind::Entry:
        if (m_pattern.entry(wanted.entry).kind != Entry::Kind::Value)
            return differs(Differs::Operand, at);
        m_leaves->push_back({.entry = wanted.entry,
                             .value = {},
                             .argument = 0,
                             .asked = static_cast<std::uint32_t>(at),
                             .literal = otherwise});
        return true;
    case FormArgument::Kind::Literal:
        return isSameLiteral(wanted.literal, otherwise) || differs(Differs::Literal, at);
    case FormArgument::Kind::List:
        return alignItems(otherwise, 0, at);
    }
    return false;
}

bool CallAligner::align(EntryId entry, NodeId node, std::vector<CallLeaf>& leaves)
{
    m_leaves = &leaves;
    m_isAsked = false;
    return run(entry, node);
}

std::optional<CallDifference> CallAligner::difference(EntryId entry, NodeId node)
{
    std::vector<CallLeaf> leaves;
    m_leaves = &leaves;
    m_isAsked = true;
    m_difference.reset();
    if (!run(entry, node) && m_difference)
        tell(*m_difference, entry, node);
    m_isAsked = false;
    return std::move(m_difference);
}

void CallAligner::tell(CallDifference& difference, EntryId entry, NodeId node) const
{
    difference.wanted = callText(m_pattern, entry);
    difference.found = callText(m_graph, node);
}

std::vector<std::vector<std::uint32_t>> visitOrder(const Pattern& pattern)
{
    std::vector<std::vector<std::uint32_t>> order(pattern.entryCount());
    std::vector<bool> isKnown(pattern.entryCount(), false);
    struct Open {
        EntryId entry;
        std::size_t next = 0;
    };
    std::uint32_t time = 0;
    const auto visit = [&](EntryId first) {
        std::vector<Open> open{{first}};
        isKnown[first.index] = true;
        while (!open.empty()) {
            Open& top = open.back();
            const std::optional<CallForm>& form = pattern.entry(top.entry).call;
            if (!form || top.next == form->arguments.size()) {
                open.pop_back();
                continue;
            }
            const FormArgument& argument = form->arguments[top.next++];
            order[top.entry.index].push_back(time++);
            if (argument.kind == FormArgument::Kind::Entry && !isKnown[argument.entry.index]) {
                isKnown[argument.entry.index] = true;
                open.push_back({argument.entry});
            }
        }
    };
    for (std::size_t at = 0; at < pattern.entryCount(); ++at) {
        if (pattern.edgesFrom(EntryId(at)).empty() && !isKnown[at])
            visit(EntryId(at));
    }
    return order;
}

namespace {

/// An argument, and all items where it is a list.
std::span<const CallArgument> listAt(const Graph& graph, CallPlace place)
{
    const auto all = graph.arguments(place.node);
    if (place.argument >= all.size())
        return {};
    const auto list = all.subspan(place.argument);
    const auto inside = std::ranges::find_if(
        list.subspan(1), [&](const CallArgument& item) { return item.depth <= list[0].depth; });
    return list.first(static_cast<std::size_t>(inside - list.begin()));
}

} // namespace

bool areEqualLists(const Graph& graph, CallPlace one, CallPlace other)
{
    const auto left = listAt(graph, one);
    const auto right = listAt(graph, other);
    if (left.empty() || left.size() != right.size())
        return false;
    const auto operandAt = [&](CallPlace place, const CallArgument& item) {
        const auto inputs = graph.inputs(place.node);
        return item.operand < inputs.size() ? inputs[item.operand] : ValueId();
    };
    for (std::size_t at = 0; at < left.size(); ++at) {
        const CallArgument& a = left[at];
        const CallArgument& b = right[at];
        const bool isAlike = a.depth - left[0].depth == b.depth - right[0].depth
            && a.isOperand() == b.isOperand() && a.isList() == b.isList();
        if (!isAlike || (a.isOperand() && operandAt(one, a) != operandAt(other, b)))
            return false;
        if (a.literal.isValid()
            && !isEqualLiteral(graph.attributeValue(a.literal), graph.attributeValue(b.literal)))
            return false;
    }
    return true;
}

} // namespace fusewright
