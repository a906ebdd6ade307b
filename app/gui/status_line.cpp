// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/gui/status_line.h"

#include "engine/graph/graph.h"
#include "widgets/base/theme.h"
#include "widgets/document/model_document.h"

#include <QAction>
#include <QLabel>
#include <QToolButton>

namespace fusewright {

namespace {

QString timeText(qint64 milliseconds)
{
    const QLocale locale;
    if (milliseconds < 1000)
        return StatusLine::tr("opened in %1 ms").arg(locale.toString(milliseconds));
    return StatusLine::tr("opened in %1 s")
        .arg(locale.toString(double(milliseconds) / 1000, 'f', 1));
}

} // namespace

StatusLine::StatusLine(const ModelDocument& document, const Theme& theme, QAction* showProblems,
                       QWidget* parent)
    : QStatusBar(parent),
      m_document(document),
      m_theme(theme),
      m_problems(new QToolButton),
      m_reading(addFact()),
      m_nodes(addFact()),
      m_edges(addFact()),
      m_time(addFact())
{
    setSizeGripEnabled(false);
    m_problems->setAutoRaise(true);
    m_problems->setFont(theme.font(TypeStep::Small));
    m_problems->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_problems->setIconSize({4 * grid, 4 * grid});
    m_problems->setToolTip(showProblems->toolTip());
    m_problems->setCheckable(true);
    connect(m_problems, &QToolButton::clicked, showProblems, &QAction::trigger);
    connect(showProblems, &QAction::toggled, m_problems, &QToolButton::setChecked);
    addWidget(m_problems);

    connect(&document, &ModelDocument::graphChanged, this, &StatusLine::showModel);
}

QLabel* StatusLine::addFact()
{
    auto* label = new QLabel;
    label->setObjectName(QStringLiteral("quiet"));
    label->setFont(m_theme.font(TypeStep::Small));
    label->setContentsMargins(2 * grid, 0, 2 * grid, 0);
    addPermanentWidget(label);
    return label;
}

void StatusLine::showProblems(const QString& summary, const QIcon& icon)
{
    m_problems->setText(summary);
    m_problems->setIcon(icon);
    m_problems->setAccessibleName(tr("Problems: %1").arg(summary));
}

void StatusLine::showModel()
{
    if (!m_document.isOpen())
        return;
    const Graph& graph = *m_document.graph();
    m_reading->setText(m_document.opened().options.raw ? tr("raw: all nodes of the file")
                                                       : tr("tidy"));
    m_nodes->setText(tr("%Ln node(s)", nullptr, static_cast<int>(graph.nodeCount())));
    m_edges->setText(tr("%Ln edge(s)", nullptr, static_cast<int>(graph.edgeCount())));
    m_time->setText(timeText(m_document.openMilliseconds()));
}

} // namespace fusewright
