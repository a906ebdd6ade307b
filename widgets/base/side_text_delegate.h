// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QStyledItemDelegate>

namespace fusewright {

/// What a model answers with for the quiet text beside the main one.
inline constexpr int SideTextRole = Qt::UserRole + 100;
/// True where both count alike: where both have no room, the main one is cut as far as half.
inline constexpr int KeepsSideTextRole = Qt::UserRole + 101;

/// Draws a cell's text and, dimmed beside it, a second one, such as an operator's native name.
class SideTextDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
};

} // namespace fusewright
