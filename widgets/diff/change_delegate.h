// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "widgets/base/class_colors.h"

#include <QStyledItemDelegate>

namespace fusewright {

class Theme;

/// Draws what a change is with its kind's colour and letter before it.
class ChangeDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    explicit ChangeDelegate(const Theme& theme, QObject* parent = nullptr);

    void setClassPalette(ClassPalette palette) { m_palette = palette; }
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;

private:
    const Theme& m_theme;
    ClassPalette m_palette = ClassPalette::Standard;
};

} // namespace fusewright
