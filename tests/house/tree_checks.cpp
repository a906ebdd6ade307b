// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/house/tree_checks.h"

#include <QRegularExpression>
#include <QSet>

#include <map>

namespace fusewright::test {

namespace {

constexpr qsizetype biggestFile = 2 * 1024 * 1024;
constexpr qsizetype longestReadme = 30;

/// The words of a CMakeLists.txt, without its comments.
QSet<QString> wordsOf(const TreeFile& list)
{
    static const QRegularExpression between(R"re([\s()"]+)re");
    QSet<QString> words;
    for (const QString& line : list.lines()) {
        const QStringList found = line.section('#', 0, 0).split(between, Qt::SkipEmptyParts);
        words.unite(QSet<QString>(found.begin(), found.end()));
    }
    return words;
}

/// The words of each CMakeLists.txt, by its folder with a slash at the end.
std::map<QString, QSet<QString>> cmakeLists(const SourceTree& tree)
{
    std::map<QString, QSet<QString>> lists;
    for (const TreeFile& file : tree.files()) {
        if (file.path.endsWith("/CMakeLists.txt"))
            lists.emplace(file.room() + '/', wordsOf(file));
    }
    return lists;
}

bool isNamed(const QString& path, const std::map<QString, QSet<QString>>& lists)
{
    for (const auto& [folder, words] : lists) {
        if (path.startsWith(folder) && words.contains(path.mid(folder.size())))
            return true;
    }
    return false;
}

/// `engine/graph` for any file below it; empty for what is in no room.
QString roomAbove(const QString& path)
{
    static const QRegularExpression room("^(engine|widgets|app|tests)/[^/]+(?=/)");
    return room.match(path).captured();
}

} // namespace

Findings unbuiltSources(const SourceTree& tree)
{
    const auto lists = cmakeLists(tree);
    Findings findings;
    for (const TreeFile* file : tree.sources()) {
        if (!isNamed(file->path, lists))
            findings << finding(file->path, 1, "no CMakeLists.txt names it");
    }
    return findings;
}

Findings roomsWithoutReadme(const SourceTree& tree)
{
    QSet<QString> rooms;
    for (const TreeFile& file : tree.files())
        rooms.insert(roomAbove(file.path));
    // Every folder with sources explains itself; tests mirror the tree, so one for a room does.
    for (const TreeFile* file : tree.sources()) {
        if (!file->path.startsWith("tests/"))
            rooms.insert(file->room());
    }
    rooms.remove({});

    Findings findings;
    for (const QString& room : rooms) {
        const QString path = room + "/README.md";
        const TreeFile* readme = tree.find(path);
        if (!readme)
            findings << finding(path, 1, "missing");
        else if (readme->lines().size() > longestReadme)
            findings << finding(path, readme->lines().size(),
                                QString("over %1 lines").arg(longestReadme));
    }
    findings.sort();
    return findings;
}

Findings bigFiles(const SourceTree& tree)
{
    Findings findings;
    for (const TreeFile& file : tree.files()) {
        if (file.bytes.size() > biggestFile)
            findings << finding(file.path, 1, "over 2 MB");
    }
    return findings;
}

} // namespace fusewright::test
