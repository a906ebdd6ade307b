// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/base/choice_box.h"

#include "widgets/base/theme.h"

#include <QStyleOptionComboBox>
#include <QStylePainter>
#include <QStyledItemDelegate>

namespace fusewright {

ChoiceBox::ChoiceBox(QWidget* parent) : QComboBox(parent)
{
    // A style sheet sees only lines that this one draws.
    setItemDelegate(new QStyledItemDelegate(this));
}

QString ChoiceBox::shownText() const
{
    QStyleOptionComboBox option;
    initStyleOption(&option);
    const QRect room =
        style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this);
    const int icon = option.currentIcon.isNull() ? 0 : option.iconSize.width() + grid;
    return fontMetrics().elidedText(option.currentText, Qt::ElideRight, room.width() - icon);
}

void ChoiceBox::paintEvent(QPaintEvent*)
{
    QStylePainter painter(this);
    QStyleOptionComboBox option;
    initStyleOption(&option);
    option.currentText = shownText();
    painter.drawComplexControl(QStyle::CC_ComboBox, option);
    painter.drawControl(QStyle::CE_ComboBoxLabel, option);
}

} // namespace fusewright
