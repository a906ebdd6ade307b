// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/house/include_checks.h"

#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>

namespace fusewright::test {

namespace {

struct Include {
    const TreeFile* file;
    qsizetype line;
    QString name;
    bool quoted;
};

std::vector<Include> includesOf(const TreeFile& file)
{
    static const QRegularExpression directive(R"(^\s*#\s*include\s*([<"])([^>"]*)[>"])");
    std::vector<Include> includes;
    const QStringList lines = file.lines();
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const auto match = directive.match(lines[i]);
        if (match.hasMatch())
            includes.push_back({&file, i + 1, match.captured(2), match.captured(1) == "\""});
    }
    return includes;
}

std::vector<Include> includesOf(const SourceTree& tree)
{
    std::vector<Include> all;
    for (const TreeFile* file : tree.sources())
        std::ranges::copy(includesOf(*file), std::back_inserter(all));
    return all;
}

QString atInclude(const Include& include, const QString& message)
{
    return finding(include.file->path, include.line, message);
}

QString folderOf(const QString& path)
{
    return path.left(std::max<qsizetype>(0, path.lastIndexOf('/')));
}

/// The room that `name` stands for in the row of `room`.
QString namedRoom(const QString& name, const QString& room, const Table& rooms)
{
    const QString beside = folderOf(room) + '/' + name;
    const QString plain = beside.endsWith("/*") ? beside.chopped(2) : beside;
    return rooms.contains(plain) ? beside : name;
}

bool allows(const QString& room, const QString& other, const Table& rooms)
{
    return std::ranges::any_of(rooms[room], [&](const QString& name) {
        const QString allowed = namedRoom(name, room, rooms);
        if (!allowed.endsWith("/*"))
            return other == allowed;
        return other == allowed.chopped(2) || other.startsWith(allowed.chopped(1));
    });
}

bool isTest(const TreeFile& file)
{
    return file.path.startsWith("tests/");
}

/// The longest start in the table that fits the header, or an empty string.
QString rowFor(const QString& header, const Table& libraries)
{
    QString best;
    for (const QString& start : libraries.keys()) {
        if (header.startsWith(start) && start.size() > best.size())
            best = start;
    }
    return best;
}

/// What moc and the embedding of resources write has no file in the tree.
bool isGenerated(const Include& include)
{
    return include.name == QFileInfo(include.file->path).completeBaseName() + ".moc"
        || include.name.startsWith("generated/");
}

} // namespace

Table parseTable(const QString& text)
{
    Table table;
    for (const QString& line : text.split('\n')) {
        const QString row = line.section('#', 0, 0);
        const QStringList values = row.section(':', 1).split(' ', Qt::SkipEmptyParts);
        for (const QString& name : row.section(':', 0, 0).split(' ', Qt::SkipEmptyParts))
            table.insert(name.trimmed(), values);
    }
    return table;
}

Findings wrongDirections(const SourceTree& tree, const Table& rooms)
{
    Findings findings;
    for (const TreeFile* file : tree.sources()) {
        if (!isTest(*file) && !rooms.contains(file->room()))
            findings << finding(file->path, 1, "no row for the room " + file->room());
    }
    for (const Include& include : includesOf(tree)) {
        const QString room = include.file->room();
        const QString other = folderOf(include.name);
        if (!include.quoted || isTest(*include.file) || room == other || isGenerated(include))
            continue;
        if (!allows(room, other, rooms))
            findings << atInclude(include, QString("%1 may not include %2").arg(room, other));
    }
    return findings;
}

Findings wrongLibraries(const SourceTree& tree, const Table& libraries)
{
    static const QRegularExpression outsideTheStandardLibrary("[./]");
    Findings findings;
    for (const Include& include : includesOf(tree)) {
        if (include.quoted || isTest(*include.file))
            continue;
        const QString row = rowFor(include.name, libraries);
        const bool isKnown = !row.isEmpty();
        if (!isKnown && !include.name.contains(outsideTheStandardLibrary))
            continue;
        const auto fits = [&](const QString& place) {
            return include.file->path.startsWith(place);
        };
        if (!isKnown)
            findings << atInclude(include, QString("no row for the header %1").arg(include.name));
        else if (!std::ranges::any_of(libraries[row], fits))
            findings << atInclude(include, QString("%1 may not be known here").arg(include.name));
    }
    return findings;
}

Findings unresolvedIncludes(const SourceTree& tree)
{
    Findings findings;
    for (const Include& include : includesOf(tree)) {
        const bool exists = tree.find(include.name) != nullptr;
        if (include.quoted && !exists && !isGenerated(include))
            findings << atInclude(include,
                                  QString("%1 is not a path from the root").arg(include.name));
        else if (!include.quoted && exists)
            findings << atInclude(include, QString("%1 is ours: use quotes").arg(include.name));
    }
    return findings;
}

} // namespace fusewright::test
