// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/app/kit/window_test.h"

namespace fusewright::test {

void WindowTest::init()
{
    m_settings = std::make_unique<QSettings>(m_folder.path(QStringLiteral("settings.ini")),
                                             QSettings::IniFormat);
    m_settings->clear();
    openAgain();
    prepare();
}

void WindowTest::cleanup()
{
    m_window.reset();
    if (m_program)
        m_program->workspace.clearJournals();
    m_program.reset();
}

void WindowTest::openAgain()
{
    m_window.reset();
    m_program = std::make_unique<Program>(*m_settings, m_examples);
    m_window = std::make_unique<MainWindow>(*m_program);
    m_window->show();
}

} // namespace fusewright::test
