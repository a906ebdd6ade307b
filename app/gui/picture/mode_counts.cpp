// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/gui/picture/mode_counts.h"

#include "app/gui/picture/canvas_content.h"
#include "widgets/base/command_actions.h"
#include "widgets/base/text.h"
#include "widgets/document/workspace.h"

#include <QAction>

#include <utility>

namespace fusewright {

ModeCounts::ModeCounts(Workspace& workspace, const CommandActions& actions)
    : m_workspace(workspace), m_actions(actions)
{
}

/// Buttons have less room than menus: the mode, and how many sections it makes.
void ModeCounts::show(const CanvasView* view)
{
    for (const auto& [id, mode] : modeCommands) {
        const QString name = toQt(modeName(mode));
        const std::size_t count = view ? view->sectionCount(mode) : 0;
        m_actions[id]->setIconText(count > 0 ? QStringLiteral("%1 · %2").arg(name, countText(count))
                                             : name);
    }
    const bool isTold = view && view->withoutNumbers > 0;
    m_actions.setNote(CommandId::PartitionO3,
                      isTold ? tr("%Ln operator(s) stay alone as long as extents have no number. "
                                  "Enter numbers in Costs.",
                                  nullptr, static_cast<int>(view->withoutNumbers))
                             : QString());
    if (view)
        tellNumbers(*view);
}

/// Numbers for extents make another graph of the same model.
void ModeCounts::tellNumbers(const CanvasView& view)
{
    if (m_automatic.graph.lock() == view.graph)
        return;
    const ModelDocument& model = m_workspace.model();
    const Automatic before =
        std::exchange(m_automatic,
                      {model.shared(), view.graph, m_workspace.fusion().extents(),
                       view.automaticSections, view.withoutNumbers});
    // A backward graph changes the counts, too.
    const bool areOthers = model.isOpen() && before.model.lock() == model.shared()
        && before.numbers != m_automatic.numbers;
    if (areOthers && before.sections != m_automatic.sections
        && before.withoutNumbers != m_automatic.withoutNumbers)
        emit said(tr("o3 makes %Ln section(s) with these numbers, not %1: some operators can be "
                     "fused only when their shapes are numbers.",
                     nullptr, static_cast<int>(view.automaticSections))
                      .arg(countText(before.sections)));
}

} // namespace fusewright
