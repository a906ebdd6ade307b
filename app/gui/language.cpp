// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/gui/language.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

namespace fusewright {

namespace {

void install(QCoreApplication& app, const QLocale& locale, const QString& name,
             const QString& folder)
{
    auto* translator = new QTranslator(&app);
    if (translator->load(locale, name, QStringLiteral("_"), folder))
        QCoreApplication::installTranslator(translator);
    else
        delete translator;
}

} // namespace

void installLanguage(QCoreApplication& app)
{
    const QString wanted = qEnvironmentVariable("FUSEWRIGHT_LANGUAGE");
    if (!wanted.isEmpty())
        QLocale::setDefault(QLocale(wanted));

    const QLocale locale;
    // English has a file for its plural forms only, so it is below every other language.
    install(app, QLocale(QLocale::English), QStringLiteral("fusewright"),
            QStringLiteral(":/translations"));
    install(app, locale, QStringLiteral("qtbase"),
            QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    install(app, locale, QStringLiteral("fusewright"), QStringLiteral(":/translations"));
}

} // namespace fusewright
