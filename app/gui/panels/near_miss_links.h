// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/session/step_session.h"
#include "engine/support/diagnostic.h"
#include "widgets/canvas/canvas_classes.h"
#include "widgets/match/miss_walk.h"

#include <QObject>

#include <vector>

namespace fusewright {

class CanvasPage;
class CommandActions;
class EditorTabs;
class MatchPanel;
class RewritePanel;
class RulesTab;
struct FixProposal;
struct Program;
class Workspace;

/// Near misses of the rule under the caret in the picture, and fixes into the text.
class NearMissLinks : public QObject {
    Q_OBJECT

public:
    /// All must outlive it.
    NearMissLinks(Program& program, const CommandActions& actions, CanvasPage& canvas,
                  EditorTabs& editors, MatchPanel& matches, RewritePanel& rewrites);

    const MissWalk& walk() const { return m_walk; }
    /// The near miss that was walked to, as long as the operator on screen is the one it led to.
    std::optional<StepTarget> walkedTo() const;

signals:
    /// Short words for a status bar.
    void said(const QString& words);
    /// An operator that is there only when so many stages have run is to be shown.
    void stageWanted(std::size_t stages, const QString& node);

private:
    void connectCommands(const CommandActions& actions);
    void follow(int rule, const QString& entry);
    QString whyOf(const MissedPlace& place) const;
    void prefer(quint32 rule);
    void mark();
    void markRefusal(std::optional<quint32> refused);
    void takeBack();
    void showCurrent();
    QString whyNoMisses(std::uint32_t rule) const;
    QString whyNone() const;
    void lookAt(const std::vector<NodeId>& nodes, NodeId end);
    void lookOnceOpen();
    void apply(quint32 rule, const FixProposal& fix);
    void applyToRewriting(quint32 file, const FixProposal& fix);
    void apply(RulesTab* tab, const FixProposal& fix);
    std::vector<Fix> fixesUnderCaret() const;
    std::vector<Fix> rewritingFixes() const;

    Program& m_program;
    Workspace& m_workspace;
    CanvasPage& m_canvas;
    EditorTabs& m_editors;
    MatchPanel& m_matches;
    RewritePanel& m_rewrites;
    QString m_entry;               ///< Under the caret.
    std::vector<NodeId> m_opening; ///< What is looked at once its group is open; the end first.
    std::shared_ptr<const Graph> m_openingIn;
    std::optional<quint32> m_refusal; ///< Chosen in Matches, of the answer behind it.
    std::shared_ptr<const FusionAnswer> m_refusalOf;
    bool m_tellsOfMiss = false; ///< The last thing said was which near miss is shown.
    int m_rewriting = -1;       ///< Of the rules that rewrite: the one under the caret.
    MissWalk m_walk;
};

} // namespace fusewright
