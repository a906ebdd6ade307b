// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/base/language.h"

#include <QCoreApplication>
#include <QDir>
#include <QLibraryInfo>
#include <QTranslator>

namespace fusewright {

namespace {

const auto program = QStringLiteral("fusewright");

} // namespace

Language::Language(QString folder, QObject* parent) : QObject(parent), m_folder(std::move(folder))
{
    // Never null, so that the first choice of the system's language is not taken for no change.
    m_code = QStringLiteral("?");
}

Language::~Language() = default;

void Language::setCode(const QString& code)
{
    if (code == m_code)
        return;
    m_code = code;
    m_translators.clear();

    const QLocale wanted = code.isEmpty() ? QLocale::system() : QLocale(code);
    // English has a file for its plural forms only, so it is below every other language.
    install(QLocale(QLocale::English), program, m_folder);
    install(wanted, program, m_folder);
    const QLocale spoken = spokenFor(wanted);
    QLocale::setDefault(spoken);
    install(spoken, QStringLiteral("qtbase"), QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    emit changed();
}

/// Texts and numbers are of one language; what the engine says in English has a point.
QLocale Language::spokenFor(const QLocale& wanted) const
{
    const QLocale said(m_translators.empty() ? QStringLiteral("en")
                                             : m_translators.back()->language());
    const bool hasOwnSigns = said.language() != QLocale::English
        || wanted.decimalPoint() == QLocale(QLocale::English).decimalPoint();
    return said.language() == wanted.language() && hasOwnSigns ? wanted : said;
}

void Language::install(const QLocale& locale, const QString& name, const QString& folder)
{
    auto translator = std::make_unique<QTranslator>();
    if (!translator->load(locale, name, QStringLiteral("_"), folder))
        return;
    QCoreApplication::installTranslator(translator.get());
    m_translators.push_back(std::move(translator));
}

QStringList Language::codes() const
{
    QStringList codes;
    const QString ending = QStringLiteral(".qm");
    const QStringList files = QDir(m_folder).entryList({program + QLatin1String("_*") + ending});
    for (const QString& file : files)
        codes.append(file.mid(program.size() + 1).chopped(ending.size()));
    return codes;
}

QString Language::nativeName(const QString& code)
{
    const QLocale locale(code);
    // American English would call itself so.
    QString name = locale.language() == QLocale::English ? QStringLiteral("English")
                                                         : locale.nativeLanguageName();
    return name.isEmpty() ? code : name.replace(0, 1, name.at(0).toUpper());
}

} // namespace fusewright
