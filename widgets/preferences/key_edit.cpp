// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/preferences/key_edit.h"

#include <QKeyEvent>

namespace fusewright {

KeyEdit::KeyEdit(QWidget* parent) : QKeySequenceEdit(parent)
{
    setAccessibleName(tr("Press new keys"));
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
