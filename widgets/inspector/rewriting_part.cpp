// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/inspector/rewriting_part.h"

#include "engine/rewrite/operator_chain.h"
#include "engine/rewrite/rewrite_run.h"
#include "widgets/base/text.h"
#include "widgets/document/amount_text.h"
#include "widgets/inspector/page_writer.h"
#include "widgets/sentences/engine_text.h"

#include <QStringList>

#include <algorithm>

namespace fusewright {

namespace {

constexpr std::size_t mostLines = 8;
constexpr std::size_t mostNames = 3;

QString namesOf(const StageResult& stage, const std::vector<NodeId>& nodes)
{
    QStringList names;
    for (std::size_t at = 0; at < std::min(nodes.size(), mostNames); ++at)
        names.append(toQt(stage.nameOf(nodes[at])));
    if (nodes.size() > mostNames)
        names.append(QStringLiteral("… (%1)").arg(nodes.size()));
    return names.join(QStringLiteral(", "));
}

} // namespace

RewritingPart::RewritingPart(const Rewriting& rewriting, PageWriter& page)
    : m_rewriting(rewriting), m_page(page)
{
}

QString RewritingPart::ruleText(std::uint32_t rule, std::size_t stage) const
{
    return m_page.code(toQt(m_rewriting.rules.rules[rule].name))
        + m_page.quiet(QStringLiteral(" · ") + toQt(m_rewriting.rules.stages[stage].name))
        + newLine;
}

void RewritingPart::writeLifeOf(std::string_view name)
{
    const RewriteRun& run = m_rewriting.run;
    QStringList lines;
    for (const ChainLink& link : originOf(run, name)) {
        const StageResult& stage = run.stages[link.stage];
        const RewriteStep& step = stage.steps[link.step];
        lines.append(ruleText(step.rule, link.stage)
                     + m_page.plain(tr("made of %1").arg(namesOf(stage, step.removed))));
    }
    for (const ChainLink& link : chainOf(run, name)) {
        const StageResult& stage = run.stages[link.stage];
        const RewriteStep& step = stage.steps[link.step];
        const auto isIt = [&](NodeId node) { return stage.nameOf(node) == name; };
        const bool isAboutIt = std::ranges::any_of(step.removed, isIt);
        const QString before = namesOf(stage, step.removed);
        const QString after = namesOf(stage, step.added);
        const QString own = step.added.empty() ? tr("removed") : tr("becomes %1").arg(after);
        const QString other = step.added.empty() ? tr("%1 is removed").arg(before)
                                                 : tr("%1 becomes %2").arg(before, after);
        lines.append(ruleText(step.rule, link.stage) + m_page.plain(isAboutIt ? own : other));
    }
    for (const ChainRefusal& at : refusalsAt(run, name)) {
        const RefusedRewrite& refused = run.stages[at.stage].refused[at.refused];
        const QString why = refused.reason == RefusedRewrite::Reason::ConditionFalse
            ? tr("not rewritten, false:")
            : refused.reason == RefusedRewrite::Reason::ConditionUnknown
            ? tr("conditional, unknown:")
            : tr("not rewritten:");
        QString line = ruleText(refused.rule, at.stage) + m_page.quiet(why) + QStringLiteral(" ")
            + m_page.code(engineText(refused.what));
        if (!refused.saw.empty())
            line += newLine + m_page.quiet(engineTerm(refused.saw));
        lines.append(line);
    }
    if (lines.isEmpty())
        return;
    m_page.section(tr("Rewriting"));
    const auto count = static_cast<std::size_t>(lines.size());
    for (std::size_t at = 0; at < std::min(count, mostLines); ++at)
        m_page.item(lines[static_cast<qsizetype>(at)]);
    if (count > mostLines)
        m_page.note(tr("and %1 more").arg(countText(count - mostLines)));
}

} // namespace fusewright
