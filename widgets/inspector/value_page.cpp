// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/inspector/value_page.h"

#include "engine/graph/graph.h"
#include "engine/partition/operator_cost.h"
#include "engine/session/fusion_session.h"
#include "widgets/base/text.h"
#include "widgets/document/amount_text.h"
#include "widgets/document/graph_text.h"
#include "widgets/inspector/fusion_part.h"
#include "widgets/inspector/page_writer.h"

#include <algorithm>
#include <set>

namespace fusewright {

namespace {

constexpr std::size_t mostUses = 100;
constexpr std::size_t mostReaders = 20;

} // namespace

QString ValuePage::html(const Graph& graph, ValueId value, const Theme& theme,
                        const FusionAnswer* fusion)
{
    PageWriter writer(theme);
    ValuePage page(graph, value, writer);
    page.writeValue();
    if (fusion)
        page.writeBoundary(*fusion);
    page.writeUses();
    return writer.html();
}

ValuePage::ValuePage(const Graph& graph, ValueId value, PageWriter& page)
    : m_graph(graph), m_value(value), m_page(page)
{
}

void ValuePage::writeValue()
{
    const bool isCaptured = m_value.index < m_graph.inputCount()
        && m_value.index >= m_graph.inputCount() - m_graph.capturedCount();
    const QString kinds[] = {isCaptured ? tr("Value from the enclosing graph") : tr("Graph input"),
                             m_graph.literal(m_value) ? tr("Constant") : tr("Parameter"),
                             tr("Result")};
    m_page.title(m_graph.valueName(m_value), kinds[std::size_t(m_graph.valueKind(m_value))]);

    m_page.section(tr("Value"));
    const DataType type = m_graph.valueType(m_value);
    const auto shape = shapeText(m_graph, m_value);
    const QString unknown = tr("unknown");
    m_page.fact(tr("Type"),
                m_page.plain(type == DataType::Unknown ? unknown : toQt(dataTypeName(type))));
    if (const QString quantization = quantizationText(m_graph, m_value); !quantization.isEmpty())
        m_page.fact(tr("Quantization"), m_page.plain(quantization));
    m_page.fact(tr("Shape"), m_page.plain(shape ? QStringLiteral("[%1]").arg(*shape) : unknown));
    const auto bytes = bytesOf(m_graph, m_value);
    m_page.fact(tr("Bytes"), m_page.plain(bytes ? bytesText(Tally{.known = *bytes}) : unknown));
    if (const NodeId producer = m_graph.producer(m_value); producer.isValid())
        m_page.fact(tr("Produced by"), nodeLink(producer));
    if (const AttributeValue* literal = m_graph.literal(m_value))
        m_page.fact(tr("Content"), m_page.code(shortValueText(*literal)));
}

void ValuePage::writeUses()
{
    const auto uses = m_graph.uses(m_value);
    m_page.section(tr("Uses (%1)").arg(countText(uses.size())));
    if (isGivenOut())
        m_page.note(tr("Graph output."));
    for (const Use& use : uses.first(std::min(uses.size(), mostUses)))
        m_page.item(nodeLink(use.node)
                    + m_page.quiet(tr("  %1, operand %2")
                                       .arg(toQt(m_graph.canonicalName(use.node)))
                                       .arg(use.operand + 1)));
    if (uses.size() > mostUses)
        m_page.note(tr("and %1 more").arg(countText(uses.size() - mostUses)));
    if (uses.empty())
        m_page.note(tr("No operator uses it."));
}

void ValuePage::writeBoundary(const FusionAnswer& fusion)
{
    const Partition& partition = fusion.made.partition;
    if (partition.sectionOf.size() != m_graph.nodeCount())
        return;
    const FusionPart part(fusion, m_page);
    const NodeId producer = m_graph.producer(m_value);
    std::set<std::uint32_t> readers;
    for (const Use& use : m_graph.uses(m_value)) {
        if (!producer.isValid()
            || partition.sectionOf[use.node.index] != partition.sectionOf[producer.index])
            readers.insert(partition.sectionOf[use.node.index]);
    }
    m_page.section(tr("Between sections"));
    if (producer.isValid())
        m_page.fact(tr("Produced in"), part.sectionLink(partition.sectionOf[producer.index]));
    if (readers.empty() && !isGivenOut()) {
        m_page.note(producer.isValid() ? tr("It stays inside its section.")
                                       : tr("No section reads it."));
        return;
    }
    QStringList links;
    for (const std::uint32_t section : readers) {
        if (std::size_t(links.size()) == mostReaders) {
            links.append(
                m_page.quiet(tr("and %1 more").arg(countText(readers.size() - mostReaders))));
            break;
        }
        links.append(part.sectionLink(section)
                     + m_page.quiet(QStringLiteral("  ") + part.label(section)));
    }
    if (isGivenOut())
        links.append(m_page.quiet(tr("outside the graph")));
    m_page.fact(tr("Read by"), links.join(QLatin1String("<br>")));
    if (producer.isValid())
        m_page.note(tr("It crosses the boundary of its section, so it is written to memory."));
}

QString ValuePage::nodeLink(NodeId node) const
{
    return m_page.link({.kind = PageLink::Kind::Node, .index = node.index},
                       toQt(m_graph.nodeName(node)));
}

bool ValuePage::isGivenOut() const
{
    const auto outputs = m_graph.outputs();
    return std::ranges::find(outputs, m_value) != outputs.end();
}

} // namespace fusewright
