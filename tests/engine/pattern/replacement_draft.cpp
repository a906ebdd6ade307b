// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/pattern/replacement_draft.h"

#include "tests/engine/match/expression_kit.h"

#include <algorithm>
#include <cstdlib>

namespace fusewright::test {

ReplacementDraft::ReplacementDraft(std::string_view patternText)
    : m_pattern(readPattern(patternText))
{
}

ExpressionId ReplacementDraft::e(std::string_view text)
{
    const ExpressionWords words{
        .entry =
            [&](std::string_view name) {
                const auto found = std::ranges::find(m_pattern.entries, name, &Entry::name);
                return found == m_pattern.entries.end()
                    ? EntryId()
                    : EntryId(static_cast<std::size_t>(found - m_pattern.entries.begin()));
            },
        .loop =
            [&](std::string_view tag) {
                const auto found = std::ranges::find(m_loops, tag, &ReplacementLoop::tag);
                return found == m_loops.end()
                    ? LoopId(77u)
                    : LoopId(static_cast<std::size_t>(found - m_loops.begin()));
            }};
    const ExpressionId id = readExpression(text, m_pattern.expressions, words);
    if (!id.isValid())
        std::abort();
    return id;
}

LoopId ReplacementDraft::loop(ReplacementLoop loop)
{
    m_loops.push_back(std::move(loop));
    return LoopId(m_loops.size() - 1);
}

PartId ReplacementDraft::part(ReplacementPart part)
{
    m_parts.push_back(std::move(part));
    return PartId(m_parts.size() - 1);
}

PartId ReplacementDraft::take(std::string_view operand, LoopId loop)
{
    return part({.kind = ReplacementPart::Kind::Taken, .loop = loop, .operand = e(operand)});
}

void ReplacementDraft::result(std::string_view entry, std::uint32_t output, PartId part)
{
    const auto found = std::ranges::find(m_pattern.entries, entry, &Entry::name);
    m_results.push_back(
        {EntryId(static_cast<std::size_t>(found - m_pattern.entries.begin())), output, part});
}

Pattern ReplacementDraft::pattern() const
{
    auto pattern = m_pattern.build();
    if (!pattern)
        std::abort();
    return *std::move(pattern);
}

ReplacementBuilder ReplacementDraft::builder(const Pattern& pattern) const
{
    ReplacementBuilder builder(pattern);
    for (const ReplacementLoop& loop : m_loops)
        builder.addLoop(loop);
    for (const ReplacementPart& part : m_parts)
        builder.addPart(part);
    for (const ReplacedResult& result : m_results)
        builder.addResult(result);
    return builder;
}

QString ReplacementDraft::faults() const
{
    const Pattern whole = pattern();
    std::string text;
    for (const ReplacementFault& fault : builder(whole).faults()) {
        text += (text.empty() ? "" : " ") + std::string(faultCode(fault.kind));
        if (fault.part.isValid())
            text += '%' + std::to_string(fault.part.index);
        if (fault.loop.isValid())
            text += '/' + std::to_string(fault.loop.index);
    }
    return QString::fromStdString(text);
}

QString ReplacementDraft::text() const
{
    const Pattern whole = pattern();
    const auto replacement = builder(whole).build();
    return replacement ? QString::fromStdString(toText(*replacement, whole)) : faults();
}

Replacement ReplacementDraft::build() const
{
    const Pattern whole = pattern();
    return builder(whole).build().value_or(Replacement());
}

} // namespace fusewright::test
