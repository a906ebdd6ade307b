// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/nodes/breadcrumb_bar.h"

#include "engine/graph/graph.h"
#include "widgets/base/elided_label.h"
#include "widgets/base/text.h"
#include "widgets/base/theme.h"
#include "widgets/document/model_document.h"

#include <QAction>
#include <QActionGroup>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QToolButton>

#include <algorithm>

namespace fusewright {

namespace {

/// Of where one is, so many letters are seen in the narrowest window.
constexpr int leastLetters = 12;

/// A menu takes the letter behind an ampersand for a key.
QString escapedForMenu(QString text)
{
    return text.replace(QLatin1Char('&'), QLatin1String("&&"));
}

} // namespace

BreadcrumbBar::BreadcrumbBar(ModelDocument& document, const Theme& theme, QWidget* parent)
    : QWidget(parent), m_document(document), m_theme(theme), m_row(new QHBoxLayout(this))
{
    setAccessibleName(tr("Path to the current graph"));
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

    // Where there is only one graph, nobody asks which it is.
    if (m_document.opened().model->functions.size() > 1)
        addFunctions();
    else if (!m_document.place().path.empty())
        addStep(tr("Main graph"), 0);
    const Graph* graph = m_document.outermostGraph().get();
    std::size_t depth = 0;
    for (const std::uint32_t step : m_document.place().path) {
        const NestedGraph& nested = graph->nested()[step];
        auto* arrow = new QLabel(QStringLiteral("›"));
        arrow->setObjectName(QStringLiteral("quiet"));
        m_row->addWidget(arrow);
        // What tells graphs of one operator apart comes first, and is left when room is short.
        addStep(QStringLiteral("%1 · %2").arg(toQt(graph->text(nested.attribute)),
                                              toQt(graph->nodeName(nested.owner))),
                ++depth);
        graph = nested.graph.get();
    }
    m_row->addStretch(1);
}

void BreadcrumbBar::addFunctions()
{
    const bool isHere = m_document.place().path.empty();
    const OpenedModel& opened = m_document.opened();
    const std::string& asked = opened.options.function;
    const QString current = toQt(asked.empty() ? opened.facts.name : asked);
    auto* button = new QToolButton;
    button->setObjectName(QStringLiteral("functions"));
    button->setAutoRaise(true);
    button->setText(current);
    button->setAccessibleName(tr("Function"));
    button->setFont(m_theme.font(isHere ? TypeStep::Strong : TypeStep::Body));
    button->setToolTip(tr("%Ln function(s) in this file", nullptr,
                          static_cast<int>(opened.model->functions.size())));
    button->setPopupMode(isHere ? QToolButton::InstantPopup : QToolButton::MenuButtonPopup);
    connect(button, &QToolButton::clicked, &m_document, [this] { m_document.leaveTo(0); });
    auto* menu = new QMenu(button);
    menu->setToolTipsVisible(true);
    auto* group = new QActionGroup(menu);
    for (const std::string& function : opened.model->functions) {
        QAction* action = menu->addAction(escapedForMenu(toQt(function)));
        action->setCheckable(true);
        action->setChecked(toQt(function) == current);
        group->addAction(action);
        connect(action, &QAction::triggered, &m_document, [this, function] {
            OpenOptions options = m_document.opened().options;
            options.function = function;
            m_document.reopen(options);
        });
    }
    button->setMenu(menu);
    m_row->addWidget(button);
}

void BreadcrumbBar::addStep(const QString& text, std::size_t depth)
{
    const bool isHere = depth == m_document.place().path.size();
    if (isHere) {
        auto* here = new ElidedLabel(Qt::ElideRight);
        here->setFont(m_theme.font(TypeStep::Strong));
        here->setFullText(text);
        const QFontMetrics metrics = here->fontMetrics();
        here->setMinimumWidth(std::min(metrics.horizontalAdvance(text) + 1,
                                       leastLetters * metrics.averageCharWidth()));
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
