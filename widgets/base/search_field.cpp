// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/base/search_field.h"

#include "widgets/base/theme.h"

#include <QAction>
#include <QKeyEvent>

namespace fusewright {

SearchField::SearchField(const Theme& theme, const QString& purpose, QWidget* parent)
    : QLineEdit(parent)
{
    setPlaceholderText(purpose);
    setAccessibleName(purpose);
    addAction(theme.icon(QStringLiteral("search"), Ink::Muted), QLineEdit::LeadingPosition);

    auto* empty =
        addAction(theme.icon(QStringLiteral("close"), Ink::Muted), QLineEdit::TrailingPosition);
    empty->setToolTip(tr("Clear"));
    empty->setVisible(false);
    connect(empty, &QAction::triggered, this, &QLineEdit::clear);
    connect(this, &QLineEdit::textChanged, empty,
            [empty](const QString& text) { empty->setVisible(!text.isEmpty()); });
}

void SearchField::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && !text().isEmpty())
        clear();
    else if (event->key() == Qt::Key_Down)
        emit leftDownwards();
    else
        QLineEdit::keyPressEvent(event);
}

} // namespace fusewright
