// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QWidget>

#include <vector>

class QAction;
class QMenu;
class QToolButton;

namespace fusewright {

/// Buttons in a row; those that have no room are in a menu at its end.
class ToolRow : public QWidget {
    Q_OBJECT

public:
    explicit ToolRow(QWidget* parent = nullptr);

    /// A button for each action, with a gap before the first one.
    void addGroup(const std::vector<QAction*>& actions);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;

private:
    struct Place {
        QToolButton* button;
        int gap = 0; ///< Before it.
    };

    int widthOf(const Place& place) const;
    void share();

    std::vector<Place> m_places;
    QToolButton* m_more;
    QMenu* m_menu;
};

} // namespace fusewright
