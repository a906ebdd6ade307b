// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/nodes/breadcrumb_bar.h"

#include "engine/graph/graph.h"
#include "widgets/base/elided_label.h"
#include "widgets/base/text.h"
#include "widgets/base/theme.h"
#include "widgets/document/model_document.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

namespace fusewright {

BreadcrumbBar::BreadcrumbBar(ModelDocument& document, const Theme& theme, QWidget* parent)
    : QWidget(parent), m_document(document), m_theme(theme), m_row(new QHBoxLayout(this))
{
    setAccessibleName(tr("Way to the graph on screen"));
    m_row->setContentsMargins(0, 0, 0, 0);
    m_row->setSpacing(grid);
    connect(&document, &ModelDocument::graphChanged, this, &BreadcrumbBar::rebuild);
    rebuild();
}

void BreadcrumbBar::rebuild()
{
    while (QLayoutItem* item = m_row->takeAt(0)) {
        if (QWidget* widget = item->widget()) {
            // A step may be rebuilt by its own click, so it must live a little longer.
            widget->hide();
            widget->deleteLater();
        }
        delete item;
    }
    if (!m_document.isOpen())
        return;

    addStep(tr("Main graph"), 0);
    const Graph* graph = m_document.outermostGraph().get();
    std::size_t depth = 0;
    for (const std::uint32_t step : m_document.place().path) {
        const NestedGraph& nested = graph->nested()[step];
        auto* arrow = new QLabel(QStringLiteral("›"));
        arrow->setObjectName(QStringLiteral("quiet"));
        m_row->addWidget(arrow);
        addStep(QStringLiteral("%1 · %2").arg(toQt(graph->nodeName(nested.owner)),
                                              toQt(graph->text(nested.attribute))),
                ++depth);
        graph = nested.graph.get();
    }
    m_row->addStretch(1);
}

void BreadcrumbBar::addStep(const QString& text, std::size_t depth)
{
    const bool isHere = depth == m_document.place().path.size();
    if (isHere) {
        auto* here = new ElidedLabel(Qt::ElideMiddle);
        here->setFont(m_theme.font(TypeStep::Strong));
        here->setFullText(text);
        m_row->addWidget(here);
        return;
    }
    auto* step = new QToolButton;
    step->setAutoRaise(true);
    step->setText(text);
    step->setObjectName(QStringLiteral("crumb"));
    step->setToolTip(tr("Back to %1").arg(text));
    connect(step, &QToolButton::clicked, &m_document, [this, depth] { m_document.leaveTo(depth); });
    m_row->addWidget(step);
}

} // namespace fusewright
