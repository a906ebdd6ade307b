// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/inspector/fold_page.h"

#include "engine/graph/graph.h"
#include "engine/session/fusion_session.h"
#include "widgets/base/text.h"
#include "widgets/document/graph_text.h"
#include "widgets/inspector/fusion_part.h"
#include "widgets/inspector/page_writer.h"

namespace fusewright {

namespace {

constexpr std::size_t mostFoldSections = 100;

} // namespace

QString FoldPage::html(const FusionAnswer& fusion, std::uint32_t at, const Theme& theme)
{
    PageWriter page(theme);
    FusionPart part(fusion, page);
    const Fold& fold = fusion.made.folding.folds[at];
    page.title(part.label(fold.first).toStdString(),
               tr("Fold %1: %2 identical sections").arg(ordinalText(at), countText(fold.count)));
    page.item(page.link({.kind = PageLink::Kind::Operators}, tr("Show all their operators")));
    page.section(tr("Each section"));
    page.fact(tr("Operators"), page.plain(countText(fold.operators)));
    part.writeCosts(fold.first);
    page.section(tr("Sections (%1)").arg(countText(fold.count)));
    std::size_t told = 0;
    const std::vector<std::uint32_t>& foldOf = fusion.made.folding.foldOf;
    for (std::uint32_t section = fold.first; section < foldOf.size() && told < mostFoldSections;
         ++section) {
        if (foldOf[section] != at)
            continue;
        ++told;
        const NodeId first = fusion.made.partition.sections[section].nodes.front();
        const QString module = modulePath(*fusion.graph, first);
        page.item(
            part.sectionLink(section)
            + page.quiet(QStringLiteral("  ")
                         + (module.isEmpty() ? toQt(fusion.graph->nodeName(first)) : module)));
    }
    if (fold.count > mostFoldSections)
        page.note(tr("and %1 more").arg(countText(fold.count - mostFoldSections)));
    return page.html();
}

} // namespace fusewright
