// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/gui/stages/stage_head.h"

#include "widgets/base/text.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

namespace fusewright {

StageHead::StageHead(const Theme& theme, const CommandActions& actions, QWidget* legend,
                     QWidget* parent)
    : PanesHead(theme, actions, CommandId::ShowBeforeAfter, tr("Before and after"), legend, parent),
      m_previous(createButton("up", tr("Previous change (P)"))),
      m_next(createButton("down", tr("Next change (N)"))),
      m_count(new QLabel)
{
    m_count->setObjectName(QStringLiteral("quiet"));
    for (QWidget* widget : std::initializer_list<QWidget*>{m_count, m_previous, m_next})
        ownRow().addWidget(widget);
    connect(m_previous, &QToolButton::clicked, this, [this] { emit stepRequested(-1); });
    connect(m_next, &QToolButton::clicked, this, [this] { emit stepRequested(1); });
}

void StageHead::setChanges(int current, int count)
{
    m_previous->setEnabled(count > 0);
    m_next->setEnabled(count > 0);
    if (current < 0)
        m_count->setText(tr("%Ln change(s)", nullptr, count));
    else
        m_count->setText(tr("change %1 of %2")
                             .arg(countText(static_cast<std::size_t>(current) + 1),
                                  countText(static_cast<std::size_t>(count))));
}

} // namespace fusewright
