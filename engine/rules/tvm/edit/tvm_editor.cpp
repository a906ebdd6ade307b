// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tvm/edit/tvm_editor.h"

#include "engine/rules/tvm/tvm_rule_maker.h"
#include "engine/support/text_edits.h"

#include <algorithm>
#include <memory>
#include <utility>

namespace fusewright {

namespace {

std::string patternNameOf(std::size_t number, std::size_t count)
{
    return count == 1 ? "pattern" : "pattern" + std::to_string(number + 1);
}

std::string meaningOf(const TvmFusionPattern& pattern)
{
    return pattern.name + ' ' + DplDraft(pattern).meaning();
}

} // namespace

TvmEditor::TvmEditor(const TvmFile& file, const IncludePlaces& places, PatternName name)
    : m_file(file), m_places(places), m_rule(file.find(name.rule)), m_text(*file.source)
{
    // How a context's patterns use each other is written elsewhere.
    if (!m_rule || !pattern().isHere || pattern().context)
        return;
    std::vector<MadeTvmPattern> ways = tvmWaysOf(file, *m_rule);
    for (std::size_t at = 0; at < ways.size(); ++at) {
        if (patternNameOf(at, ways.size()) != name.pattern)
            continue;
        m_made = std::move(ways[at]);
        m_way.emplace(pattern().pattern, m_made.choice);
        m_draft.emplace(pattern());
        return;
    }
}

bool TvmEditor::isWanted(const TvmFile& after) const
{
    const auto& before = m_file.program().patterns();
    const auto& now = after.program().patterns();
    const auto isSame = [](const TvmRule& one, const TvmRule& other) {
        return one.name == other.name && one.pattern == other.pattern;
    };
    if (now.size() != before.size() || !std::ranges::equal(after.rules, m_file.rules, isSame))
        return false;
    for (std::size_t at = 0; at < now.size(); ++at) {
        const std::string wanted = at == m_rule->pattern ? pattern().name + ' ' + m_draft->meaning()
                                                         : meaningOf(before[at]);
        if (meaningOf(now[at]) != wanted || now[at].context != before[at].context)
            return false;
    }
    // What can never match is no rule any more.
    const auto own = static_cast<std::size_t>(m_rule - m_file.rules.data());
    return !tvmWaysOf(after, after.rules[own]).empty();
}

/// A check would ask for it in vain.
bool TvmEditor::losesLabel() const
{
    return pattern().check.isValid()
        && std::ranges::any_of(pattern().annotations,
                               [&](const auto& label) { return !m_draft->reaches(label.second); });
}

RuleEdits TvmEditor::judged(std::vector<TextEdit> edits) const
{
    if (losesLabel())
        return std::nullopt;
    auto fresh =
        std::make_shared<const SourceText>(m_file.source->name(), edited(*m_file.source, edits));
    if (!isWanted(readTvmFile(std::move(fresh), m_places, m_file.plan)))
        return std::nullopt;
    return edits;
}

std::optional<DplId> TvmEditor::find(std::string_view entry) const
{
    if (!isReady())
        return std::nullopt;
    const auto id = m_made.pattern.find(entry);
    return id && id->index < m_made.nodeOf.size() ? std::optional(m_made.nodeOf[id->index])
                                                  : std::nullopt;
}

std::optional<TvmEditor::Written> TvmEditor::written(DplId id) const
{
    const PythonPlace& place = m_way->node(id).place;
    if (!place.source || place.source->name() != m_file.source->name())
        return std::nullopt;
    const PythonNodeId node = m_text.at(place.bytes);
    return node.isValid() ? std::optional(Written{id, node}) : std::nullopt;
}

std::optional<TvmEditor::Written> TvmEditor::call(std::string_view entry) const
{
    const auto id = find(entry);
    if (!id || m_way->node(*id).kind != DplKind::Call)
        return std::nullopt;
    const auto found = written(*id);
    const auto given = found ? m_text.arguments(found->node) : std::nullopt;
    return given && given->size() + 1 == m_way->node(*id).parts.size() ? found : std::nullopt;
}

/// What is written as a part of a call, counted as parts are.
std::optional<TvmEditor::Written> TvmEditor::argument(const Written& call, std::size_t part) const
{
    const auto given = m_text.arguments(call.node);
    if (!given || part == 0 || part > given->size())
        return std::nullopt;
    return Written{m_way->node(call.id).parts[part], (*given)[part - 1]};
}

std::optional<std::size_t> TvmEditor::partBetween(DplId upper, const Written& lower) const
{
    const std::vector<DplId>& parts = m_way->node(lower.id).parts;
    std::optional<std::size_t> found;
    for (std::size_t at = 1; at < parts.size(); ++at) {
        if (m_way->numberOf(parts[at]) != m_way->numberOf(upper))
            continue;
        if (found)
            return std::nullopt;
        found = at;
    }
    return found;
}

bool TvmEditor::isOperator(DplId part) const
{
    const DplKind kind = m_way->node(m_way->of(part).node).kind;
    return kind == DplKind::Call || kind == DplKind::TupleItem;
}

/// The argument that takes the place of a call which is absent: the only one that an operator
/// makes, or the first where none does.
std::optional<std::size_t> TvmEditor::mainPart(DplId call) const
{
    const std::vector<DplId>& parts = m_way->node(call).parts;
    std::optional<std::size_t> found;
    for (std::size_t at = 1; at < parts.size(); ++at) {
        if (!isOperator(parts[at]))
            continue;
        if (found)
            return std::nullopt;
        found = at;
    }
    if (found || parts.size() < 2)
        return found;
    return 1;
}

/// Whether there is a call anywhere in a part.
bool TvmEditor::hasCall(DplId id) const
{
    std::vector<DplId> open{id};
    std::vector<bool> isSeen(pattern().pattern.nodes.size(), false);
    while (!open.empty()) {
        const DplId at = open.back();
        open.pop_back();
        if (isSeen[at])
            continue;
        isSeen[at] = true;
        if (m_way->node(at).kind == DplKind::Call)
            return true;
        open.insert(open.end(), m_way->node(at).parts.begin(), m_way->node(at).parts.end());
    }
    return false;
}

} // namespace fusewright
