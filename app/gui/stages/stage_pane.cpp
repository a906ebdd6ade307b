// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/gui/stages/stage_pane.h"

#include "app/gui/stages/stage_content.h"
#include "engine/graph/graph.h"
#include "engine/rewrite/rewrite_run.h"
#include "widgets/base/choice_box.h"
#include "widgets/base/elided_label.h"
#include "widgets/base/text.h"
#include "widgets/base/theme.h"
#include "widgets/canvas/graph_canvas.h"

#include <QComboBox>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace fusewright {

StagePane::StagePane(const Theme& theme, std::size_t side, QWidget* parent)
    : QFrame(parent),
      m_side(side),
      m_choice(new ChoiceBox),
      m_facts(new ElidedLabel(Qt::ElideRight)),
      m_canvas(new GraphCanvas(theme))
{
    m_choice->setObjectName(QStringLiteral("moment"));
    m_choice->setAccessibleName(side == 0 ? tr("Before which stage") : tr("After which stage"));
    m_choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_choice->setMinimumContentsLength(25);
    m_facts->setObjectName(QStringLiteral("quiet"));
    connect(m_choice, &QComboBox::activated, this,
            [this](int index) { emit chosen(m_choice->itemData(index).toInt()); });

    auto* head = new QFrame;
    head->setObjectName(QStringLiteral("bar"));
    auto* row = new QHBoxLayout(head);
    row->setContentsMargins(2 * grid, grid, 2 * grid, grid);
    row->setSpacing(2 * grid);
    row->addWidget(m_choice);
    row->addWidget(m_facts, 1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(head);
    column->addWidget(m_canvas, 1);
}

void StagePane::show(const StageView* view)
{
    if (!view) {
        m_choice->clear();
        m_facts->setFullText({});
        m_canvas->setPicture(nullptr, nullptr, GraphCanvas::Place::Fit);
        return;
    }
    const StagePicture& picture = view->pictures[m_side];
    showChoices(*view->rewriting, m_side == 0 ? view->pair.before : view->pair.after);
    m_facts->setFullText(factsOf(*view));
    const Graph* const shown = m_canvas->scene().graph();
    m_canvas->setScene(picture.scene, shown ? GraphCanvas::Place::Keep : GraphCanvas::Place::Fit);
}

/// Moments that differ: after a stage without an effect the graph is the one before it.
void StagePane::showChoices(const Rewriting& rewriting, std::size_t stages)
{
    const QSignalBlocker blocker(m_choice);
    m_choice->clear();
    m_choice->addItem(tr("Before all stages"), 0);
    for (std::size_t at = 0; at < rewriting.run.stages.size(); ++at) {
        const StageResult& stage = rewriting.run.stages[at];
        const bool isLast = at + 1 == rewriting.run.stages.size();
        if (stage.steps.empty() && at + 1 != stages && !isLast)
            continue;
        m_choice->addItem(
            tr("After %1 · %Ln rewrite(s)", nullptr, static_cast<int>(stage.steps.size()))
                .arg(toQt(rewriting.rules.stages[at].name)),
            static_cast<int>(at) + 1);
    }
    m_choice->setCurrentIndex(m_choice->findData(static_cast<int>(stages)));
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
