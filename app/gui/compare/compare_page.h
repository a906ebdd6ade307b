// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/gui/compare/compare_content.h"
#include "widgets/base/class_colors.h"

#include <QWidget>

#include <array>
#include <vector>

class QSplitter;
class QStackedLayout;

namespace fusewright {

class ChangeLegend;
class CommandActions;
class CompareHead;
class ComparePane;
class CostTable;
class DiffPanel;
class GraphCanvas;
class GraphSearchBar;
struct Preferences;
class ProgressStrip;
class StripOverlay;
class Theme;

/// The same graph cut into sections in several ways, side by side: pictures in step, a list of
/// what differs, and what each way costs. While it is hidden it does nothing.
class ComparePage : public QWidget {
    Q_OBJECT

public:
    enum class Layout { One, Two, Three };
    static constexpr std::size_t mostPanes = 3;

    ComparePage(Workspace& workspace, const Theme& theme, const CommandActions& actions,
                QWidget* parent = nullptr);
    ~ComparePage() override;

    CompareContent& content() { return m_content; }
    DiffPanel& diff() { return *m_diff; }
    CostTable& costs() { return *m_costs; }
    /// Those on screen, from the left.
    std::vector<ComparePane*> panes() const;

    void setLayoutOfPanes(Layout layout);
    void setSides(const std::vector<Side>& sides); ///< From the left, as many as the layout has.
    void compareWithFile(const QString& path, std::size_t place);
    void setLocked(bool isLocked);
    bool isLocked() const;
    void setClassPalette(ClassPalette palette);
    void setAnimated(bool isAnimated);
    void setWheelZooms(bool zooms);
    /// What is compared and how, to be remembered.
    QByteArray state() const;
    void restore(const QByteArray& state);
    /// Does as the user prefers, now and later. `preferences` must outlive the page.
    void follow(const Preferences& preferences);

signals:
    void leaveRequested();
    /// Operators that were picked, and the first of them.
    void nodesPicked(const std::vector<fusewright::NodeId>& nodes, fusewright::NodeId current);

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void connectHead(const CommandActions& actions);
    QWidget* createPanes();
    QWidget* createDetails();
    void connectPane(ComparePane& pane);
    void connectDetails();
    void applyLayout();
    void applySides();
    void askForFile(std::size_t place);
    void showChoices();
    void showView();
    void showNames();
    void showGround();
    void showMap(bool isWanted);
    void followView(const GraphCanvas& leader);
    void followSelection(GraphCanvas& leader);
    void followNode();
    void pick(const std::vector<NodeId>& nodes, NodeId current);
    void focusPartition(std::size_t partition);
    std::size_t firstPlace() const { return m_layout == Layout::Two ? 1 : 0; }

    Workspace& m_workspace;
    const Theme& m_theme;
    CompareContent m_content;
    std::array<ComparePane*, mostPanes> m_panes{};
    StripOverlay* m_strips = nullptr;
    DiffPanel* m_diff;
    CostTable* m_costs;
    ChangeLegend* m_legend;
    CompareHead* m_head;
    GraphSearchBar* m_search;
    ProgressStrip* m_progress;
    QSplitter* m_row = nullptr; ///< Of panes.
    QStackedLayout* m_pages = nullptr;
    Layout m_layout = Layout::Three;
    bool m_wantsFocus = false; ///< When there is something to look at.
    bool m_showsMap = true;
    bool m_isFollowing = false; ///< A pane is being put where another one is.
};

} // namespace fusewright
