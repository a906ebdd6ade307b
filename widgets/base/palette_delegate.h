// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QStyledItemDelegate>

namespace fusewright {

class Theme;

/// Draws a row of the command palette: icon, text with the letters that were found, what it
/// belongs to, keys.
class PaletteDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    explicit PaletteDelegate(const Theme& theme, QObject* parent = nullptr);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    int drawSide(QPainter& painter, const QRect& room, const QModelIndex& index) const;
    void drawText(QPainter& painter, const QRect& room, const QModelIndex& index) const;

    const Theme& m_theme;
};

} // namespace fusewright
