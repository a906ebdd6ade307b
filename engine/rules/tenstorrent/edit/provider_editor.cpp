// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tenstorrent/edit/provider_editor.h"

#include "engine/rules/python/python_renaming.h"
#include "engine/rules/tenstorrent/trace/pattern_trace.h"
#include "engine/support/text_edits.h"

#include <algorithm>
#include <memory>
#include <utility>

namespace fusewright {

namespace {

std::string meaningOf(const TraceResult& trace)
{
    return trace.graph ? TraceDraft(*trace.graph).meaning() : std::string("none");
}

std::string refusalOf(const FusionPair& pair)
{
    return pair.refusal() ? pair.refusal()->error + pair.refusal()->sentence : std::string();
}

} // namespace

ProviderEditor::ProviderEditor(const TenstorrentFile& file, const IncludePlaces& places,
                               PatternName name)
    : m_file(file), m_places(places), m_rule(file.find(name.rule)), m_text(*file.source)
{
    if (!m_rule)
        return;
    const TraceResult& trace = file.pairOf(*m_rule).patternTrace;
    if (trace.graph && !trace.refusal)
        m_draft.emplace(*trace.graph);
}

/// Pairs stay what they are, but for the one that is edited, or those that are added behind it.
bool ProviderEditor::isWanted(const TenstorrentFile& after, std::size_t added) const
{
    if (after.rules.size() != m_file.rules.size() + added)
        return false;
    const auto own = static_cast<std::size_t>(m_rule - m_file.rules.data());
    std::size_t old = 0;
    for (std::size_t at = 0; at < after.rules.size(); ++at) {
        const FusionPair& now = after.pairOf(after.rules[at]);
        const bool isEdited = at == own + added;
        const bool isFresh = added > 0 && isEdited;
        const FusionPair& before = m_file.pairOf(m_file.rules[isFresh ? own : old]);
        const std::string wanted = isEdited ? m_draft->meaning() : meaningOf(before.patternTrace);
        if (meaningOf(now.patternTrace) != wanted || refusalOf(now) != refusalOf(before)
            || meaningOf(now.replacementTrace) != meaningOf(before.replacementTrace))
            return false;
        if (added == 0 && after.rules[at].name != m_file.rules[at].name)
            return false;
        old += isFresh ? 0 : 1;
    }
    return true;
}

RuleEdits ProviderEditor::judged(std::vector<TextEdit> edits, std::size_t added) const
{
    if (edits.empty())
        return std::nullopt;
    auto fresh =
        std::make_shared<const SourceText>(m_file.source->name(), edited(*m_file.source, edits));
    if (!isWanted(readTenstorrentFile(std::move(fresh), m_places, m_file.flags), added))
        return std::nullopt;
    return edits;
}

std::optional<std::uint32_t> ProviderEditor::find(std::string_view entry) const
{
    return isReady() ? m_draft->find(entry) : std::nullopt;
}

/// Where a node is written; invalid for parameters and for what stands elsewhere.
PythonNodeId ProviderEditor::expression(std::uint32_t node) const
{
    const TextRange& place = m_draft->node(node).place;
    if (place == TextRange() || m_draft->node(node).isParameter)
        return {};
    return m_text.at({m_file.source->offset(place.begin), m_file.source->offset(place.end)});
}

/// What a call is given, as it is written; empty where that is not what torch records.
std::vector<PythonNodeId> ProviderEditor::writtenArguments(std::uint32_t node,
                                                           PythonNodeId at) const
{
    const PythonTree& tree = m_text.tree();
    std::vector<PythonNodeId> found;
    switch (tree.kind(at)) {
    case PythonKind::Call: {
        const PythonNodeId called = tree.first(at);
        if (m_draft->node(node).kind == CallKind::Method && tree.is(called, PythonKind::Attribute))
            found.push_back(tree.first(called));
        for (const PythonNodeId child : tree.children(at)) {
            if (tree.is(child, PythonKind::Star))
                return {};
            if (child != called)
                found.push_back(tree.is(child, PythonKind::Keyword) ? tree.first(child) : child);
        }
        break;
    }
    case PythonKind::Binary:
    case PythonKind::Compare:
    case PythonKind::Subscript:
        found = {tree.first(at), tree.last(at)};
        break;
    case PythonKind::Unary:
        found = {tree.last(at)};
        break;
    default:
        break;
    }
    return found;
}

std::optional<ProviderEditor::Written> ProviderEditor::call(std::string_view entry) const
{
    const auto node = find(entry);
    const PythonNodeId at = node ? expression(*node) : PythonNodeId();
    if (!at.isValid())
        return std::nullopt;
    Written found{*node, at, writtenArguments(*node, at)};
    const auto isOuter = [](const TracedArgument& argument) { return argument.depth == 0; };
    const auto outer = std::ranges::count_if(m_draft->node(*node).arguments, isOuter);
    return std::cmp_equal(found.arguments.size(), outer) ? std::optional(found) : std::nullopt;
}

/// Which written argument an operand is; nothing where it is several, or in a list.
std::optional<std::size_t> ProviderEditor::argumentOf(const Written& call,
                                                      std::uint32_t operand) const
{
    std::optional<std::size_t> found;
    std::size_t at = 0;
    for (const TracedArgument& argument : m_draft->node(call.node).arguments) {
        if (argument.node == operand && (found || argument.depth > 0))
            return std::nullopt;
        if (argument.node == operand)
            found = at;
        at += argument.depth == 0 ? 1 : 0;
    }
    return found;
}

/// The argument that takes the place of a call which is taken out: the only one that an operator
/// makes, or the first where none does.
std::optional<std::size_t> ProviderEditor::mainArgument(const Written& call) const
{
    std::optional<std::uint32_t> made;
    const std::vector<std::uint32_t> operands = operandsOf(m_draft->node(call.node));
    for (const std::uint32_t operand : operands) {
        if (m_draft->node(operand).isParameter)
            continue;
        if (made)
            return std::nullopt;
        made = operand;
    }
    if (!made && operands.empty())
        return std::nullopt;
    return argumentOf(call, made ? *made : operands.front());
}

/// What no operator is given any more takes nothing: no such pattern ever matches.
bool ProviderEditor::losesParameter() const
{
    const TraceDraft before(*m_file.pairOf(*m_rule).patternTrace.graph);
    for (std::uint32_t at = 0; at < m_file.pairOf(*m_rule).patternTrace.graph->nodes.size(); ++at) {
        if (before.node(at).isParameter && before.usesOf(at) > 0 && m_draft->usesOf(at) == 0)
            return true;
    }
    return false;
}

RuleEdits ProviderEditor::rename(std::string_view entry, std::string_view fresh)
{
    const auto node = find(entry);
    if (!node || !m_draft->node(*node).isParameter || m_draft->find(fresh))
        return std::nullopt;
    const auto edits = pythonRenameAt(*m_file.source, m_draft->node(*node).place.begin, fresh);
    if (!edits)
        return std::nullopt;
    m_draft->node(*node).target = m_draft->node(*node).name = std::string(fresh);
    return judged(*edits);
}

RuleEdits ProviderEditor::remove(std::string_view entry)
{
    const auto call = this->call(entry);
    const auto part = call ? mainArgument(*call) : std::nullopt;
    if (!part)
        return std::nullopt;
    std::size_t at = 0;
    std::uint32_t inner = TracedArgument::noNode;
    for (const TracedArgument& argument : m_draft->node(call->node).arguments) {
        if (argument.depth == 0 && at++ == *part)
            inner = argument.node;
    }
    if (inner == TracedArgument::noNode)
        return std::nullopt;
    m_draft->replace(call->node, inner);
    m_draft->node(call->node).arguments.clear();
    const std::vector<std::uint32_t> anchors = traceAnchors(m_draft->graph());
    const auto isParameter = [&](std::uint32_t node) { return m_draft->node(node).isParameter; };
    if (losesParameter() || anchors.empty() || std::ranges::any_of(anchors, isParameter))
        return std::nullopt;
    return judged({m_text.byPart(call->at, call->arguments[*part])});
}

} // namespace fusewright
