// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/sentences/engine_text.h"

#include "widgets/base/text.h"
#include "widgets/sentences/engine_sentences.h"
#include "widgets/sentences/sentence_book.h"

#include <QCache>
#include <QCoreApplication>

#include <optional>
#include <utility>

namespace fusewright {

namespace {

QString inLanguage(const char* source)
{
    return QCoreApplication::translate("engine", source);
}

/// What was said last, in one language. Lists ask for the same sentences again and again.
class SaidTexts {
public:
    QString said(const QString& english, SentenceBook::Kind kind);

private:
    using Key = std::pair<QString, bool>; ///< Whether it is a term.

    static constexpr qsizetype mostTexts = 4096;

    std::optional<SentenceBook> m_book; ///< Made when there is another language than English.
    QString m_language;                 ///< How the probe is said, which differs by language.
    QCache<Key, QString> m_said{mostTexts};
};

QString SaidTexts::said(const QString& english, SentenceBook::Kind kind)
{
    constexpr auto probe = QT_TRANSLATE_NOOP("engine", "any operator");
    const QString language = inLanguage(probe);
    if (language == QLatin1String(probe))
        return english;
    if (!m_book)
        m_book.emplace(engineSentences());
    if (language != m_language) {
        m_said.clear();
        m_language = language;
    }
    const Key key(english, kind == SentenceBook::Kind::Term);
    if (const QString* const known = m_said.object(key))
        return *known;
    const QString said = m_book->said(english, inLanguage, kind).value_or(english);
    m_said.insert(key, new QString(said));
    return said;
}

SaidTexts& saidTexts()
{
    thread_local SaidTexts texts;
    return texts;
}

} // namespace

QString engineText(std::string_view english)
{
    return saidTexts().said(toQt(english), SentenceBook::Kind::Text);
}

QString engineTerm(std::string_view english)
{
    return saidTexts().said(toQt(english), SentenceBook::Kind::Term);
}

} // namespace fusewright
