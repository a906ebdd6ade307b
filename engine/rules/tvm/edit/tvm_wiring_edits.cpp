// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tvm/edit/tvm_editor.h"
#include "engine/support/letters.h"
#include "engine/support/source_text.h"

#include <algorithm>
#include <array>

namespace fusewright {

namespace {

/// Whether a text has a word anywhere.
bool hasWord(std::string_view text, std::string_view word)
{
    for (std::size_t at = text.find(word); at != text.npos; at = text.find(word, at + 1)) {
        const bool begins = at == 0 || !isWordByte(text[at - 1]);
        const std::size_t end = at + word.size();
        if (begins && (end == text.size() || !isWordByte(text[end])))
            return true;
    }
    return false;
}

} // namespace

/// For the parameter of a lambda: nothing else in the file is called so.
std::string TvmEditor::freeVariable() const
{
    constexpr std::array<std::string_view, 4> usual{"x", "y", "inner", "operand"};
    for (const std::string_view name : usual) {
        if (!hasWord(m_text.source().text(), name))
            return std::string(name);
    }
    return "inner_value";
}

/// With the operators or without them. What is written where it stands is handed to a lambda, so
/// that it is one expression; a value goes second, since it takes anything.
std::optional<TvmEditor::Piece> TvmEditor::optionally(const Written& inner, const AddedEntry& fresh)
{
    const bool isNamed = m_text.tree().is(inner.node, PythonKind::Name);
    if (isNamed || !hasCall(inner.id)) {
        const std::string own = m_text.text(inner.node);
        const auto made = wrapped({own, inner.id}, fresh.operators.names);
        if (!made)
            return std::nullopt;
        const DplId other = isNamed ? inner.id : m_draft->copy(inner.id);
        return Piece{made->text + " | " + own, m_draft->add(DplKind::Either, {made->id, other})};
    }
    const std::string variable = freeVariable();
    const auto made = wrapped({variable, inner.id}, fresh.operators.names);
    if (!made)
        return std::nullopt;
    return Piece{m_text.primaryText(inner.node) + ".optional(lambda " + variable + ": " + made->text
                     + ')',
                 m_draft->add(DplKind::Either, {inner.id, made->id})};
}

/// Calls around an expression, the first one next to it.
std::optional<TvmEditor::Piece> TvmEditor::chained(const Written& inner,
                                                   std::span<const AddedEntry> fresh)
{
    const auto isOptional = [](const AddedEntry& entry) { return entry.isOptional; };
    if (fresh.size() == 1 && fresh.front().isOptional)
        return optionally(inner, fresh.front());
    Piece made{m_text.text(inner.node), inner.id};
    if (std::ranges::any_of(fresh, isOptional)) {
        // Each of several may be absent.
        const std::string variable = freeVariable();
        made.text = m_text.primaryText(inner.node);
        for (const AddedEntry& entry : fresh) {
            const auto next = wrapped({variable, made.id}, entry.operators.names);
            if (!next || !entry.isOptional || !hasCall(inner.id))
                return std::nullopt;
            made = {made.text + ".optional(lambda " + variable + ": " + next->text + ')',
                    m_draft->add(DplKind::Either, {made.id, next->id})};
        }
        return made;
    }
    for (const AddedEntry& entry : fresh) {
        const auto next = wrapped(made, entry.operators.names);
        if (!next || entry.isContext || entry.operators.isInverted)
            return std::nullopt;
        made = *next;
    }
    return made;
}

/// What stands where a call is left out; a pattern is no pattern without any.
std::optional<TvmEditor::Written> TvmEditor::insteadOf(const Written& call) const
{
    const auto part = mainPart(call.id);
    const auto inner = part ? argument(call, *part) : std::nullopt;
    const bool isRoot = m_way->numberOf(call.id) == m_way->numberOf(pattern().pattern.root);
    return inner && (!isRoot || hasCall(inner->id)) ? inner : std::nullopt;
}

RuleEdits TvmEditor::makeOptional(std::string_view entry)
{
    const auto call = this->call(entry);
    const auto inner = call ? insteadOf(*call) : std::nullopt;
    if (!inner)
        return std::nullopt;
    const bool isNamed = m_text.tree().is(inner->node, PythonKind::Name);
    const std::string own = m_text.text(m_text.tree().bytes(call->node));
    if (isNamed || !hasCall(inner->id)) {
        const DplId other = isNamed ? inner->id : m_draft->copy(inner->id);
        const DplId either = m_draft->add(DplKind::Either, {call->id, other});
        m_draft->replace(call->id, either);
        return judged({m_text.asOperation(call->node, own + " | " + m_text.text(inner->node))});
    }
    const DplId either = m_draft->add(DplKind::Either, {inner->id, call->id});
    m_draft->replace(call->id, either);
    const ByteRange outer = m_text.tree().bytes(call->node);
    const ByteRange hole = m_text.whole(inner->node);
    const std::string variable = freeVariable();
    return judged({m_text.edit(outer,
                               m_text.primaryText(inner->node) + ".optional(lambda " + variable
                                   + ": " + m_text.text({outer.begin, hole.begin}) + variable
                                   + m_text.text({hole.end, outer.end}) + ')')});
}

RuleEdits TvmEditor::insertBetween(std::string_view upper, std::string_view lower,
                                   std::span<const AddedEntry> fresh)
{
    const auto from = find(upper);
    const auto call = this->call(lower);
    const auto part = from && call ? partBetween(*from, *call) : std::nullopt;
    const auto inner = part ? argument(*call, *part) : std::nullopt;
    const auto made = inner && !fresh.empty() ? chained(*inner, fresh) : std::nullopt;
    if (!made)
        return std::nullopt;
    m_draft->node(call->id).parts[*part] = made->id;
    return judged({m_text.edit(m_text.whole(inner->node), made->text)});
}

/// Puts calls around an expression where it is made, for all that uses it.
RuleEdits TvmEditor::wrapAt(DplId id, std::span<const AddedEntry> fresh)
{
    const auto inner = written(id);
    const auto made = inner && !fresh.empty() ? chained(*inner, fresh) : std::nullopt;
    if (!made)
        return std::nullopt;
    m_draft->replace(id, made->id);
    return judged({m_text.edit(m_text.whole(inner->node), made->text)});
}

RuleEdits TvmEditor::insertBelow(std::string_view upper, std::span<const AddedEntry> fresh)
{
    const auto id = find(upper);
    return id && m_draft->usesOf(*id) > 1 ? wrapAt(*id, fresh) : std::nullopt;
}

RuleEdits TvmEditor::addAfter(const AddedEntry& fresh, std::string_view other)
{
    const auto id = find(other);
    return id ? wrapAt(*id, std::span(&fresh, 1)) : std::nullopt;
}

RuleEdits TvmEditor::addBefore(const AddedEntry& fresh, std::string_view other)
{
    const auto call = this->call(other);
    const auto part = call ? mainPart(call->id) : std::nullopt;
    const auto inner = part ? argument(*call, *part) : std::nullopt;
    if (!inner) {
        const auto id = find(other);
        return id && !isOperator(*id) ? wrapAt(*id, std::span(&fresh, 1)) : std::nullopt;
    }
    const auto made = chained(*inner, std::span(&fresh, 1));
    if (!made)
        return std::nullopt;
    m_draft->node(call->id).parts[*part] = made->id;
    return judged({m_text.edit(m_text.whole(inner->node), made->text)});
}

/// An edge less: whatever stands there. What it came from has to be in the pattern still.
RuleEdits TvmEditor::disconnect(std::string_view from, std::string_view to)
{
    const auto upper = find(from);
    const auto call = this->call(to);
    const auto part = upper && call ? partBetween(*upper, *call) : std::nullopt;
    const auto inner = part ? argument(*call, *part) : std::nullopt;
    if (!inner)
        return std::nullopt;
    m_draft->node(call->id).parts[*part] = m_draft->add(DplKind::Wildcard);
    if (!m_draft->reaches(*upper))
        return std::nullopt;
    return judged({m_text.edit(m_text.whole(inner->node), anyText())});
}

RuleEdits TvmEditor::remove(std::string_view entry)
{
    const auto call = this->call(entry);
    const auto inner = call ? insteadOf(*call) : std::nullopt;
    if (!inner)
        return std::nullopt;
    m_draft->replace(call->id, inner->id);
    return judged({m_text.byPart(call->node, inner->node)});
}

} // namespace fusewright
