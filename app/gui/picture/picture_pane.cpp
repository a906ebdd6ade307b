// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/gui/picture/picture_pane.h"

#include "widgets/base/choice_box.h"
#include "widgets/base/elided_label.h"
#include "widgets/base/theme.h"
#include "widgets/canvas/graph_canvas.h"

#include <QVBoxLayout>

namespace fusewright {

PicturePane::PicturePane(const Theme& theme, const QString& name, int letters, QWidget* parent)
    : QFrame(parent),
      m_choice(new ChoiceBox),
      m_facts(new ElidedLabel(Qt::ElideRight)),
      m_canvas(new GraphCanvas(theme))
{
    m_choice->setObjectName(name);
    m_choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_choice->setMinimumContentsLength(letters);
    // The start of what is chosen is enough where the number of sections would be cut.
    m_choice->setMinimumWidth(24 * grid);
    m_facts->setMinimumWidth(28 * grid);
    m_facts->setObjectName(QStringLiteral("quiet"));
    auto* head = new QFrame;
    head->setObjectName(QStringLiteral("bar"));
    auto* row = new QHBoxLayout(head);
    row->setContentsMargins(2 * grid, grid, 2 * grid, grid);
    row->setSpacing(2 * grid);
    row->addWidget(m_choice);
    row->addWidget(m_facts, 1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(head);
    column->addWidget(m_canvas, 1);
}

} // namespace fusewright
