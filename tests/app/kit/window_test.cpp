// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/app/kit/window_test.h"

#include "app/gui/export/export_links.h"

#include <QFile>
#include <QSignalSpy>

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

QString WindowTest::writtenReport()
{
    const QString path = m_folder.path(QStringLiteral("report.md"));
    QSignalSpy written(&m_window->exports(), &ExportLinks::written);
    m_window->exports().write(path);
    QFile report(path);
    const bool isThere =
        (!written.isEmpty() || written.wait(20'000)) && report.open(QFile::ReadOnly);
    return isThere ? QString::fromUtf8(report.readAll()) : QString();
}

} // namespace fusewright::test
