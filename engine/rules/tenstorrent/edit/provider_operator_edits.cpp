// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/python/python_renaming.h"
#include "engine/rules/tenstorrent/draft/call_text.h"
#include "engine/rules/tenstorrent/edit/model_call.h"
#include "engine/rules/tenstorrent/edit/provider_editor.h"
#include "engine/support/text_edits.h"

#include <algorithm>
#include <utility>

namespace fusewright {

namespace {

constexpr std::string_view functional = "torch.nn.functional.";

} // namespace

std::optional<std::vector<std::string>> ProviderEditor::operandTexts(const Written& call,
                                                                     const DraftCall& form) const
{
    std::vector<std::string> texts;
    std::size_t at = 0;
    for (const TracedArgument& argument : m_draft->node(call.node).arguments) {
        if (argument.isNode() && argument.depth > 0)
            return std::nullopt;
        const bool isTight = isBoundTo(form) && (texts.empty() || form.kind == CallKind::Function);
        if (argument.isNode())
            texts.push_back(isTight ? m_text.primaryText(call.arguments[at])
                                    : m_text.text(call.arguments[at]));
        at += argument.depth == 0 ? 1 : 0;
    }
    return texts;
}

/// A call, with `F` where the file calls `torch.nn.functional` so; empty for what Python cannot
/// say.
std::string ProviderEditor::fittedText(const DraftCall& form,
                                       const std::vector<std::string>& operands) const
{
    CallText made = callText(form, operands);
    const bool hasShort =
        m_text.source().text().find("import torch.nn.functional as F\n") != std::string_view::npos;
    if (hasShort && made.text.starts_with(functional))
        made.text.replace(0, functional.size(), "F.");
    return made.fault.empty() ? made.text : std::string();
}

/// Only the name of what is called is another one.
std::optional<TextEdit> ProviderEditor::renamedCall(const Written& call,
                                                    const DraftCall& form) const
{
    const PythonTree& tree = m_text.tree();
    const PythonNodeId called = tree.first(call.at);
    const CallKind kind = m_draft->node(call.node).kind;
    if (!tree.is(call.at, PythonKind::Call) || kind != form.kind)
        return std::nullopt;
    const ByteRange range = tree.bytes(called);
    if (kind == CallKind::Method && tree.is(called, PythonKind::Attribute))
        return m_text.edit({range.end - tree.word(called).size(), range.end}, form.target);
    if (kind != CallKind::Function || isBoundTo(form))
        return std::nullopt;
    std::string name = fittedText({.kind = form.kind, .target = form.target, .arguments = {}}, {});
    if (!name.ends_with("()"))
        return std::nullopt;
    name.resize(name.size() - 2);
    return m_text.edit(range, std::move(name));
}

std::optional<TextEdit> ProviderEditor::writtenAs(const Written& call, const DraftCall& form) const
{
    const auto operands = operandTexts(call, form);
    const std::string text = operands ? fittedText(form, *operands) : std::string();
    if (text.empty())
        return std::nullopt;
    return isOperation(form, text) ? m_text.asOperation(call.at, text)
                                   : m_text.edit(m_text.tree().bytes(call.at), text);
}

std::optional<TextEdit> ProviderEditor::withOperator(const Written& call, std::string_view name)
{
    auto form = callNamed(name);
    const TracedNode before = m_draft->node(call.node);
    if (!form || (form->kind == before.kind && form->target == before.target))
        return std::nullopt;
    form->arguments = callOf(before).arguments;
    auto edit = renamedCall(call, *form);
    if (!edit)
        edit = writtenAs(call, *form);
    m_draft->set(call.node, *form, operandsOf(before));
    return edit;
}

RuleEdits ProviderEditor::setOperator(std::string_view entry, std::string_view name)
{
    const auto call = this->call(entry);
    auto edit = call ? withOperator(*call, name) : std::nullopt;
    return edit ? judged({*std::move(edit)}) : std::nullopt;
}

/// `(self.pattern, self.replacement)` where it is written for this pair, the only time in its
/// class.
PythonNodeId ProviderEditor::pairTuple() const
{
    const PythonTree& tree = m_text.tree();
    const FusionPair& pair = m_file.pairOf(*m_rule);
    const auto lastName = [](std::string_view dotted) {
        return dotted.substr(dotted.rfind('.') + 1);
    };
    const auto isAttribute = [&](PythonNodeId node, const ProviderFunction& function) {
        return tree.is(node, PythonKind::Attribute)
            && tree.word(node) == lastName(function.place.qualifiedName);
    };
    const TextRange& place = m_file.providerOf(*m_rule).classPlace;
    const ByteRange within{m_file.source->offset(place.begin), m_file.source->offset(place.end)};
    PythonNodeId found;
    for (std::uint32_t at = 0; at < tree.size(); ++at) {
        const PythonNodeId node(at);
        if (!tree.is(node, PythonKind::Tuple) || !within.contains(tree.bytes(node))
            || !isAttribute(tree.first(node), pair.pattern)
            || !isAttribute(tree.last(node), pair.replacement))
            continue;
        if (found.isValid() || !tree.is(m_text.parent(node), PythonKind::List))
            return {};
        found = node;
    }
    return found;
}

/// The function once more, changed and under another name, and the pair behind the old one.
std::vector<TextEdit> ProviderEditor::secondPair(const TextEdit& change,
                                                 std::string_view name) const
{
    const PythonTree& tree = m_text.tree();
    const SourceText& source = m_text.source();
    const PythonNodeId tuple = pairTuple();
    const FunctionPlace& place = m_file.pairOf(*m_rule).pattern.place;
    const std::string own =
        m_text.text({source.offset(place.name.begin), source.offset(place.name.end)});
    const ByteRange whole{source.offset(place.whole.begin), source.offset(place.whole.end)};
    const std::string fresh = own + '_' + std::string(name.substr(name.rfind('.') + 1));
    const bool isInside =
        place.whole.begin <= change.range.begin && change.range.end <= place.whole.end;
    if (!tuple.isValid() || !isInside || tree.word(tree.first(tuple)) != own
        || !canBePythonName(fresh) || source.text().find(fresh) != std::string_view::npos)
        return {};
    const std::string changed = edited(source, {change, {place.name, fresh}});
    const std::size_t size = whole.size() + changed.size() - source.text().size();
    std::string copy = changed.substr(whole.begin, size);
    copy.resize(copy.find_last_not_of(" \t\r\n") + 1);
    const std::size_t line = source.text().rfind('\n', whole.begin) + 1;
    const std::string indent(source.text().substr(line, whole.begin - line));
    const std::size_t end = source.text().find_last_not_of(" \t\r\n", whole.end - 1) + 1;
    std::string pair = m_text.text(tree.bytes(tuple));
    const ByteRange first = tree.bytes(tree.first(tuple));
    const std::size_t at = first.end - own.size() - tree.bytes(tuple).begin;
    pair.replace(at, own.size(), fresh);
    const std::size_t tupleEnd = m_text.whole(tuple).end;
    const std::string apart = withLineBreaks("\n\n", lineBreakOf(source.text()));
    std::vector<TextEdit> edits{m_text.edit({end, end}, apart + indent + copy),
                                m_text.edit({tupleEnd, tupleEnd}, ", " + pair)};
    std::ranges::sort(edits, {}, [](const TextEdit& edit) { return edit.range.begin; });
    return edits;
}

RuleEdits ProviderEditor::widen(std::string_view entry, std::string_view name)
{
    const auto call = this->call(entry);
    const auto change = call ? withOperator(*call, name) : std::nullopt;
    return change ? judged(secondPair(*change, name), 1) : std::nullopt;
}

/// The call of the model, with the operands of the pattern where it has operands, and parameters of
/// the pattern that may be literals where the model has such.
std::optional<DraftCall> ProviderEditor::asInModel(const Written& call, const SeenThere& seen) const
{
    auto form = callIn(seen.graph, seen.node);
    if (!form)
        return std::nullopt;
    const std::vector<TracedArgument>& asked = m_draft->node(call.node).arguments;
    const auto isNode = [](const TracedArgument& argument) { return argument.isNode(); };
    const auto isOperand = [](const DraftArgument& argument) {
        return argument.operand.has_value();
    };
    const auto wanted = std::ranges::count_if(asked, isNode);
    if (wanted == std::ranges::count_if(form->arguments, isOperand))
        return form;
    // A parameter stands for a literal: then both calls have the same arguments in one order.
    if (asked.size() != form->arguments.size())
        return std::nullopt;
    std::uint32_t next = 0;
    for (std::size_t at = 0; at < asked.size(); ++at) {
        DraftArgument& given = form->arguments[at];
        const bool isLiteral = !given.operand && !given.isList;
        if (asked[at].isNode() && !given.operand
            && (!isLiteral || !m_draft->node(asked[at].node).isParameter))
            return std::nullopt;
        if (!asked[at].isNode() && given.operand)
            return std::nullopt;
        if (asked[at].isNode())
            given.operand = next++;
    }
    return form;
}

std::vector<EntryFit> ProviderEditor::fits(std::string_view entry, const SeenThere& seen)
{
    const auto call = this->call(entry);
    const auto form = call ? asInModel(*call, seen) : std::nullopt;
    const auto edit = form ? writtenAs(*call, *form) : std::nullopt;
    if (!edit)
        return {};
    std::vector<std::string> names;
    for (const std::uint32_t operand : operandsOf(m_draft->node(call->node)))
        names.push_back(m_draft->node(operand).name);
    m_draft->set(call->node, *form, operandsOf(TracedNode(m_draft->node(call->node))));
    RuleEdits edits = judged({*edit});
    if (!edits)
        return {};
    std::string shown = fittedText(*form, names);
    return {{EntryFit::Kind::Call, "Write `" + std::string(entry) + "` as `" + shown + '`',
             *std::move(edits), 0}};
}

} // namespace fusewright
