// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/document/rules_document.h"

#include "widgets/document/text_places.h"

#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>
#include <QPlainTextDocumentLayout>
#include <QTextCursor>
#include <QTextDocument>

#include <algorithm>
#include <variant>

namespace fusewright {

namespace {

struct FileText {
    DecodedText decoded;
    QByteArray hash; ///< Of the bytes.
    FileState state; ///< From before they were read.
};

QByteArray hashOf(const QByteArray& bytes)
{
    return QCryptographicHash::hash(bytes, QCryptographicHash::Sha256);
}

/// What a file has, or why it cannot be read.
std::variant<FileText, QString> readText(const QString& path)
{
    FileState state = FileState::of(path);
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return file.errorString();
    const QByteArray bytes = file.readAll();
    return FileText{decodeText(bytes), hashOf(bytes), std::move(state)};
}

/// Makes one text of the other and leaves what both begin and end with, so that a caret there
/// stays where it is.
void becomes(QTextDocument& document, const QString& before, const QString& after)
{
    const qsizetype least = std::min(before.size(), after.size());
    qsizetype head = 0;
    while (head < least && before[head] == after[head])
        ++head;
    qsizetype tail = 0;
    while (tail < least - head
           && before[before.size() - 1 - tail] == after[after.size() - 1 - tail])
        ++tail;
    // A character of two units stays in one piece.
    if (head > 0 && before[head - 1].isHighSurrogate())
        --head;
    if (tail > 0 && before[before.size() - tail].isLowSurrogate())
        --tail;
    QTextCursor changed(&document);
    changed.setPosition(static_cast<int>(head));
    changed.setPosition(static_cast<int>(before.size() - tail), QTextCursor::KeepAnchor);
    changed.insertText(after.mid(head, after.size() - tail - head));
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
    const auto& file = std::get<FileText>(read);
    m_fileHash = file.hash;
    m_fileState = file.state;
    replace(file.decoded.text, file.decoded.format, path);
    return std::nullopt;
}

void RulesDocument::setUnsaved(const QString& text, const QString& path)
{
    FileText known{.decoded = {}, .hash = {}, .state = FileState::of(path)};
    if (!path.isEmpty()) {
        if (auto read = readText(path); auto* const file = std::get_if<FileText>(&read))
            known = std::move(*file);
    }
    m_fileHash = known.hash;
    m_fileState = known.state;
    replace(text, known.decoded.format, path);
    m_document->setModified(true);
}

std::optional<QString> RulesDocument::reload()
{
    auto read = readText(m_path);
    if (const auto* const reason = std::get_if<QString>(&read))
        return *reason;
    const auto& file = std::get<FileText>(read);
    m_format = file.decoded.format;
    m_fileHash = file.hash;
    m_fileState = file.state;
    if (const QString here = text(); file.decoded.text != here)
        becomes(*m_document, here, file.decoded.text);
    m_document->setModified(false);
    return std::nullopt;
}

std::optional<QString> RulesDocument::textOfOthers() const
{
    if (m_path.isEmpty())
        return std::nullopt;
    const auto read = readText(m_path);
    const auto* const file = std::get_if<FileText>(&read);
    if (!file || file->hash == m_fileHash || file->decoded.text == text())
        return std::nullopt;
    return file->decoded.text;
}

void RulesDocument::differ()
{
    // Else undoing to where it was read would be as the file is.
    m_document->setModified(false);
    m_document->setModified(true);
}

void RulesDocument::outdo()
{
    const auto read = readText(m_path);
    if (const auto* const file = std::get_if<FileText>(&read)) {
        m_fileHash = file->hash;
        m_fileState = file->state;
    }
    differ();
}

void RulesDocument::apply(const std::vector<TextEdit>& edits)
{
    applyEdits(*m_document, edits);
    emit edited();
}

std::optional<QString> RulesDocument::saveTo(const QString& path)
{
    const QByteArray bytes = encodeText(text(), m_format);
    if (auto reason = writeFile(path, bytes))
        return reason;
    m_fileHash = hashOf(bytes);
    m_fileState = FileState::of(path);
    const bool isOther = path != m_path;
    m_path = path;
    m_document->setModified(false);
    if (isOther)
        emit pathChanged();
    emit saved();
    return std::nullopt;
}

void RulesDocument::leaveFile()
{
    m_path.clear();
    m_fileHash.clear();
    m_document->setModified(true);
    emit pathChanged();
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
