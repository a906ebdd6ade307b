// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/gui/run_gui.h"

#include "app/gui/language.h"
#include "app/gui/main_window.h"
#include "app/gui/shared_files.h"
#include "widgets/base/theme.h"

#include <QApplication>
#include <QFile>
#include <QSettings>

namespace fusewright {

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
    installLanguage(app);

    QSettings settings(QSettings::IniFormat, QSettings::UserScope, QApplication::organizationName(),
                       QApplication::applicationName());
    Theme theme;
    MainWindow window(theme, settings, examplesFolder());
    window.show();
    if (!arguments.model.empty())
        window.open(QFile::decodeName(QByteArray::fromStdString(arguments.model)),
                    arguments.options);
    return QApplication::exec();
}

} // namespace fusewright
