// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QStyledItemDelegate>

namespace fusewright {

class Theme;

/// Draws how many contested operators a rule won and lost as one bar of two parts, beside the
/// text.
class ContestDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    ContestDelegate(const Theme& theme, QObject* parent);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;

private:
    const Theme& m_theme;
};

} // namespace fusewright
