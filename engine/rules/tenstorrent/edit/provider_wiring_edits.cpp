// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tenstorrent/edit/model_call.h"
#include "engine/rules/tenstorrent/edit/provider_editor.h"

#include <algorithm>

namespace fusewright {

namespace {

/// A call with one operand: as a model has it, or by a name alone.
std::optional<DraftCall> unaryCall(const AddedEntry& fresh)
{
    if (fresh.isOptional || fresh.isContext || fresh.operators.isInverted
        || fresh.operators.names.size() != 1)
        return std::nullopt;
    if (fresh.like) {
        auto call = callIn(fresh.like->graph, fresh.like->node);
        const auto isOperand = [](const DraftArgument& argument) {
            return argument.operand.has_value();
        };
        const bool isUnary = call && std::ranges::count_if(call->arguments, isOperand) == 1;
        return isUnary ? call : std::nullopt;
    }
    auto call = callNamed(fresh.operators.names.front());
    if (call)
        call->arguments = {{.operand = 0u}};
    return call;
}

} // namespace

/// Calls around an expression, the first one next to it.
std::optional<ProviderEditor::Piece> ProviderEditor::chained(const Written& inner,
                                                             std::span<const AddedEntry> fresh)
{
    Piece made{m_text.text(inner.at), inner.node};
    bool isTight = m_text.primaryText(inner.at) == made.text;
    for (const AddedEntry& entry : fresh) {
        const auto call = unaryCall(entry);
        if (!call)
            return std::nullopt;
        const bool needsBrackets = !isTight && isBoundTo(*call);
        const std::string text =
            fittedText(*call, {needsBrackets ? '(' + made.text + ')' : made.text});
        if (text.empty())
            return std::nullopt;
        made = {text, m_draft->add(*call, {made.node}), isOperation(*call, text)};
        isTight = !made.isOperation;
    }
    return made;
}

RuleEdits ProviderEditor::wrapArgument(const Written& lower, std::size_t argument,
                                       std::span<const AddedEntry> fresh)
{
    std::size_t at = 0;
    for (std::size_t which = 0; which < m_draft->node(lower.node).arguments.size(); ++which) {
        const TracedArgument given = m_draft->node(lower.node).arguments[which];
        if (given.depth > 0 || at++ != argument)
            continue;
        if (!given.isNode())
            return std::nullopt;
        const PythonNodeId place = lower.arguments[argument];
        const auto made = chained({given.node, place, {}}, fresh);
        if (!made)
            return std::nullopt;
        m_draft->node(lower.node).arguments[which].node = made->node;
        return judged({made->isOperation ? m_text.asOperation(place, made->text)
                                         : m_text.edit(m_text.whole(place), made->text)});
    }
    return std::nullopt;
}

/// Puts calls around an expression where it is made, for all that is given it.
RuleEdits ProviderEditor::wrapAt(std::uint32_t node, std::span<const AddedEntry> fresh)
{
    const PythonNodeId place = expression(node);
    const auto made = place.isValid() ? chained({node, place, {}}, fresh) : std::nullopt;
    if (!made)
        return std::nullopt;
    m_draft->replace(node, made->node);
    return judged({made->isOperation ? m_text.asOperation(place, made->text)
                                     : m_text.edit(m_text.whole(place), made->text)});
}

RuleEdits ProviderEditor::insertBetween(std::string_view upper, std::string_view lower,
                                        std::span<const AddedEntry> fresh)
{
    const auto from = find(upper);
    const auto call = this->call(lower);
    const auto part = from && call && !fresh.empty() ? argumentOf(*call, *from) : std::nullopt;
    return part ? wrapArgument(*call, *part, fresh) : std::nullopt;
}

RuleEdits ProviderEditor::insertBelow(std::string_view upper, std::span<const AddedEntry> fresh)
{
    const auto from = find(upper);
    return from && !fresh.empty() && m_draft->usesOf(*from) > 1 ? wrapAt(*from, fresh)
                                                                : std::nullopt;
}

RuleEdits ProviderEditor::addBefore(const AddedEntry& fresh, std::string_view other)
{
    const auto call = this->call(other);
    const auto part = call ? mainArgument(*call) : std::nullopt;
    return part ? wrapArgument(*call, *part, std::span(&fresh, 1)) : std::nullopt;
}

RuleEdits ProviderEditor::addAfter(const AddedEntry& fresh, std::string_view other)
{
    const auto node = find(other);
    if (!node)
        return std::nullopt;
    if (!m_draft->node(*node).isParameter)
        return wrapAt(*node, std::span(&fresh, 1));
    // What a parameter feeds is one argument.
    for (std::uint32_t at = 0; m_draft->usesOf(*node) == 1 && at < m_draft->graph().nodes.size();
         ++at) {
        const auto call = this->call(m_draft->node(at).name);
        const auto part = call ? argumentOf(*call, *node) : std::nullopt;
        if (part)
            return wrapArgument(*call, *part, std::span(&fresh, 1));
    }
    return std::nullopt;
}

} // namespace fusewright
