// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/base/choice_box.h"

#include <QStyledItemDelegate>

namespace fusewright {

ChoiceBox::ChoiceBox(QWidget* parent) : QComboBox(parent)
{
    // A style sheet sees only lines that this one draws.
    setItemDelegate(new QStyledItemDelegate(this));
}

} // namespace fusewright
