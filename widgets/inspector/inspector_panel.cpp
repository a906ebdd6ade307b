// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/inspector/inspector_panel.h"

#include "engine/graph/graph.h"
#include "widgets/base/theme.h"
#include "widgets/document/model_document.h"
#include "widgets/inspector/graph_page.h"
#include "widgets/inspector/node_page.h"
#include "widgets/inspector/page_writer.h"

#include <QTextBrowser>
#include <QUrl>
#include <QVBoxLayout>

namespace fusewright {

InspectorPanel::InspectorPanel(ModelDocument& document, const Theme& theme, QWidget* parent)
    : QFrame(parent), m_document(document), m_theme(theme), m_page(new QTextBrowser)
{
    setObjectName(QStringLiteral("panel"));
    m_page->setAccessibleName(tr("Inspector"));
    m_page->setOpenLinks(false);
    m_page->setUndoRedoEnabled(false);
    m_page->setFrameShape(QFrame::NoFrame);
    m_page->document()->setDocumentMargin(3 * grid);
    m_page->setTextInteractionFlags(Qt::TextBrowserInteraction | Qt::TextSelectableByKeyboard);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(grid, 0, 0, 0);
    column->addWidget(m_page);

    connect(m_page, &QTextBrowser::anchorClicked, this, &InspectorPanel::follow);
    connect(&document, &ModelDocument::nodeChanged, this, &InspectorPanel::showPlace);
    connect(&document, &ModelDocument::modelClosed, m_page, &QTextBrowser::clear);
    connect(&theme, &Theme::changed, this, &InspectorPanel::showPlace);
}

QString InspectorPanel::text() const
{
    return m_page->toPlainText();
}

void InspectorPanel::showPlace()
{
    if (!m_document.isOpen())
        return;
    const Graph& graph = *m_document.graph();
    m_page->setHtml(m_document.node().isValid() ? NodePage::html(graph, m_document.node(), m_theme)
                                                : GraphPage::html(graph, m_theme));
}

void InspectorPanel::follow(const QUrl& target)
{
    const PageLink link = PageLink::fromText(target.toString());
    if (!link.isValid)
        return;
    const Graph& graph = *m_document.graph();
    if (link.kind == PageLink::Kind::Node && link.index < graph.nodeCount())
        m_document.selectNode(NodeId(link.index));
    else if (link.kind == PageLink::Kind::Nested && link.index < graph.nested().size())
        m_document.enterNested(link.index);
}

} // namespace fusewright
