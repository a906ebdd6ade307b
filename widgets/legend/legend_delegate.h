// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "widgets/base/class_colors.h"

#include <QIcon>
#include <QStyledItemDelegate>

namespace fusewright {

class Theme;

/// Draws a class as the canvas does, with its name and counts, and an eye to hide it.
class LegendDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    LegendDelegate(const Theme& theme, QObject* parent);

    void setClassPalette(ClassPalette palette) { m_palette = palette; }
    /// Where the eye is in a row.
    static QRect eyeRect(const QRect& row);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    void paintSwatch(QPainter& painter, const QRect& area, const QModelIndex& index) const;
    void paintTag(QPainter& painter, const QRectF& area, const ClassColor& color,
                  const QString& tag) const;
    void paintNames(QPainter& painter, const QRect& area, const QModelIndex& index) const;
    void paintCounts(QPainter& painter, const QRect& area, const QModelIndex& index) const;
    void paintEye(QPainter& painter, const QStyleOptionViewItem& option, bool isHidden) const;

    const Theme& m_theme;
    ClassPalette m_palette = ClassPalette::Standard;
    QIcon m_eye;
    QIcon m_hidden;
};

} // namespace fusewright
