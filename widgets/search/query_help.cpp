// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/search/query_help.h"

#include "widgets/base/theme.h"

#include <QGridLayout>
#include <QLabel>
#include <QScreen>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace fusewright {

QueryHelp::QueryHelp(const Theme& theme, QWidget* parent)
    : QFrame(parent, Qt::Popup), m_theme(theme)
{
    setObjectName(QStringLiteral("popup"));
    setAccessibleName(tr("Search syntax"));
    auto* rows = new QGridLayout;
    rows->setHorizontalSpacing(4 * grid);
    rows->setVerticalSpacing(0);
    using S = QStringList;
    addRow(*rows, tr("Operator, name, module, attribute"), S{QStringLiteral("linear")});
    addRow(*rows, tr("Only the operator"), S{QStringLiteral("op:softmax")});
    addRow(*rows, tr("Only the operator's name"), S{QStringLiteral("name:q_proj")});
    addRow(*rows, tr("A module, by path or type"), S{QStringLiteral("module:layers.0.mlp")});
    addRow(*rows, tr("An attribute, or its value"),
           S{QStringLiteral("attr:axis"), QStringLiteral("attr:axis=1")});
    addRow(*rows, tr("A shape; ? is any extent"),
           S{QStringLiteral("4096x11008"), QStringLiteral("shape:[1,?,4096]")});
    addRow(*rows, tr("Elements of a type"), S{QStringLiteral("type:bf16")});
    addRow(*rows, tr("Quantized values, and their step"),
           S{QStringLiteral("quantized"), QStringLiteral("step:<0.01")});
    addRow(*rows, tr("What a rule took; what none took"),
           S{QStringLiteral("rule:qkv"), QStringLiteral("-rule:*")});
    addRow(*rows, tr("A section, identical ones"),
           S{QStringLiteral("section:12"), QStringLiteral("fold:3")});
    addRow(*rows, tr("Sections with a heuristic"), S{QStringLiteral("heuristic:GEMM")});
    addRow(*rows, tr("What uses or makes something"),
           S{QStringLiteral("user-of:op:softmax"), QStringLiteral("producer-of:op:add")});
    addRow(*rows, tr("Exact text; regular expression"),
           S{QStringLiteral("\"add\""), QStringLiteral("/^[qkv]_proj$/")});
    addRow(*rows, tr("One of two; not this"),
           S{QStringLiteral("relu|gelu"), QStringLiteral("-op:linear")});

    auto* title = new QLabel(tr("All words must match"));
    title->setFont(theme.font(TypeStep::Strong));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(4 * grid, 3 * grid, 4 * grid, 3 * grid);
    column->setSpacing(2 * grid);
    column->addWidget(title);
    column->addLayout(rows);
}

void QueryHelp::addRow(QGridLayout& rows, const QString& meaning, const QStringList& examples)
{
    const int row = rows.rowCount();
    auto* what = new QLabel(meaning);
    what->setObjectName(QStringLiteral("quiet"));
    rows.addWidget(what, row, 0);
    int column = 1;
    for (const QString& example : examples) {
        auto* button = new QToolButton;
        button->setObjectName(QStringLiteral("link"));
        button->setText(example);
        button->setFont(m_theme.fixedFont());
        button->setAccessibleName(tr("Search for %1").arg(example));
        button->setFocusPolicy(Qt::TabFocus);
        connect(button, &QToolButton::clicked, this, [this, example] {
            hide();
            emit examplePicked(example);
        });
        rows.addWidget(button, row, column++, Qt::AlignLeft);
    }
}

void QueryHelp::popUpAt(const QWidget& anchor)
{
    adjustSize();
    QPoint place = anchor.mapToGlobal(QPoint(anchor.width() - width(), anchor.height() + grid));
    if (const QScreen* const screen = anchor.screen()) {
        const QRect room = screen->availableGeometry();
        if (place.y() + height() > room.bottom())
            place.setY(anchor.mapToGlobal(QPoint(0, -height() - grid)).y());
        place.setX(
            std::clamp(place.x(), room.left(), std::max(room.left(), room.right() - width())));
        place.setY(std::max(place.y(), room.top()));
    }
    move(place);
    show();
    if (auto* const first = findChild<QToolButton*>())
        first->setFocus(Qt::PopupFocusReason);
}

} // namespace fusewright
