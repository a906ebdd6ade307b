// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/inspector/selection_page.h"

#include "engine/graph/graph.h"
#include "widgets/base/text.h"
#include "widgets/document/graph_text.h"
#include "widgets/inspector/fusion_part.h"
#include "widgets/inspector/page_writer.h"
#include "widgets/inspector/selection_facts.h"

#include <QStringList>

#include <algorithm>

namespace fusewright {

namespace {

constexpr std::size_t mostOperators = 30;
constexpr std::size_t mostSelected = 50;

} // namespace

QString SelectionPage::html(const Graph& graph, const SelectionFacts& facts, const Theme& theme)
{
    PageWriter writer(theme);
    SelectionPage page(graph, facts, writer);
    const auto count = static_cast<int>(facts.nodes.size());
    const QString selected = tr("%Ln operator(s) selected", nullptr, count);
    const QString operators = tr("%Ln operator(s)", nullptr, count);
    if (facts.module.empty())
        writer.title(selected.toStdString(), tr("in no common module"));
    else if (facts.moduleSize > facts.nodes.size())
        writer.title(selected.toStdString(),
                     tr("of the %1 in %2").arg(countText(facts.moduleSize), toQt(facts.module)));
    else
        writer.title(facts.module,
                     facts.moduleType.empty()
                         ? tr("Module, %1").arg(operators)
                         : tr("%1, %2").arg(toQt(facts.moduleType), operators));
    page.writeConvexity();
    page.writeOperators();
    page.writeCrossing();
    return writer.html();
}

SelectionPage::SelectionPage(const Graph& graph, const SelectionFacts& facts, PageWriter& page)
    : m_graph(graph), m_facts(facts), m_page(page)
{
}

void SelectionPage::writeConvexity()
{
    m_page.section(tr("As one section"));
    if (!m_facts.route) {
        m_page.note(tr("Convex: no path leaves the selection and re-enters it."));
    } else {
        QStringList steps;
        for (const NodeId node : m_facts.route->path)
            steps.append(m_page.link({.kind = PageLink::Kind::Node, .index = node.index},
                                     toQt(m_graph.nodeName(node))));
        m_page.note(tr("Not convex: this path leaves the selection and re-enters it."));
        m_page.item(steps.join(QStringLiteral(" &gt; ")));
    }
    writeCostFacts(m_page, m_facts.costs);
}

void SelectionPage::writeOperators()
{
    m_page.section(tr("Operators"));
    const std::size_t shown = std::min(mostOperators, m_facts.operators.size());
    for (std::size_t at = 0; at < shown; ++at)
        m_page.fact(countText(m_facts.operators[at].second),
                    m_page.plain(toQt(m_facts.operators[at].first)));
    if (shown < m_facts.operators.size())
        m_page.note(tr("and %1 more").arg(countText(m_facts.operators.size() - shown)));
}

void SelectionPage::writeCrossing()
{
    const auto write = [this](const QString& title, const std::vector<ValueId>& values) {
        m_page.section(title);
        for (std::size_t at = 0; at < std::min(mostSelected, values.size()); ++at) {
            QString html =
                m_page.codeLink({.kind = PageLink::Kind::Value, .index = values[at].index},
                                toQt(m_graph.valueName(values[at])));
            if (const QString type = typeText(m_graph, values[at]); !type.isEmpty())
                html += QLatin1String("<br>") + m_page.quiet(type);
            m_page.item(html);
        }
        if (values.size() > mostSelected)
            m_page.note(tr("and %1 more").arg(countText(values.size() - mostSelected)));
    };
    write(tr("Reads (%1)").arg(countText(m_facts.reads.size())), m_facts.reads);
    write(tr("Writes (%1)").arg(countText(m_facts.gives.size())), m_facts.gives);
}

} // namespace fusewright
