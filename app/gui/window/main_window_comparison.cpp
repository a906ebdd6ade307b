// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/gui/window/main_window.h"

#include "app/gui/compare/compare_page.h"
#include "app/gui/frame/program.h"
#include "app/gui/panels/rewrite_links.h"
#include "app/gui/panels/window_panels.h"
#include "app/gui/picture/canvas_page.h"
#include "app/gui/stages/stage_page.h"
#include "widgets/rewrite/rewrite_panel.h"

#include <QAction>
#include <QStackedWidget>

namespace fusewright {

using enum CommandId;

void MainWindow::connectComparison()
{
    m_comparePage->follow(m_program.preferences);
    m_actions[ShowDiff]->setCheckable(true);
    const auto leave = [this] {
        showPage(m_canvasPage);
        m_canvasPage->focusCanvas();
    };
    connect(m_comparePage, &ComparePage::leaveRequested, this, leave);
    connect(m_comparePage, &ComparePage::nodesPicked, m_canvasPage, &CanvasPage::show);
    connect(m_actions[ShowDiff], &QAction::triggered, this, [this, leave](bool isShown) {
        if (isShown)
            showPage(m_comparePage);
        else
            leave();
    });
}

void MainWindow::connectStages()
{
    m_stagePage->follow(m_program.preferences);
    m_actions[ShowBeforeAfter]->setCheckable(true);
    const auto leave = [this] {
        showPage(m_canvasPage);
        m_canvasPage->focusCanvas();
    };
    connect(m_stagePage, &StagePage::leaveRequested, this, leave);
    connect(&m_stagePage->rewrites(), &RewritePanel::textActivated, m_panels,
            &WindowPanels::goToText);
    connect(m_stagePage, &StagePage::stageRequested, this,
            [this, leave](std::size_t stages, const QString& node) {
                leave();
                m_panels->rewrites().showStage(stages, node);
            });
    connect(m_actions[ShowBeforeAfter], &QAction::triggered, this, [this, leave](bool isShown) {
        if (isShown)
            showPage(m_stagePage);
        else
            leave();
    });
}

bool MainWindow::isWorking() const
{
    const QWidget* const page = m_pages->currentWidget();
    return page == m_canvasPage || page == m_comparePage || page == m_stagePage;
}

} // namespace fusewright
