// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/gui/run_gui.h"

#include "app/gui/main_window.h"
#include "app/gui/shared_files.h"
#include "widgets/base/language.h"
#include "widgets/base/preferences.h"
#include "widgets/preferences/preference_commands.h"

#include <QApplication>
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
    QApplication app(argc, argv);

    QSettings settings(QSettings::IniFormat, QSettings::UserScope, QApplication::organizationName(),
                       QApplication::applicationName());
    const Preferences preferences(settings);
    Language language;
    language.setCode(startLanguage(preferences));
    Theme theme;
    followPreferences(theme, preferences);
    MainWindow window(theme, settings, examplesFolder());
    window.show();
    if (!arguments.model.empty())
        window.open(QFile::decodeName(QByteArray::fromStdString(arguments.model)),
                    arguments.options);
    return QApplication::exec();
}

} // namespace fusewright
