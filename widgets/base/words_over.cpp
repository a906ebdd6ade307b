// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/base/words_over.h"

#include "widgets/base/theme.h"

#include <QLabel>
#include <QVBoxLayout>

namespace fusewright {

QLabel* layWordsOver(QWidget& view, const QString& words)
{
    auto* label = new QLabel(words, &view);
    label->setObjectName(QStringLiteral("quiet"));
    label->setAlignment(Qt::AlignCenter);
    label->setWordWrap(true);
    auto* overView = new QVBoxLayout(&view);
    overView->setContentsMargins(4 * grid, 4 * grid, 4 * grid, 4 * grid);
    overView->addWidget(label);
    return label;
}

} // namespace fusewright
