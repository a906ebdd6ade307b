// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/order/text_label.h"

#include "widgets/base/theme.h"

#include <QLabel>

namespace fusewright {

QLabel* textLabel()
{
    auto* label = new QLabel;
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    label->setContentsMargins(3 * grid, grid, 3 * grid, grid);
    return label;
}

} // namespace fusewright
