// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "widgets/base/option.h"

#include <QObject>

#include <cstddef>
#include <memory>

namespace fusewright {

class CanvasPage;
class CommandActions;
class Graph;
class RewritePanel;
class StageStrip;
class WindowDocks;
struct Program;
struct StageResult;

/// The panel and the strip about rewriting, and what they say to the picture and to the pipeline.
class RewriteLinks : public QObject {
    Q_OBJECT

public:
    /// All must outlive the links.
    RewriteLinks(Program& program, const CommandActions& actions, CanvasPage& canvas,
                 WindowDocks& docks, QObject* parent);

    RewritePanel& panel() { return *m_panel; }
    StageStrip& strip() { return *m_strip; }
    /// The graph in which so many stages have run, with this operator selected.
    void showStage(std::size_t stages, const QString& node);

private:
    /// What the marks in the picture are of.
    struct Marked {
        std::shared_ptr<const Graph> graph;
        std::shared_ptr<const StageResult> made; ///< Null for none, as `next`.
        std::shared_ptr<const StageResult> next;

        bool operator==(const Marked&) const = default;
    };

    void connectCommands();
    void useRemembered();
    void use(bool isUsed);
    void takeAnswer();
    void showMarks();
    /// So many stages are to have run in the graph on screen.
    void showStages(std::size_t stages);
    void showWanted();
    std::size_t stageCount() const;

    Program& m_program;
    const CommandActions& m_actions;
    CanvasPage& m_canvas;
    WindowDocks& m_docks;
    RewritePanel* m_panel;
    StageStrip* m_strip;
    Marked m_marked;
    bool m_isAlone = false;    ///< There are rules, and all of them rewrite.
    QString m_wanted;          ///< An operator to be shown when its stage is on screen.
    Option<QByteArray> m_used; ///< Which rules of the program were used, as UTF-8.
};

} // namespace fusewright
