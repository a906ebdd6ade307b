// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/inspector/node_page.h"

#include "engine/graph/extent_display.h"
#include "engine/graph/graph.h"
#include "engine/partition/fusion_kinds.h"
#include "engine/partition/operator_cost.h"
#include "engine/session/fusion_session.h"
#include "widgets/base/text.h"
#include "widgets/document/amount_text.h"
#include "widgets/document/graph_text.h"
#include "widgets/inspector/fusion_part.h"
#include "widgets/inspector/page_writer.h"
#include "widgets/inspector/rewriting_part.h"
#include "widgets/sentences/engine_text.h"

#include <QStringList>

#include <algorithm>

namespace fusewright {

namespace {

constexpr std::size_t mostUsers = 40;
constexpr std::size_t mostInputs = 200;
PageLink linkTo(NodeId node)
{
    return {.kind = PageLink::Kind::Node, .index = node.index};
}

PageLink linkTo(ValueId value)
{
    return {.kind = PageLink::Kind::Value, .index = value.index};
}

} // namespace

QString NodePage::html(const Graph& graph, NodeId node, const Theme& theme,
                       const FusionAnswer* fusion, const Shown& shown)
{
    PageWriter writer(theme);
    NodePage page(graph, node, writer);
    page.writeOperator();
    if (fusion && shown.made)
        FusionPart(*fusion, writer).writeSectionIn(shown.mode, *shown.made, node);
    if (fusion)
        FusionPart(*fusion, writer).writeSectionOf(node, shown.made != nullptr);
    if (fusion && fusion->rewriting)
        RewritingPart(*fusion->rewriting, writer).writeLifeOf(graph.nodeName(node));
    page.writeInputs();
    page.writeOutputs();
    page.writeAttributes();
    page.writeNested();
    return writer.html();
}

NodePage::NodePage(const Graph& graph, NodeId node, PageWriter& page)
    : m_graph(graph), m_node(node), m_page(page)
{
}

void NodePage::writeOperator()
{
    const Operator& op = m_graph.operatorOf(m_node);
    m_page.title(m_graph.nodeName(m_node), tr("Operator %1").arg(m_node.index));

    m_page.section(tr("Operator"));
    m_page.fact(tr("Name"), m_page.plain(toQt(m_graph.canonicalName(m_node))));
    if (op.native != op.canonical)
        m_page.fact(tr("In the file"), m_page.plain(toQt(m_graph.nativeName(m_node))));
    if (op.spec) {
        const bool isReduction = isReducingComparison(m_graph, m_node);
        m_page.fact(tr("Category"), m_page.plain(engineTerm(categoryOfNode(m_graph, m_node))));
        m_page.fact(tr("Kind in o3"),
                    m_page.plain(fusionKindText(isReduction ? FusionKind::Reduce : op.spec->kind)));
    } else {
        m_page.note(tr("Not in the operator catalogue."));
    }
    if (const auto flops = flopsOf(m_graph, m_node))
        m_page.fact(tr("Operations"), m_page.plain(tallyText(Tally{.known = *flops})));
    const FusionHint* hint = m_graph.hint(m_node);
    if (hint && hint->kind)
        m_page.fact(tr("Fusion kind in file"), m_page.plain(fusionKindText(*hint->kind)));

    const Module& module = m_graph.moduleOf(m_node);
    if (const QString path = modulePath(m_graph, m_node); !path.isEmpty()) {
        m_page.fact(tr("Module"), m_page.plain(path));
        if (const QString type = toQt(m_graph.text(module.type)); !type.isEmpty())
            m_page.fact(tr("Module type"), m_page.plain(type));
    }
    if (const QString source = toQt(m_graph.source(m_node)); !source.isEmpty())
        m_page.fact(tr("Code"), m_page.plain(source));
}

void NodePage::writeInputs()
{
    const auto inputs = m_graph.inputs(m_node);
    m_page.section(tr("Inputs (%1)").arg(inputs.size()));
    for (std::size_t at = 0; at < std::min(inputs.size(), mostInputs); ++at) {
        const ValueId value = inputs[at];
        if (!value.isValid()) {
            m_page.item(m_page.quiet(tr("%1. omitted").arg(at + 1)));
            continue;
        }
        QString html = m_page.quiet(QStringLiteral("%1. ").arg(at + 1))
            + m_page.codeLink(linkTo(value), toQt(m_graph.valueName(value))) + newLine;
        const QString type = typeOf(value);
        if (!type.isEmpty())
            html += type + m_page.quiet(QStringLiteral(" · "));
        html += originOf(value);
        if (const AttributeValue* literal = m_graph.literal(value))
            html += newLine + m_page.code(QStringLiteral("= ") + shortValueText(*literal));
        m_page.item(html);
    }
    if (inputs.size() > mostInputs)
        m_page.note(tr("and %1 more").arg(countText(inputs.size() - mostInputs)));
    if (inputs.empty())
        m_page.note(tr("None."));
}

void NodePage::writeOutputs()
{
    m_page.section(tr("Outputs (%1)").arg(m_graph.outputCount(m_node)));
    for (const ValueId value : m_graph.outputs(m_node)) {
        QString html = m_page.codeLink(linkTo(value), toQt(m_graph.valueName(value)));
        if (const QString type = typeOf(value); !type.isEmpty())
            html += newLine + type;
        m_page.item(html + newLine + usersOf(value));
    }
}

void NodePage::writeAttributes()
{
    const auto attributes = m_graph.attributes(m_node);
    if (attributes.empty())
        return;
    m_page.section(tr("Attributes (%1)").arg(attributes.size()));
    for (const Attribute& attribute : attributes)
        m_page.fact(toQt(m_graph.text(attribute.name)),
                    m_page.code(shortValueText(m_graph.attributeValue(attribute.value))));
}

void NodePage::writeNested()
{
    const auto all = m_graph.nested();
    const auto own = m_graph.nested(m_node);
    if (own.empty())
        return;
    m_page.section(tr("Nested graphs (%1)").arg(own.size()));
    const auto first = static_cast<std::uint32_t>(own.data() - all.data());
    for (std::uint32_t at = 0; at < own.size(); ++at) {
        const NestedGraph& nested = own[at];
        const QString link = m_page.link({.kind = PageLink::Kind::Nested, .index = first + at},
                                         toQt(m_graph.text(nested.attribute)));
        m_page.item(m_page.quiet(
            tr("%1 · %Ln operator(s)", nullptr, static_cast<int>(nested.graph->nodeCount())),
            link));
    }
}

QString NodePage::originOf(ValueId value) const
{
    switch (m_graph.valueKind(value)) {
    case ValueKind::Input: {
        const bool isCaptured = value.index >= m_graph.inputCount() - m_graph.capturedCount();
        return m_page.quiet(isCaptured ? tr("from the enclosing graph") : tr("graph input"));
    }
    case ValueKind::Parameter:
        return m_page.quiet(m_graph.literal(value) ? tr("constant")
                                : isComputedFromExtents(m_graph, value)
                                ? tr("computed from extents")
                                : tr("parameter"));
    case ValueKind::Result:
        break;
    }
    const NodeId producer = m_graph.producer(value);
    return m_page.quiet(tr("produced by %1"),
                        m_page.link(linkTo(producer), toQt(m_graph.nodeName(producer))));
}

QString NodePage::usersOf(ValueId value) const
{
    QStringList parts;
    const auto outputs = m_graph.outputs();
    if (std::ranges::find(outputs, value) != outputs.end())
        parts.append(m_page.quiet(tr("graph output")));

    const auto uses = m_graph.uses(value);
    std::size_t told = 0;
    NodeId last;
    for (const Use& use : uses) {
        if (told == mostUsers) {
            parts.append(
                m_page.quiet(tr("and more, %1 uses in total").arg(countText(uses.size()))));
            break;
        }
        if (use.node == last)
            continue;
        last = use.node;
        ++told;
        parts.append(m_page.quiet(QStringLiteral("→ "))
                     + m_page.link(linkTo(use.node), toQt(m_graph.nodeName(use.node)))
                     + m_page.quiet(QStringLiteral("  ") + toQt(m_graph.canonicalName(use.node))));
    }
    return parts.isEmpty() ? m_page.quiet(tr("not used")) : parts.join(newLine);
}

QString NodePage::typeOf(ValueId value) const
{
    const QString type = typeText(m_graph, value);
    return type.isEmpty() ? QString() : m_page.plain(type);
}

} // namespace fusewright
