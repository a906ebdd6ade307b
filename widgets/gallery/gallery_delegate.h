// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QStyledItemDelegate>

namespace fusewright {

class Theme;

/// A fusion in the list: its title, how often the model has it, and what it is in two lines.
class GalleryDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    explicit GalleryDelegate(const Theme& theme, QObject* parent = nullptr);

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;

private:
    void drawSummary(QPainter& painter, const QRect& room, const QString& summary) const;

    const Theme& m_theme;
};

} // namespace fusewright
