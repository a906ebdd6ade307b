// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QStyledItemDelegate>

namespace fusewright {

class Theme;

/// Draws a number with a bar beside it that is as long as the number's share of the largest.
class CountBarDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    /// `shareRole` is what the model answers with a share from 0 to 1.
    CountBarDelegate(const Theme& theme, int shareRole, QObject* parent);

    /// The width of a column with room for bar and number.
    static int widthFor(const QFontMetrics& metrics, const QString& longestNumber);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;

private:
    const Theme& m_theme;
    int m_shareRole;
};

} // namespace fusewright
