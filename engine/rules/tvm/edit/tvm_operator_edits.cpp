// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tvm/dpl/relax_operators.h"
#include "engine/rules/tvm/draft/tvm_draft_names.h"
#include "engine/rules/tvm/edit/tvm_editor.h"
#include "engine/rules/tvm/tvm_operators.h"
#include "engine/support/letters.h"

#include <algorithm>

namespace fusewright {

namespace {

constexpr std::string_view maker = "is_op";
constexpr std::string_view dialect = "relax.";

/// What goes into a string of Python as it is.
bool isPlainName(std::string_view name)
{
    return !name.empty() && std::ranges::all_of(name, [](char letter) {
        return isWordByte(letter) || letter == '.';
    });
}

/// Whether an operator may be called so, as far as that is known.
bool canBeCalled(std::string_view relax, const DplNode& call)
{
    const RelaxArity* const arity = RelaxOperators::known().find(relax);
    return !arity || arity->takes(call.parts.size() - 1, call.anyArguments);
}

} // namespace

std::optional<std::string> relaxNameOf(std::string_view name)
{
    if (!isPlainName(name))
        return std::nullopt;
    std::string known = tvmOperatorName(name, name);
    if (known.starts_with(dialect))
        return known;
    const std::string own = std::string(dialect) + std::string(name);
    return RelaxOperators::known().find(own) ? std::optional(own) : std::nullopt;
}

/// Any of the operators, as what is called.
std::optional<TvmEditor::Piece> TvmEditor::callee(const std::vector<std::string>& names)
{
    const std::string called = m_text.calledAs(maker);
    std::optional<Piece> made;
    for (const std::string& name : names) {
        const auto relax = relaxNameOf(name);
        if (!relax || called.empty())
            return std::nullopt;
        const std::string text = called + "(\"" + *relax + "\")";
        const DplId id = m_draft->add(DplKind::Operator, {}, *relax);
        made = made
            ? Piece{made->text + " | " + text, m_draft->add(DplKind::Either, {made->id, id})}
            : Piece{text, id};
    }
    if (made && names.size() > 1)
        made->text = '(' + made->text + ')';
    return made;
}

/// The operator that a way takes; nothing where what is called is something else.
std::optional<DplId> TvmEditor::chosenOperator(DplId callee) const
{
    const DplId chosen = m_way->of(callee).node;
    return m_way->node(chosen).kind == DplKind::Operator ? std::optional(chosen) : std::nullopt;
}

/// All operators that a call may call, whatever way is taken.
std::vector<std::string> TvmEditor::namesOf(DplId callee) const
{
    std::vector<std::string> names;
    std::vector<DplId> open{callee};
    for (std::size_t at = 0; at < open.size() && at < pattern().pattern.nodes.size(); ++at) {
        const DplNode& node = m_way->node(open[at]);
        if (node.kind == DplKind::Operator)
            names.push_back(node.name);
        if (node.kind == DplKind::Either)
            open.insert(open.end(), node.parts.begin(), node.parts.end());
    }
    return names;
}

RuleEdits TvmEditor::widen(std::string_view entry, const std::vector<std::string>& names)
{
    const auto call = this->call(entry);
    if (!call || names.empty())
        return std::nullopt;
    const DplId old = m_way->node(call->id).parts.front();
    const std::vector<std::string> taken = namesOf(old);
    std::string text;
    DplId whole = old;
    for (const std::string& name : names) {
        const auto relax = relaxNameOf(name);
        const auto one = relax ? callee({*relax}) : std::nullopt;
        if (!one || taken.empty() || !canBeCalled(*relax, m_way->node(call->id))
            || std::ranges::find(taken, *relax) != taken.end())
            return std::nullopt;
        text += " | " + one->text;
        whole = m_draft->add(DplKind::Either, {whole, one->id});
    }
    m_draft->node(call->id).parts.front() = whole;
    const PythonNodeId called = m_text.tree().first(call->node);
    const std::string before = m_text.text(m_text.tree().bytes(called));
    return judged({m_text.asOperation(called, before + text)});
}

RuleEdits TvmEditor::setOperators(std::string_view entry, const std::vector<std::string>& names)
{
    const auto call = this->call(entry);
    const DplId old = call ? m_way->node(call->id).parts.front() : 0;
    const auto chosen = call ? chosenOperator(old) : std::nullopt;
    if (!chosen || names.empty()
        || (names.size() == 1 && relaxNameOf(names.front()) == m_way->node(*chosen).name))
        return std::nullopt;
    const auto fits = [&](const std::string& name) {
        const auto relax = relaxNameOf(name);
        return relax && canBeCalled(*relax, m_way->node(call->id));
    };
    const auto fresh = std::ranges::all_of(names, fits) ? callee(names) : std::nullopt;
    if (!fresh)
        return std::nullopt;
    if (*chosen == old) {
        m_draft->node(call->id).parts.front() = fresh->id;
        const PythonNodeId called = m_text.tree().first(call->node);
        return judged({m_text.edit(m_text.whole(called), fresh->text)});
    }
    // One of several is what this way takes.
    const auto place = written(*chosen);
    if (!place || m_draft->usesOf(*chosen) != 1)
        return std::nullopt;
    m_draft->replace(*chosen, fresh->id);
    return judged({m_text.edit(m_text.whole(place->node), fresh->text)});
}

/// What takes anything, as the file calls it.
std::string TvmEditor::anyText() const
{
    constexpr std::string_view any = "wildcard";
    const std::string own = m_text.calledAs(any);
    const std::string is = m_text.calledAs(maker);
    const std::string module = is.substr(0, is.size() - std::min(is.size(), maker.size()));
    return (own.empty() ? module + std::string(any) : own) + "()";
}

/// A call of the operators, with what is given as its first tensor and anything else.
std::optional<TvmEditor::Piece> TvmEditor::wrapped(const Piece& inner,
                                                   const std::vector<std::string>& names)
{
    const auto called = callee(names);
    const auto relax = called ? relaxNameOf(names.front()) : std::nullopt;
    const RelaxArity* const arity = relax ? RelaxOperators::known().find(*relax) : nullptr;
    if (!arity)
        return std::nullopt;
    const std::string any = anyText();
    Piece made{called->text + '(', 0};
    std::vector<DplId> parts{called->id};
    bool isGiven = false;
    for (std::size_t at = 0; at < std::max<std::size_t>(arity->fewest, 1); ++at) {
        const TvmArgumentKind kind = argumentKind(*relax, at);
        if (kind == TvmArgumentKind::Tensors || kind == TvmArgumentKind::Function)
            return std::nullopt;
        const bool isInner = !isGiven && kind == TvmArgumentKind::Tensor;
        isGiven = isGiven || isInner;
        made.text += (at == 0 ? "" : ", ") + (isInner ? inner.text : any);
        parts.push_back(isInner ? inner.id : m_draft->add(DplKind::Wildcard));
    }
    made.text += ')';
    made.id = m_draft->add(DplKind::Call, std::move(parts));
    return isGiven ? std::optional(made) : std::nullopt;
}

} // namespace fusewright
