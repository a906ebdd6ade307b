// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/inspector/fusion_part.h"

#include "engine/graph/graph.h"
#include "engine/partition/section_boundary.h"
#include "engine/partition/section_formula.h"
#include "engine/partition/section_origin.h"
#include "engine/session/fusion_session.h"
#include "widgets/base/text.h"
#include "widgets/document/amount_text.h"
#include "widgets/document/graph_text.h"
#include "widgets/document/rule_title.h"
#include "widgets/inspector/page_writer.h"
#include "widgets/sentences/engine_text.h"

#include <algorithm>

namespace fusewright {

namespace {

constexpr std::size_t mostListed = 100;
} // namespace

void FusionPart::writeSectionIn(const QString& mode, const MadePartition& made, NodeId node)
{
    if (node.index >= made.partition.sectionOf.size())
        return;
    const std::uint32_t at = made.partition.sectionOf[node.index];
    const auto count = static_cast<int>(made.partition.sections[at].nodes.size());
    m_page.section(tr("Section in %1").arg(mode));
    m_page.fact(
        tr("Section"),
        m_page.quiet(tr("%1 with %Ln operator(s)", nullptr, count), m_page.plain(ordinalText(at))));
    writeCosts(made, at);
}

void FusionPart::writeSectionOf(NodeId node, bool isBesideAnother)
{
    const Partition& partition = m_fusion.made.partition;
    if (node.index >= partition.sectionOf.size())
        return;
    const std::uint32_t at = partition.sectionOf[node.index];
    const Section& section = partition.sections[at];
    const bool isAlone = !section.rule && section.nodes.size() == 1;
    // Where all rules rewrite, nothing could have taken it.
    if (isAlone && m_fusion.rewriting && m_fusion.rules.rules.empty())
        return;
    m_page.section(isBesideAnother ? tr("Section by rules (o1)") : tr("Section"));
    m_page.fact(
        tr("Section"),
        m_page.quiet(tr("%1 with %Ln operator(s)", nullptr, static_cast<int>(section.nodes.size())),
                     sectionLink(at)));
    writeRule(at, node);
    writeMatchLink(at);
    writeVerdictAndFold(at);
    if (isAlone)
        m_page.note(tr("No rule takes this operator: it runs alone."));
    else
        writeCosts(at);
}

void FusionPart::writeRule(std::uint32_t at, NodeId node)
{
    const Section& section = m_fusion.made.partition.sections[at];
    if (!section.rule)
        return;
    QString html = ruleLink(*section.rule);
    if (*section.rule < m_fusion.isStale.size() && m_fusion.isStale[*section.rule])
        html += m_page.quiet(tr(" last valid version"));
    m_page.fact(tr("Rule"), html);
    if (section.match && node.isValid())
        writeEntries(*section.match, node);
}

void FusionPart::writeMatchLink(std::uint32_t at)
{
    if (m_fusion.made.partition.sections[at].match)
        m_page.fact(
            tr("Match"),
            m_page.link({.kind = PageLink::Kind::Match, .index = at}, tr("entries and operators")));
}

void FusionPart::writeVerdictAndFold(std::uint32_t at)
{
    if (const auto match = m_fusion.made.partition.sections[at].match)
        writeVerdict(*match);
    const std::uint32_t fold = m_fusion.made.folding.foldOf[at];
    if (m_fusion.made.folding.folds[fold].count > 1)
        m_page.fact(tr("Fold"), foldLink(fold));
}

void FusionPart::writeEntries(std::uint32_t match, NodeId node)
{
    const RuleMatch& made = m_fusion.made.matches.matches[match];
    for (std::size_t at = 0; at < made.match.bindings.size(); ++at) {
        const auto nodes = made.match.nodes(EntryId(at));
        if (std::ranges::find(nodes, node) != nodes.end())
            m_page.fact(tr("Entry"), entryLink(made.rule, made.pattern, EntryId(at)));
    }
}

void FusionPart::writeVerdict(std::uint32_t match)
{
    if (match >= m_fusion.heuristics.size() || !m_fusion.heuristics[match])
        return;
    const HeuristicResult& result = *m_fusion.heuristics[match];
    const Rule& rule = m_fusion.rules.rules[m_fusion.made.matches.matches[match].rule];
    const QString words[] = {tr("met"), tr("not met"), tr("unknown")};
    QString html =
        m_page.plain(saidOf(toQt(rule.heuristic.value_or("")), words[std::size_t(result.verdict)]));
    if (!result.reason.empty())
        html += newLine + m_page.quiet(engineText(result.reason));
    m_page.fact(tr("Heuristic"), html);
}

void FusionPart::writeCosts(std::uint32_t section)
{
    writeCosts(m_fusion.made, section);
}

void FusionPart::writeCosts(const MadePartition& made, std::uint32_t section)
{
    const SectionCosts& costs = made.costs.sections[section];
    // What is on screen may be of the graph before this one still.
    const bool isOfGraph =
        m_fusion.graph && made.partition.sectionOf.size() == m_fusion.graph->nodeCount();
    if (costs.isKnown() || !isOfGraph) {
        writeCostFacts(m_page, costs);
        return;
    }
    const SectionBoundary boundary(*m_fusion.graph, made.partition);
    const SectionFormula formula = formulaOf(*m_fusion.graph, made.partition, section, boundary);
    writeCostFacts(m_page, costs, &formula);
}

void writeCostFacts(PageWriter& page, const SectionCosts& costs, const SectionFormula* formula)
{
    const auto fact = [&](const QString& label, const QString& text) {
        page.fact(label, page.plain(text));
    };
    fact(FusionPart::tr("GEMMs"), countText(costs.gemms));
    const SectionFormula none{
        .operations = {}, .bytesRead = {}, .bytesWritten = {}, .bytesKept = {}, .weightBytes = {}};
    const SectionFormula& where = formula ? *formula : none;
    fact(FusionPart::tr("Operations"), tallyText(costs.flops, where.operations));
    fact(FusionPart::tr("Bytes read"), bytesText(costs.bytesRead, where.bytesRead));
    fact(FusionPart::tr("Bytes written"), bytesText(costs.bytesWritten, where.bytesWritten));
    fact(FusionPart::tr("Bytes kept"), bytesText(costs.bytesKept, where.bytesKept));
    if (const QString intensity = intensityText(costs); !intensity.isEmpty())
        fact(FusionPart::tr("Operations per byte"), intensity);
}

void FusionPart::writeOperators(const QString& title, std::span<const NodeId> nodes)
{
    m_page.section(title);
    for (const NodeId node : nodes.first(std::min(nodes.size(), mostListed)))
        m_page.item(
            nodeLink(node)
            + m_page.quiet(QStringLiteral("  ") + toQt(m_fusion.graph->canonicalName(node))));
    if (nodes.size() > mostListed)
        m_page.note(tr("and %1 more").arg(countText(nodes.size() - mostListed)));
}

void FusionPart::writeValues(const QString& title, std::span<const ValueId> values)
{
    m_page.section(title);
    for (const ValueId value : values.first(std::min(values.size(), mostListed))) {
        QString html = valueLink(value);
        if (const QString type = typeText(*m_fusion.graph, value); !type.isEmpty())
            html += newLine + m_page.quiet(type);
        m_page.item(html);
    }
    if (values.size() > mostListed)
        m_page.note(tr("and %1 more").arg(countText(values.size() - mostListed)));
    if (values.empty())
        m_page.note(tr("None."));
}

QString FusionPart::nodeLink(NodeId node) const
{
    return m_page.link({.kind = PageLink::Kind::Node, .index = node.index},
                       toQt(m_fusion.graph->nodeName(node)));
}

QString FusionPart::valueLink(ValueId value) const
{
    return m_page.codeLink({.kind = PageLink::Kind::Value, .index = value.index},
                           toQt(m_fusion.graph->valueName(value)));
}

QString FusionPart::sectionLink(std::uint32_t section) const
{
    return m_page.link({.kind = PageLink::Kind::Section, .index = section},
                       tr("section %1").arg(ordinalText(section)));
}

QString FusionPart::foldLink(std::uint32_t fold) const
{
    return m_page.link(
        {.kind = PageLink::Kind::Fold, .index = fold},
        tr("%1 identical sections").arg(countText(m_fusion.made.folding.folds[fold].count)));
}

QString FusionPart::ruleLink(std::uint32_t rule) const
{
    return m_page.link({.kind = PageLink::Kind::Rule, .index = rule},
                       ruleTitle(m_fusion.rules, m_fusion.rules.rules[rule]));
}

QString FusionPart::entryLink(std::uint32_t rule, std::uint32_t pattern, EntryId entry) const
{
    const std::vector<RulePattern>& patterns = m_fusion.rules.rules[rule].patterns;
    const QString name = toQt(patterns[pattern].pattern.entry(entry).name);
    const PageLink target{
        .kind = PageLink::Kind::Entry, .index = rule, .pattern = pattern, .entry = entry.index};
    return m_page.link(target,
                       patterns.size() == 1
                           ? name
                           : QStringLiteral("%1 · %2").arg(toQt(patterns[pattern].name), name));
}

QString FusionPart::label(std::uint32_t section) const
{
    return toQt(
        sectionLabel(*m_fusion.graph, m_fusion.rules, ManualFusion(), m_fusion.made, section));
}

QString ordinalText(std::uint32_t index)
{
    return countText(std::size_t(index) + 1);
}

} // namespace fusewright
