// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/gui/window_host.h"

#include "app/gui/main_window.h"

namespace fusewright {

WindowHost::WindowHost(Workspace& workspace, Theme& theme, QSettings& settings,
                       QString examplesFolder)
    : m_workspace(workspace),
      m_theme(theme),
      m_settings(settings),
      m_examplesFolder(std::move(examplesFolder))
{
    make();
}

WindowHost::~WindowHost() = default;

void WindowHost::make()
{
    m_window = std::make_unique<MainWindow>(m_workspace, m_theme, m_settings, m_examplesFolder);
    m_window->show();
}

void WindowHost::rebuild()
{
    m_window->save();
    const std::unique_ptr<MainWindow> before = std::move(m_window);
    before->hide();
    make();
    m_window->restoreViews();
}

} // namespace fusewright
