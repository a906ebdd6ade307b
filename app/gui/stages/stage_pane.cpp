// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/gui/stages/stage_pane.h"

#include "app/gui/stages/stage_content.h"
#include "engine/graph/graph.h"
#include "engine/rewrite/rewrite_run.h"
#include "widgets/base/elided_label.h"
#include "widgets/base/text.h"
#include "widgets/canvas/graph_canvas.h"

#include <QComboBox>
#include <QSignalBlocker>

namespace fusewright {

StagePane::StagePane(const Theme& theme, std::size_t side, QWidget* parent)
    : PicturePane(theme, QStringLiteral("moment"), 25, parent), m_side(side)
{
    choice().setAccessibleName(side == 0 ? tr("Before which stage") : tr("After which stage"));
    connect(&choice(), &QComboBox::activated, this,
            [this](int index) { emit chosen(choice().itemData(index).toInt()); });
}

void StagePane::show(const StageView* view)
{
    if (!view) {
        choice().clear();
        facts().setFullText({});
        canvas().setPicture(nullptr, nullptr, GraphCanvas::Place::Fit);
        return;
    }
    const StagePicture& picture = view->pictures[m_side];
    showChoices(*view->rewriting, m_side == 0 ? view->pair.before : view->pair.after);
    facts().setFullText(factsOf(*view));
    const Graph* const shown = canvas().scene().graph();
    canvas().setScene(picture.scene, shown ? GraphCanvas::Place::Keep : GraphCanvas::Place::Fit);
}

/// Moments that differ: after a stage without an effect the graph is the one before it.
void StagePane::showChoices(const Rewriting& rewriting, std::size_t stages)
{
    const QSignalBlocker blocker(&choice());
    choice().clear();
    choice().addItem(tr("Before all stages"), 0);
    for (std::size_t at = 0; at < rewriting.run.stages.size(); ++at) {
        const StageResult& stage = rewriting.run.stages[at];
        const bool isLast = at + 1 == rewriting.run.stages.size();
        if (stage.steps.empty() && at + 1 != stages && !isLast)
            continue;
        // The graph is the same, but what is meant is the end, whichever stage that is.
        const QString text = stage.steps.empty() && isLast
            ? tr("After all stages")
            : tr("After %1 · %Ln rewrite(s)", nullptr, static_cast<int>(stage.steps.size()))
                  .arg(toQt(rewriting.rules.stages[at].name));
        choice().addItem(text, static_cast<int>(at) + 1);
    }
    choice().setCurrentIndex(choice().findData(static_cast<int>(stages)));
}

QString StagePane::factsOf(const StageView& view) const
{
    std::size_t changed = 0;
    for (const ChangedNodes& change : view.changes())
        changed += m_side == 0 ? change.before.size() : change.after.size();
    const QString operators =
        tr("%Ln operator(s)", nullptr, static_cast<int>(view.graph(m_side).nodeCount()));
    const QString what = m_side == 0 ? tr("%1 replaced").arg(countText(changed))
                                     : tr("%1 made").arg(countText(changed));
    return QStringLiteral("%1 · %2").arg(operators, what);
}

} // namespace fusewright
