// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/inspector/graph_page.h"

#include "engine/graph/graph.h"
#include "widgets/base/text.h"
#include "widgets/document/graph_text.h"
#include "widgets/inspector/page_writer.h"

#include <algorithm>

namespace fusewright {

namespace {

constexpr std::size_t mostValues = 100;
} // namespace

QString GraphPage::html(const Graph& graph, const Theme& theme)
{
    PageWriter writer(theme);
    GraphPage page(graph, writer);
    writer.title(tr("Graph").toStdString(), tr("Select an operator to see its details."));
    page.writeInputs();
    page.writeOutputs();
    page.writeNested();
    page.writeProperties();
    return writer.html();
}

GraphPage::GraphPage(const Graph& graph, PageWriter& page) : m_graph(graph), m_page(page) { }

void GraphPage::writeInputs()
{
    const std::size_t count = m_graph.inputCount();
    m_page.section(tr("Inputs (%1)").arg(count));
    for (std::size_t at = 0; at < std::min(count, mostValues); ++at) {
        const ValueId value(at);
        QString html = m_page.code(toQt(m_graph.valueName(value)));
        if (const QString type = typeText(m_graph, value); !type.isEmpty())
            html += newLine + m_page.plain(type);
        if (at >= count - m_graph.capturedCount())
            html += newLine + m_page.quiet(tr("from the enclosing graph"));
        m_page.item(html);
    }
    if (count > mostValues)
        m_page.note(tr("and %1 more").arg(countText(count - mostValues)));
    if (count == 0)
        m_page.note(tr("None."));
}

void GraphPage::writeOutputs()
{
    const auto outputs = m_graph.outputs();
    m_page.section(tr("Outputs (%1)").arg(outputs.size()));
    for (const ValueId value : outputs.first(std::min(outputs.size(), mostValues))) {
        QString html = m_page.code(toQt(m_graph.valueName(value)));
        if (const QString type = typeText(m_graph, value); !type.isEmpty())
            html += newLine + m_page.plain(type);
        if (const NodeId producer = m_graph.producer(value); producer.isValid())
            html += newLine
                + m_page.quiet(tr("produced by %1"),
                               m_page.link({.kind = PageLink::Kind::Node, .index = producer.index},
                                           toQt(m_graph.nodeName(producer))));
        m_page.item(html);
    }
    if (outputs.size() > mostValues)
        m_page.note(tr("and %1 more").arg(countText(outputs.size() - mostValues)));
    if (outputs.empty())
        m_page.note(tr("None."));
}

void GraphPage::writeNested()
{
    const auto all = m_graph.nested();
    if (all.empty())
        return;
    m_page.section(tr("Nested graphs (%1)").arg(all.size()));
    for (std::size_t at = 0; at < std::min(all.size(), mostValues); ++at) {
        const NestedGraph& nested = all[at];
        const QString name = QStringLiteral("%1 · %2").arg(toQt(m_graph.nodeName(nested.owner)),
                                                           toQt(m_graph.text(nested.attribute)));
        const QString link = m_page.link(
            {.kind = PageLink::Kind::Nested, .index = static_cast<std::uint32_t>(at)}, name);
        m_page.item(m_page.quiet(
            tr("%1 · %Ln operator(s)", nullptr, static_cast<int>(nested.graph->nodeCount())),
            link));
    }
    if (all.size() > mostValues)
        m_page.note(tr("and %1 more").arg(countText(all.size() - mostValues)));
}

void GraphPage::writeProperties()
{
    if (m_graph.properties().empty())
        return;
    m_page.section(tr("About the file"));
    for (const auto& [key, value] : m_graph.properties())
        m_page.fact(toQt(key), m_page.plain(toQt(value)));
}

} // namespace fusewright
