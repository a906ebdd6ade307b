// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/sentences/sentence_book.h"

#include "widgets/base/text.h"

#include <QRegularExpression>

#include <algorithm>

namespace fusewright {

namespace {

/// Parts in parts end here; it is also what bounds the calls of each other below.
constexpr int deepest = 4;
/// A whole text with fewer letters of its own, as `%1 and %2`, may mean anything.
constexpr int fewestLetters = 5;
/// Texts side by side are looked for in no deeper part.
constexpr int deepestJoined = 2;
/// More ends of sentences are not tried.
constexpr std::size_t mostEnds = 16;

bool isSentence(const QString& text)
{
    return text.contains(u' ') && (text.endsWith(u'.') || text.endsWith(u'?'));
}

/// Whether it has English in it, not only names, shapes and numbers.
bool isEnglish(const QString& text)
{
    static const QRegularExpression words(
        QStringLiteral("(?<![\\w.`\"])(?:[a-z]{2,}|a) [a-z]{2,}(?![\\w.`\"])|"
                       "\\b(?:and|but|or|of) \\d|\\d (?:[a-z]{4,}|more)\\b|; |: [A-Za-z]|"
                       "(?:^| )[a-z]{4,} `|` [a-z]{4,}(?: |$)"));
    return words.match(text).hasMatch();
}

/// Counts and measures in the language's signs. `0.5` alone may be a value of the model, or of a
/// rule: that stays as it is written there.
QString numberIn(const QString& text)
{
    static const QRegularExpression value(QStringLiteral("^[-−]?\\d+\\.\\d+$"));
    return value.match(text).hasMatch() ? text : numberText(text);
}

/// Where the sentence that begins at `from` may end, the farthest first.
std::vector<qsizetype> sentenceEnds(const QString& text, qsizetype from)
{
    std::vector<qsizetype> ends{text.size()};
    for (qsizetype at = text.size() - 2; at > from && ends.size() < mostEnds; --at) {
        if (text[at + 1] == u' ' && (text[at] == u'.' || text[at] == u'?'))
            ends.push_back(at + 1);
    }
    return ends;
}

} // namespace

SentenceBook::SentenceBook(std::span<const char* const> sources)
{
    for (const char* const source : sources)
        m_forms.emplace_back(source);
    std::ranges::stable_sort(m_forms, std::ranges::greater(), &SentenceForm::letters);
}

std::optional<QString> SentenceBook::said(const QString& text, const Translate& translate,
                                          Kind kind) const
{
    if (text.size() > longestText)
        return std::nullopt;
    if (auto said = sentences(text, translate, kind == Kind::Term ? 1 : 0))
        return said;
    // A term may be a measure: `48.3 ms`.
    const QString number = numberIn(text);
    return kind == Kind::Term && number != text ? std::optional(number) : std::nullopt;
}

std::optional<QString> SentenceBook::sentences(const QString& text, const Translate& translate,
                                               int depth) const
{
    QString said;
    qsizetype from = 0;
    while (from < text.size()) {
        std::optional<QString> next;
        for (const qsizetype end : sentenceEnds(text, from)) {
            next = oneSentence(text.mid(from, end - from), translate, depth);
            if (!next)
                continue;
            said += (said.isEmpty() ? QString() : QStringLiteral(" ")) + *next;
            from = end + 1;
            break;
        }
        if (!next)
            return std::nullopt;
    }
    return said.isEmpty() ? std::nullopt : std::optional(said);
}

std::optional<QString> SentenceBook::oneSentence(const QString& text, const Translate& translate,
                                                 int depth) const
{
    for (const SentenceForm& form : m_forms) {
        if (depth == 0 && form.placeCount() > 0 && form.letters() < fewestLetters)
            continue;
        if (const auto parts = form.partsOf(text)) {
            if (auto said = fill(form, *parts, translate, depth))
                return said;
        }
    }
    return joined(text, translate, depth);
}

/// Two texts side by side, of which each is one: `Make a optional: 64 matches, 32 sections`.
std::optional<QString> SentenceBook::joined(const QString& text, const Translate& translate,
                                            int depth) const
{
    if (depth >= deepestJoined)
        return std::nullopt;
    for (const QLatin1String between :
         {QLatin1String("; "), QLatin1String(": "), QLatin1String(", ")}) {
        const qsizetype at = text.indexOf(between);
        if (at <= 0)
            continue;
        const auto first = sentences(text.left(at), translate, depth + 1);
        if (!first)
            continue;
        const QString rest = text.mid(at + between.size());
        // Where it goes on behind a semicolon a sentence begins small.
        const QString begun =
            between == QLatin1String("; ") ? rest.left(1).toUpper() + rest.mid(1) : rest;
        if (begun != rest) {
            if (const auto second = sentences(begun, translate, depth + 1))
                return *first + between + second->left(1).toLower() + second->mid(1);
        }
        if (const auto second = sentences(rest, translate, depth + 1))
            return *first + between + *second;
    }
    return std::nullopt;
}

std::optional<QString> SentenceBook::fill(const SentenceForm& form,
                                          const std::vector<SentenceForm::Part>& parts,
                                          const Translate& translate, int depth) const
{
    std::vector<QString> filling;
    for (const SentenceForm::Part& part : parts) {
        std::optional<QString> said;
        if (!part.isQuoted && depth < deepest)
            said = sentences(part.text, translate, depth + 1);
        if (!said && !part.isQuoted
            && (isEnglish(part.text) || (part.isLast && isSentence(part.text))))
            return std::nullopt;
        filling.push_back(said ? *said : part.isQuoted ? part.text : numberIn(part.text));
    }
    return form.filled(translate(form.source()), filling);
}

} // namespace fusewright
