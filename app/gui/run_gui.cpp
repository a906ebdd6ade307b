// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/gui/run_gui.h"

#include "app/gui/files/shared_files.h"
#include "app/gui/frame/program.h"
#include "app/gui/watched_application.h"
#include "app/gui/window/main_window.h"
#include "app/gui/window_host.h"
#include "widgets/preferences/preference_commands.h"

#include <QFile>
#include <QSettings>

namespace fusewright {

namespace {

/// The language that `FUSEWRIGHT_LANGUAGE` names, else the one that was chosen.
QString startLanguage(const Preferences& preferences)
{
    const QString wanted = qEnvironmentVariable("FUSEWRIGHT_LANGUAGE");
    return wanted.isEmpty() ? preferences.language.value() : wanted;
}

QStringList pathsOf(const std::vector<std::string>& files)
{
    QStringList paths;
    for (const std::string& file : files)
        paths.append(QFile::decodeName(QByteArray::fromStdString(file)));
    return paths;
}

} // namespace

int runGui(int argc, char** argv, const GuiArguments& arguments)
{
    QApplication::setOrganizationName(QStringLiteral("fusewright"));
    QApplication::setApplicationName(QStringLiteral("fusewright"));
    QApplication::setApplicationDisplayName(QStringLiteral("Fusewright"));
    QApplication::setApplicationVersion(QStringLiteral(FUSEWRIGHT_VERSION));
    QApplication::setDesktopFileName(QStringLiteral("fusewright"));
    QGuiApplication::setHighDpiScaleFactorRoundingPolicy(
        Qt::HighDpiScaleFactorRoundingPolicy::PassThrough);
    const WatchedApplication app(argc, argv);

    QSettings settings(QSettings::IniFormat, QSettings::UserScope, QApplication::organizationName(),
                       QApplication::applicationName());
    Program program(settings, examplesFolder());
    program.language.setCode(startLanguage(program.preferences));
    followPreferences(program.theme, program.preferences);
    WindowHost host(program.language, [&program] { return std::make_unique<MainWindow>(program); });
    QObject::connect(&host, &WindowHost::leaving, &host,
                     [](QWidget& window) { static_cast<MainWindow&>(window).save(); });
    QObject::connect(&host, &WindowHost::made, &host,
                     [](QWidget& window) { static_cast<MainWindow&>(window).restoreViews(); });
    auto& window = static_cast<MainWindow&>(host.window());
    window.show();
    if (arguments.files.empty())
        window.resume();
    else
        window.open(pathsOf(arguments.files), arguments.options);
    return QApplication::exec();
}

} // namespace fusewright
