// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <vector>

namespace fusewright::test {

/// A file of the tree, with its path from the root: `engine/graph/graph.h`.
struct TreeFile {
    QString path;
    QByteArray bytes;

    QString room() const; ///< The folder it is in: `engine/graph`; empty at the root.
    bool isHeader() const;
    bool isSource() const; ///< C++, of either kind.
    bool isText() const;
    QStringList lines() const;
};

/// The files of a checkout, without what builds, editors and git leave in it.
class SourceTree {
public:
    /// In the order of their paths; for tests of the checks, any files will do.
    explicit SourceTree(std::vector<TreeFile> files);

    static SourceTree read(const QString& root);

    const std::vector<TreeFile>& files() const { return m_files; }
    std::vector<const TreeFile*> sources() const;
    const TreeFile* find(const QString& path) const; ///< Null when there is no such file.

private:
    std::vector<TreeFile> m_files;
};

/// What a check found, each as `path:line: message`; empty is good.
using Findings = QStringList;

QString finding(const QString& path, qsizetype line, const QString& message);

} // namespace fusewright::test
