// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/inspector/match_page.h"

#include "engine/graph/graph.h"
#include "engine/match/call_text.h"
#include "engine/match/failure.h"
#include "engine/session/fusion_session.h"
#include "widgets/base/text.h"
#include "widgets/inspector/fusion_part.h"
#include "widgets/inspector/page_writer.h"

#include <QStringList>

namespace fusewright {

namespace {

constexpr std::size_t mostOfChain = 20;
/// What an entry took, as a page says it.
class BindingText {
    Q_DECLARE_TR_FUNCTIONS(fusewright::MatchPage)

public:
    BindingText(const FusionAnswer& fusion, const RuleMatch& made, const PageWriter& page,
                const FusionPart& part)
        : m_fusion(fusion), m_made(made), m_page(page), m_part(part)
    {
    }

    QString of(EntryId id) const
    {
        const Pattern& pattern = m_fusion.rules.rules[m_made.rule].patterns[m_made.pattern].pattern;
        const Entry& entry = pattern.entry(id);
        const MatchSlot& slot = m_made.match.slot(id);
        if (slot.state == MatchSlot::State::Absent)
            return m_page.quiet(tr("absent (optional)"));
        if (slot.state == MatchSlot::State::Unasked)
            return m_page.quiet(tr("not needed: another option matched"));
        if (entry.kind == Entry::Kind::Choice)
            return m_page.quiet(
                tr("uses option %1"),
                m_part.entryLink(m_made.rule, m_made.pattern, entry.options[slot.option]));
        if (const TakenArgument* const argument = m_made.match.argument(id))
            return m_page.plain(toQt(argumentText(*m_fusion.matched(), *argument)));
        if (slot.value.isValid())
            return m_part.valueLink(slot.value);
        return operators(id);
    }

private:
    QString operators(EntryId id) const
    {
        QStringList lines;
        for (const NodeId node : m_made.match.nodes(id)) {
            if (std::size_t(lines.size()) == mostOfChain) {
                lines.append(m_page.quiet(
                    tr("and %1 more").arg(countText(m_made.match.nodes(id).size() - mostOfChain))));
                break;
            }
            lines.append(
                m_part.nodeLink(node)
                + m_page.quiet(QStringLiteral("  ") + toQt(m_fusion.graph->canonicalName(node))));
        }
        return lines.join(newLine);
    }

    const FusionAnswer& m_fusion;
    const RuleMatch& m_made;
    const PageWriter& m_page;
    const FusionPart& m_part;
};

} // namespace

QString MatchPage::html(const FusionAnswer& fusion, std::uint32_t at, const Theme& theme)
{
    PageWriter page(theme);
    FusionPart part(fusion, page);
    const RuleMatch& made = fusion.made.matches.matches[*fusion.made.partition.sections[at].match];
    const RulePattern& pattern = fusion.rules.rules[made.rule].patterns[made.pattern];
    page.title(fusion.rules.rules[made.rule].name,
               tr("Match of %1 at %2")
                   .arg(toQt(pattern.name), toQt(fusion.graph->nodeName(made.match.place))));
    page.section(tr("Match"));
    page.fact(tr("Section"), part.sectionLink(at));
    part.writeRule(at);
    part.writeVerdictAndFold(at);
    page.section(tr("Entries (%1)").arg(countText(pattern.pattern.entryCount())));
    const BindingText binding(fusion, made, page, part);
    for (std::size_t entry = 0; entry < pattern.pattern.entryCount(); ++entry) {
        QString name = part.entryLink(made.rule, made.pattern, EntryId(entry));
        if (!pattern.pattern.entries()[entry].isIncluded)
            name += page.quiet(tr("  context, not in the section"));
        page.item(name + newLine + binding.of(EntryId(entry)));
    }
    if (!made.match.unknown.empty())
        page.note(tr("%Ln condition(s) could not be checked in this model and were assumed to "
                     "hold.",
                     nullptr, static_cast<int>(made.match.unknown.size())));
    return page.html();
}

} // namespace fusewright
