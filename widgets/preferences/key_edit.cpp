// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/preferences/key_edit.h"

#include "widgets/base/theme.h"

#include <QKeyEvent>
#include <QLineEdit>

#include <algorithm>

namespace fusewright {

KeyEdit::KeyEdit(QWidget* parent) : QKeySequenceEdit(parent)
{
    setAccessibleName(tr("Press new keys"));
}

QSize KeyEdit::minimumSizeHint() const
{
    QSize hint = QKeySequenceEdit::minimumSizeHint();
    if (const auto* const field = findChild<QLineEdit*>()) {
        constexpr int frame = 6 * grid;
        hint.setWidth(
            std::max(hint.width(),
                     field->fontMetrics().horizontalAdvance(field->placeholderText()) + frame));
    }
    return hint;
}

void KeyEdit::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && event->modifiers() == Qt::NoModifier) {
        emit left();
        return;
    }
    QKeySequenceEdit::keyPressEvent(event);
    const QKeySequence keys = keySequence();
    if (keys.isEmpty())
        return;
    clear();
    emit pressed(keys);
}

} // namespace fusewright
