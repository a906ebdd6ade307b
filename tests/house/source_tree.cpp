// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/house/source_tree.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>

#include <algorithm>

namespace fusewright::test {

namespace {

bool isLeftByTools(const QString& path)
{
    static const QStringList folders{".git/", "build/", ".cache/", ".vscode/", ".idea/"};
    return path == ".git" || path == "compile_commands.json" || path.endsWith(".user")
        || std::ranges::any_of(folders,
                               [&](const QString& folder) { return path.startsWith(folder); });
}

} // namespace

QString TreeFile::room() const
{
    return path.left(std::max<qsizetype>(0, path.lastIndexOf('/')));
}

bool TreeFile::isHeader() const
{
    return path.endsWith(".h");
}

bool TreeFile::isSource() const
{
    // Examples of rules in C++ are resources.
    return isHeader() || (path.endsWith(".cpp") && !path.startsWith("resources/examples/"));
}

bool TreeFile::isText() const
{
    return !bytes.contains('\0');
}

QStringList TreeFile::lines() const
{
    QStringList lines = QString::fromUtf8(bytes).split('\n');
    if (lines.last().isEmpty())
        lines.removeLast();
    return lines;
}

SourceTree::SourceTree(std::vector<TreeFile> files) : m_files(std::move(files))
{
    std::ranges::sort(m_files, {}, &TreeFile::path);
}

SourceTree SourceTree::read(const QString& root)
{
    const QDir folder(root);
    std::vector<TreeFile> files;
    QDirIterator each(root, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (each.hasNext()) {
        QFile file(each.next());
        const QString path = folder.relativeFilePath(file.fileName());
        if (!isLeftByTools(path) && file.open(QIODevice::ReadOnly))
            files.push_back({path, file.readAll()});
    }
    return SourceTree(std::move(files));
}

std::vector<const TreeFile*> SourceTree::sources() const
{
    static const QStringList homes{"engine/", "widgets/", "app/", "tests/", "resources/"};
    std::vector<const TreeFile*> sources;
    for (const TreeFile& file : m_files) {
        const auto holds = [&](const QString& home) { return file.path.startsWith(home); };
        if (file.isSource() && std::ranges::any_of(homes, holds))
            sources.push_back(&file);
    }
    return sources;
}

const TreeFile* SourceTree::find(const QString& path) const
{
    const auto at = std::ranges::lower_bound(m_files, path, {}, &TreeFile::path);
    return at != m_files.end() && at->path == path ? &*at : nullptr;
}

QString finding(const QString& path, qsizetype line, const QString& message)
{
    return QString("%1:%2: %3").arg(path).arg(line).arg(message);
}

} // namespace fusewright::test
