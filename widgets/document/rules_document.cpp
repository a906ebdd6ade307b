// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/document/rules_document.h"

#include "widgets/document/text_places.h"

#include <QFile>
#include <QFileInfo>
#include <QPlainTextDocumentLayout>
#include <QTextCursor>
#include <QTextDocument>

#include <variant>

namespace fusewright {

namespace {

/// What a file has, or why it cannot be read.
std::variant<DecodedText, QString> readText(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return file.errorString();
    return decodeText(file.readAll());
}

/// How the text of a file is written; as a new one's when it cannot be read.
TextFormat formatOf(const QString& path)
{
    const auto read = readText(path);
    const auto* const known = std::get_if<DecodedText>(&read);
    return known ? known->format : TextFormat();
}

} // namespace

RulesDocument::RulesDocument(QObject* parent) : QObject(parent), m_document(new QTextDocument(this))
{
    m_document->setDocumentLayout(new QPlainTextDocumentLayout(m_document));
    connect(m_document, &QTextDocument::modificationChanged, this, &RulesDocument::modifiedChanged);
    // Formats change too, for colours; only another text is news.
    connect(m_document, &QTextDocument::contentsChange, this, [this](int, int removed, int added) {
        if (removed == 0 && added == 0)
            return;
        if (m_announced == m_document->revision())
            return;
        m_announced = m_document->revision();
        ++m_revision;
        emit textChanged();
    });
}

/// Not `toPlainText`, which makes spaces of spaces that do not break.
QString RulesDocument::text() const
{
    QString text = m_document->toRawText();
    return text.replace(QChar::ParagraphSeparator, QLatin1Char('\n'));
}

bool RulesDocument::isModified() const
{
    return m_document->isModified();
}

bool RulesDocument::isEmpty() const
{
    return m_document->isEmpty();
}

QString RulesDocument::name() const
{
    return m_path.isEmpty() ? tr("New rules") : QFileInfo(m_path).fileName();
}

std::optional<QString> RulesDocument::open(const QString& path)
{
    auto read = readText(path);
    if (const auto* const reason = std::get_if<QString>(&read))
        return *reason;
    const auto& decoded = std::get<DecodedText>(read);
    replace(decoded.text, decoded.format, path);
    return std::nullopt;
}

void RulesDocument::setUnsaved(const QString& text, const QString& path)
{
    replace(text, path.isEmpty() ? TextFormat() : formatOf(path), path);
    m_document->setModified(true);
}

void RulesDocument::startNew()
{
    replace({}, {}, {});
}

std::optional<QString> RulesDocument::reload()
{
    auto read = readText(m_path);
    if (const auto* const reason = std::get_if<QString>(&read))
        return *reason;
    const auto& decoded = std::get<DecodedText>(read);
    m_format = decoded.format;
    if (decoded.text != text()) {
        QTextCursor all(m_document);
        all.select(QTextCursor::Document);
        all.insertText(decoded.text);
    }
    m_document->setModified(false);
    return std::nullopt;
}

void RulesDocument::apply(const std::vector<TextEdit>& edits)
{
    applyEdits(*m_document, edits);
}

std::optional<QString> RulesDocument::saveTo(const QString& path)
{
    if (auto reason = writeFile(path, encodeText(text(), m_format)))
        return reason;
    const bool isOther = path != m_path;
    m_path = path;
    m_document->setModified(false);
    if (isOther)
        emit pathChanged();
    emit saved();
    return std::nullopt;
}

void RulesDocument::replace(const QString& text, const TextFormat& format, const QString& path)
{
    m_path = path;
    m_format = format;
    ++m_revision;
    m_document->setPlainText(text);
    m_document->setModified(false);
    emit pathChanged();
    emit replaced();
}

} // namespace fusewright
