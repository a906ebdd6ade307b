// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/gui/stages/stage_content.h"
#include "widgets/base/class_colors.h"

#include <QWidget>

#include <array>
#include <optional>
#include <vector>

class QStackedLayout;

namespace fusewright {

class CommandActions;
class EmptyPage;
class GraphSearchBar;
struct Preferences;
class ProgressStrip;
class RewritePanel;
class StageHead;
class StageLegend;
class StagePane;
class Theme;

/// The graph before and after stages of rewriting, side by side: the pictures move together as far
/// as their operators stand for each other, and so does what is selected. While it is hidden it
/// does nothing.
class StagePage : public QWidget {
    Q_OBJECT

public:
    StagePage(Workspace& workspace, const Theme& theme, const CommandActions& actions,
              QWidget* parent = nullptr);
    ~StagePage() override;

    StageContent& content() { return m_content; }
    /// 0 is before, 1 after.
    StagePane& pane(std::size_t side) { return *m_panes[side]; }
    GraphSearchBar& search() { return *m_search; }
    RewritePanel& rewrites() { return *m_rewrites; }

    void setLocked(bool isLocked);
    bool isLocked() const;
    using Finder = std::function<std::vector<NodeId>(const Graph&)>;
    /// Selects what is found on each side. Where the stage is not between them, or one side has
    /// nothing of it, the pictures become those around the stage.
    void showRewrite(std::size_t stage, Finder find);
    /// The next change, or the one before: 1 or -1.
    void goToChange(int by);
    /// Does as the user prefers, now and later. `preferences` must outlive the page.
    void follow(const Preferences& preferences);

signals:
    void leaveRequested();
    /// The graph there is wanted alone, with this operator.
    void stageRequested(std::size_t stages, const QString& node);

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    struct Wanted {
        std::size_t stage = 0;
        Finder find;
    };

    QWidget* createPanes();
    void connectPane(std::size_t side);
    void connectCommands(const CommandActions& actions);
    void connectSearch();
    void connectRewrites();
    void choose(std::size_t side, std::size_t stages);
    void showView();
    void showEmptiness();
    void showChanges();
    void showWanted();
    void followView(std::size_t leader);
    void followSelection(std::size_t leader);
    void followModel();
    void pickInModel(std::size_t side, NodeId node);
    void select(const std::array<std::vector<NodeId>, 2>& nodes);
    void goToSelection();

    Workspace& m_workspace;
    StageContent m_content;
    std::array<StagePane*, 2> m_panes{};
    StageLegend* m_legend;
    StageHead* m_head;
    GraphSearchBar* m_search;
    RewritePanel* m_rewrites;
    ProgressStrip* m_progress;
    EmptyPage* m_empty;
    QStackedLayout* m_pages = nullptr;
    std::optional<Wanted> m_wanted; ///< To be selected when the pictures are there.
    int m_change = -1;              ///< The one that is looked at.
    bool m_wantsFocus = false;      ///< When there is something to look at.
    bool m_isFollowing = false;     ///< A pane is being put where the other one is.
};

} // namespace fusewright
