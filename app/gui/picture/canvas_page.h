// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/gui/picture/canvas_content.h"
#include "app/gui/picture/mode_counts.h"
#include "app/gui/picture/standin_coloring.h"
#include "widgets/base/class_colors.h"
#include "widgets/base/command_table.h"
#include "widgets/canvas/canvas_classes.h"

#include <QWidget>

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

class QStackedWidget;

namespace fusewright {

class CanvasMenu;
class CommandActions;
class EmptyPage;
class GraphCanvas;
class GraphSearchBar;
class ProgressStrip;
class Theme;
struct Rewriting;

/// Who marks operators in the picture; of those who do, the last one here is seen.
enum class MarkSource : std::uint8_t { Change, NearMiss, Suggestion, Step };

/// The picture of the graph on screen with what one does to it.
class CanvasPage : public QWidget {
    Q_OBJECT

public:
    CanvasPage(Workspace& workspace, const Theme& theme, const CommandActions& actions,
               QWidget* parent = nullptr);

    GraphCanvas& canvas() { return *m_canvas; }
    CanvasContent& content() { return m_content; }
    ModeCounts& counts() { return m_counts; }
    GraphSearchBar& search() { return *m_search; }
    CanvasMenu& menu() { return *m_menu; }

    /// Puts a row between the buttons and the picture.
    void addStrip(QWidget& strip);
    /// Selects operators and brings them into view; `current` may be invalid.
    void show(const std::vector<NodeId>& nodes, NodeId current);
    /// Selects the operators that are wanted, of those on screen.
    void select(const std::function<bool(NodeId)>& isWanted);
    /// These classes are dimmed, `noClass` for what is in none.
    void setHidden(const std::vector<std::uint32_t>& hidden);
    /// More marks are not told apart, and cost time with every picture.
    static constexpr std::size_t mostMarks = 20'000;
    /// Marks operators; none takes the marks of this source away.
    void setMarks(MarkSource source, std::vector<CanvasMark> marks);
    const std::vector<CanvasMark>& marks(MarkSource source) const
    {
        return m_marks[static_cast<std::size_t>(source)];
    }
    void setClassPalette(ClassPalette palette);
    void setColoring(Coloring coloring);
    void focusCanvas();
    QByteArray state() const;
    void restore(const QByteArray& state);
    /// The operators that were selected; waits for the picture.
    void restoreSelection(std::vector<NodeId> nodes);

signals:
    /// What there is to say about what was asked for.
    void said(const QString& words);
    /// What the canvas shows is another; the legend follows.
    void viewChanged();
    void nodeActivated(fusewright::NodeId node);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    QWidget* createHead();
    bool isOfModel() const;
    void showPage();
    void forgetOperators();
    void showMarks();
    void connectCanvas();
    void connectCommands();
    void connectChoices();
    void followRules();
    void showChoice();
    void showView(bool isLaidOut);
    void putScene(const CanvasView& view);
    CanvasClasses classLooks(const CanvasView& view) const;
    void goToBlock(int further);
    void change(const std::function<void(CanvasChoice&)>& edit);

    Workspace& m_workspace;
    const Theme& m_theme;
    const CommandActions& m_actions;
    GraphCanvas* m_canvas;
    CanvasContent m_content;
    ModeCounts m_counts;
    CanvasMenu* m_menu;
    GraphSearchBar* m_search = nullptr;
    ProgressStrip* m_progress = nullptr;
    QStackedWidget* m_pages = nullptr;
    EmptyPage* m_empty = nullptr;
    std::vector<std::uint32_t> m_hidden;
    std::array<std::vector<CanvasMark>, 4> m_marks; ///< By source.
    QByteArray m_wanted; ///< The place to go to when the first picture is there.
    std::vector<NodeId> m_wantedSelection;
    std::shared_ptr<const Graph> m_shown;
    std::shared_ptr<const Graph> m_ground;        ///< Of the model that is shown.
    std::shared_ptr<const Rewriting> m_rewriting; ///< That made what is shown, or was there.
    StandInColoring m_standIn;
    bool m_wantsFocus = false; ///< When there is something to look at.
};

} // namespace fusewright
