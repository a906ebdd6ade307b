// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/inspector/section_page.h"

#include "engine/graph/graph.h"
#include "engine/partition/section_boundary.h"
#include "engine/pattern/match_judge.h"
#include "engine/session/fusion_session.h"
#include "widgets/base/text.h"
#include "widgets/inspector/fusion_part.h"
#include "widgets/inspector/page_writer.h"

#include <set>
#include <vector>

namespace fusewright {

namespace {

struct Crossing {
    std::vector<ValueId> reads; ///< Each once, in the order of their first use.
    std::vector<ValueId> holds; ///< Constants that are inside of what becomes of the section.
    std::vector<ValueId> gives;
};

bool holdsConstants(const FusionAnswer& fusion, std::uint32_t at)
{
    const auto match = fusion.made.partition.sections[at].match;
    if (!match)
        return false;
    const RuleMatch& made = fusion.made.matches.matches[*match];
    const RulePattern& written = fusion.rules.rules[made.rule].patterns[made.pattern];
    return written.judge && written.judge->constants() == MatchConstants::Held;
}

Crossing crossingOf(const FusionAnswer& fusion, std::uint32_t at)
{
    const Graph& graph = *fusion.graph;
    const SectionBoundary boundary(graph, fusion.made.partition);
    const bool holds = holdsConstants(fusion, at);
    Crossing crossing;
    std::set<ValueId> read;
    for (const NodeId node : fusion.made.partition.sections[at].nodes) {
        for (const ValueId value : graph.inputs(node)) {
            if (!value.isValid() || boundary.isMadeIn(at, value) || !read.insert(value).second)
                continue;
            const bool isHeld = holds && graph.valueKind(value) == ValueKind::Parameter;
            (isHeld ? crossing.holds : crossing.reads).push_back(value);
        }
        for (const ValueId value : graph.outputs(node)) {
            if (boundary.isLeaving(value))
                crossing.gives.push_back(value);
        }
    }
    return crossing;
}

} // namespace

QString SectionPage::html(const FusionAnswer& fusion, std::uint32_t at, const Theme& theme)
{
    PageWriter page(theme);
    FusionPart part(fusion, page);
    const std::vector<NodeId>& nodes = fusion.made.partition.sections[at].nodes;
    page.title(part.label(at).toStdString(),
               tr("Section %1 of %2")
                   .arg(ordinalText(at), countText(fusion.made.partition.sections.size())));
    page.item(page.link({.kind = PageLink::Kind::Operators}, tr("Show operators")));
    page.section(tr("Section"));
    part.writeRule(at);
    part.writeMatchLink(at);
    part.writeVerdictAndFold(at);
    part.writeCosts(at);
    const Crossing crossing = crossingOf(fusion, at);
    part.writeOperators(tr("Operators (%1)").arg(countText(nodes.size())), nodes);
    part.writeValues(tr("Reads (%1)").arg(countText(crossing.reads.size())), crossing.reads);
    if (!crossing.holds.empty())
        part.writeValues(tr("Contains (%1)").arg(countText(crossing.holds.size())), crossing.holds);
    part.writeValues(tr("Writes (%1)").arg(countText(crossing.gives.size())), crossing.gives);
    return page.html();
}

} // namespace fusewright
