// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "widgets/base/class_colors.h"

#include <QListView>

#include <optional>

namespace fusewright {

class LegendDelegate;
class LegendModel;
class Theme;

/// The list of classes. One of them may be picked; any may be hidden.
class LegendView : public QListView {
    Q_OBJECT

public:
    LegendView(LegendModel& model, const Theme& theme, QWidget* parent = nullptr);

    void setClassPalette(ClassPalette palette);
    /// The picked row, if there is one.
    std::optional<int> pickedRow() const;
    /// Picks without saying so; nothing for -1.
    void showPicked(int row);

signals:
    /// The user picked a row, or none.
    void pickChanged();

protected:
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void selectionChanged(const QItemSelection& selected,
                          const QItemSelection& deselected) override;

private:
    bool isOnEye(const QModelIndex& index, const QPoint& place) const;
    void toggleHidden(const QModelIndex& index);

    LegendModel& m_model;
    LegendDelegate* m_delegate;
    bool m_isQuiet = false;
};

} // namespace fusewright
