// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/support/diagnostic.h"
#include "widgets/document/file_watch.h"
#include "widgets/document/text_file.h"

#include <QObject>
#include <QString>

#include <optional>
#include <vector>

class QTextDocument;

namespace fusewright {

/// The rules text that is being written, and the file it belongs to.
///
/// The text is the truth about the rules: what a panel changes is an edit of it, and one undo
/// history covers all.
class RulesDocument : public QObject {
    Q_OBJECT

public:
    explicit RulesDocument(QObject* parent = nullptr);

    /// What an editor shows. Never another one; it has the undo history.
    QTextDocument& document() { return *m_document; }
    QString text() const;
    /// Goes up with every change of the text, and with nothing else: that of a `QTextDocument` goes
    /// up with edits that change nothing, and nobody is told.
    int revision() const { return m_revision; }
    bool isModified() const;
    bool isEmpty() const;

    /// Empty while the text belongs to no file.
    const QString& path() const { return m_path; }
    /// The file as it was when it was last read or written here.
    const FileState& fileState() const { return m_fileState; }
    /// The file's name without its folder, or a name for a new text.
    QString name() const;

    /// Shows a file's text instead; the answer is why not, in words, and then nothing changes.
    std::optional<QString> open(const QString& path);
    /// Shows a text that is not in the file of that path, such as one that was not saved.
    void setUnsaved(const QString& text, const QString& path);
    /// Makes edits, whose ranges are of the text as it is, as one step of the history.
    void apply(const std::vector<TextEdit>& edits);
    /// Takes what the file has now, as an edit that can be undone.
    std::optional<QString> reload();
    /// What the file has now, where somebody else wrote it since it was read or saved here, and it
    /// is not what stands here anyway.
    std::optional<QString> textOfOthers() const;
    /// The file has another text by now: this one is modified, whatever is undone.
    void differ();
    /// What the file has now is known, and this text is to come in its place.
    void outdo();
    std::optional<QString> saveTo(const QString& path);
    /// The file is another text's now; this one is nowhere but here.
    void leaveFile();

signals:
    /// Another text, with a history of its own.
    void replaced();
    void pathChanged();
    void modifiedChanged(bool modified);
    void textChanged();
    /// Edits were made by `apply`.
    void edited();
    void saved();

private:
    void replace(const QString& text, const TextFormat& format, const QString& path);

    QTextDocument* m_document;
    QString m_path;
    TextFormat m_format;
    QByteArray m_fileHash; ///< Of what the file had when it was last read or written.
    FileState m_fileState;
    int m_revision = 0;
    int m_announced = -1; ///< The document's revision that `textChanged` told of last.
};

} // namespace fusewright
