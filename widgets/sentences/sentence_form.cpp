// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/sentences/sentence_form.h"

#include <algorithm>

namespace fusewright {

namespace {

/// The number of a place that begins at `at`: `%1` to `%9`.
std::optional<int> placeAt(const QString& text, qsizetype at)
{
    if (at + 1 >= text.size() || text[at] != u'%')
        return std::nullopt;
    const char16_t digit = text[at + 1].unicode();
    return digit >= u'1' && digit <= u'9' ? std::optional(digit - u'0') : std::nullopt;
}

bool isQuote(QChar sign)
{
    return sign == u'"' || sign == u'`' || sign == u'\'';
}

/// Whether one sentence ends in `text` and another one follows.
bool hasSeveralSentences(const QString& text)
{
    return text.contains(QLatin1String(". ")) || text.contains(QLatin1String("? "));
}

} // namespace

SentenceForm::SentenceForm(const char* source) : m_source(source)
{
    const QString text = QString::fromUtf8(source);
    QString literal;
    for (qsizetype at = 0; at < text.size(); ++at) {
        if (const auto place = placeAt(text, at)) {
            m_places.push_back(*place);
            m_literals.push_back(std::exchange(literal, {}));
            ++at;
        } else {
            literal += text[at];
        }
    }
    m_literals.push_back(literal);
    for (const QString& own : m_literals)
        m_letters += static_cast<int>(
            std::ranges::count_if(own, [](QChar sign) { return sign.isLetter(); }));
}

std::optional<std::vector<SentenceForm::Part>> SentenceForm::partsOf(const QString& text) const
{
    if (m_places.empty())
        return text == m_literals.front() ? std::optional(std::vector<Part>()) : std::nullopt;
    if (!text.startsWith(m_literals.front()) || !text.endsWith(m_literals.back()))
        return std::nullopt;
    const qsizetype end = text.size() - m_literals.back().size();
    std::vector<Part> parts;
    qsizetype from = m_literals.front().size();
    for (std::size_t at = 0; at < m_places.size(); ++at) {
        const bool isLast = at + 1 == m_places.size();
        const QString& behind = m_literals[at + 1];
        const qsizetype to = isLast ? end : text.indexOf(behind, from + 1);
        if (to <= from || to > end)
            return std::nullopt;
        Part part{.text = text.mid(from, to - from),
                  .isQuoted = !m_literals[at].isEmpty() && isQuote(m_literals[at].back()),
                  .isLast = isLast && behind.isEmpty()};
        if (!part.isLast && !part.isQuoted && hasSeveralSentences(part.text))
            return std::nullopt;
        // What goes on behind a semicolon is another one, with a form of its own.
        if (!part.isQuoted && part.text.contains(QLatin1String("; ")))
            return std::nullopt;
        parts.push_back(std::move(part));
        from = to + behind.size();
    }
    return parts;
}

QString SentenceForm::filled(const QString& translation, const std::vector<QString>& parts) const
{
    QString text;
    for (qsizetype at = 0; at < translation.size(); ++at) {
        const auto place = placeAt(translation, at);
        const auto found = place ? std::ranges::find(m_places, *place) : m_places.end();
        const auto index = static_cast<std::size_t>(found - m_places.begin());
        if (found == m_places.end() || index >= parts.size()) {
            text += translation[at];
            continue;
        }
        text += parts[index];
        ++at;
    }
    return text;
}

} // namespace fusewright
