// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QTabBar>

class QAbstractButton;
class QCheckBox;

namespace fusewright {

class RulesTab;
class RulesTabs;
class TabCloseButton;
class Theme;

/// The texts that are open, side by side: which one is shown, which ones count, which are not
/// saved. A single one is only named.
class RulesTabBar : public QTabBar {
    Q_OBJECT

public:
    /// Both must outlive the bar.
    RulesTabBar(RulesTabs& tabs, const Theme& theme, QWidget* parent = nullptr);

    QCheckBox* tickOf(int place) const;
    QAbstractButton* closeButtonOf(int place) const;

signals:
    void newRequested();
    void closeRequested(fusewright::RulesTab& tab);
    void closeOthersRequested(fusewright::RulesTab& tab);

protected:
    QSize tabSizeHint(int place) const override;
    QSize minimumTabSizeHint(int place) const override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    /// The text of a place; null where there is none.
    RulesTab* tabAtPlace(int place) const;
    int placeOf(int id) const;
    void arrange();
    void showLooks();
    void showButtons(int place);
    QCheckBox* createTick(const RulesTab& tab);
    TabCloseButton* createClose(const RulesTab& tab);
    void showCurrent();

    RulesTabs& m_tabs;
    const Theme& m_theme;
    int m_pressed = -1; ///< The text that a button went down on; -1 for none.
    QPoint m_pressedAt;
};

} // namespace fusewright
