// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/monkey/stage.h"

#include "app/gui/panels/window_panels.h"
#include "widgets/editor/code_editor.h"
#include "widgets/editor/rules_editor.h"
#include "widgets/preferences/preference_commands.h"

#include <QApplication>
#include <QDesktopServices>
#include <QDir>
#include <QEvent>

namespace fusewright::test {

namespace {

const auto outsideSchemes = {"http", "https", "file", "mailto"};

} // namespace

Stage::Stage() : m_folderBefore(QDir::currentPath())
{
    QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    QApplication::setQuitOnLastWindowClosed(false);
    // Where a dialog begins that nobody told where.
    QDir::setCurrent(m_files.root());
    for (const QSettings::Format format : {QSettings::NativeFormat, QSettings::IniFormat})
        QSettings::setPath(format, QSettings::UserScope, m_files.root());
    for (const char* scheme : outsideSchemes)
        QDesktopServices::setUrlHandler(QLatin1String(scheme), this, "follow");
    m_settings = std::make_unique<QSettings>(m_files.settings(), QSettings::IniFormat);
    start();
}

Stage::~Stage()
{
    for (const char* scheme : outsideSchemes)
        QDesktopServices::unsetUrlHandler(QLatin1String(scheme));
    kill();
    QDir::setCurrent(m_folderBefore);
}

CodeEditor& Stage::editor()
{
    return window().panels().editor().code();
}

bool Stage::isFree() const
{
    return !QApplication::activeModalWidget() && !QApplication::activePopupWidget();
}

QStringList Stage::kill()
{
    m_host.reset();
    m_program.reset();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    return windowClasses();
}

void Stage::start()
{
    m_program = std::make_unique<Program>(*m_settings, m_files.examples());
    m_program->language.setCode(m_program->preferences.language.value());
    followPreferences(m_program->theme, m_program->preferences);
    connect(&tabs(), &RulesTabs::replaced, this, [this](const RulesTab& tab) {
        m_loaded[tab.id()] = tab.rules().text();
        ++m_opened;
    });
    connect(&tabs(), &RulesTabs::textChanged, this, [this] { ++m_edits; });
    connect(&workspace().model(), &ModelDocument::modelReplaced, this, [this] { ++m_opened; });
    m_loaded.clear();
    m_host = std::make_unique<WindowHost>(
        m_program->language, [this] { return std::make_unique<MainWindow>(*m_program); });
    connect(m_host.get(), &WindowHost::leaving, this,
            [](QWidget& leaving) { static_cast<MainWindow&>(leaving).save(); });
    connect(m_host.get(), &WindowHost::made, this,
            [](QWidget& made) { static_cast<MainWindow&>(made).restoreViews(); });
    window().show();
    window().resume();
    window().activateWindow();
}

QStringList windowClasses()
{
    QStringList classes;
    for (const QWidget* widget : QApplication::topLevelWidgets()) {
        const QString name = QLatin1String(widget->metaObject()->className());
        // Qt keeps these for the next time.
        if (name != QLatin1String("QTipLabel") && !name.endsWith(QLatin1String("PrivateContainer")))
            classes.append(name);
    }
    classes.sort();
    return classes;
}

} // namespace fusewright::test
