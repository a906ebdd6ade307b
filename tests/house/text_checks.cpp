// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/house/text_checks.h"

#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <functional>

namespace fusewright::test {

namespace {

constexpr qsizetype widest = 100;
constexpr qsizetype longestSource = 500;
constexpr qsizetype longestHeader = 250;

using LineTest = std::function<bool(const QString& line)>;

Findings linesOf(const TreeFile& file, const QString& message, const LineTest& isBad)
{
    Findings findings;
    const QStringList lines = file.lines();
    for (qsizetype i = 0; i < lines.size(); ++i) {
        if (isBad(lines[i]))
            findings << finding(file.path, i + 1, message);
    }
    return findings;
}

Findings sourceLines(const SourceTree& tree, const QString& message, const LineTest& isBad)
{
    Findings findings;
    for (const TreeFile* file : tree.sources())
        findings << linesOf(*file, message, isBad);
    return findings;
}

/// Models come from elsewhere and carry whatever their exporter wrote.
bool isModel(const TreeFile& file)
{
    return file.path.startsWith("tests/corpus/") && !file.path.endsWith(".md");
}

qsizetype characters(const QString& line)
{
    return line.toUcs4().size();
}

} // namespace

Findings withoutLicenceLines(const SourceTree& tree)
{
    static const QStringList head{"// SPDX-FileCopyrightText: 2026 The Fusewright authors",
                                  "// SPDX-License-Identifier: Apache-2.0", ""};
    Findings findings;
    for (const TreeFile* file : tree.sources()) {
        if (file->lines().mid(0, head.size()) != head)
            findings << finding(file->path, 1,
                                "not headed by the two licence lines and a blank one");
    }
    return findings;
}

Findings headersWithoutGuard(const SourceTree& tree)
{
    Findings findings;
    for (const TreeFile* file : tree.sources()) {
        if (file->isHeader() && !file->lines().contains("#pragma once"))
            findings << finding(file->path, 1, "a header without #pragma once");
    }
    return findings;
}

Findings tabs(const SourceTree& tree)
{
    return sourceLines(tree, "a tab", [](const QString& line) { return line.contains('\t'); });
}

Findings longLines(const SourceTree& tree)
{
    return sourceLines(tree, QString("over %1 characters").arg(widest),
                       [](const QString& line) { return characters(line) > widest; });
}

Findings longFiles(const SourceTree& tree)
{
    Findings findings;
    for (const TreeFile* file : tree.sources()) {
        const qsizetype length = file->lines().size();
        const qsizetype limit = file->isHeader() ? longestHeader : longestSource;
        if (length > limit)
            findings << finding(file->path, length, QString("over %1 lines").arg(limit));
    }
    return findings;
}

Findings unfinishedWork(const SourceTree& tree)
{
    // Written in pieces, so that this line is not a finding.
    static const QRegularExpression words("\\b(TO"
                                          "DO|FIX"
                                          "ME|X"
                                          "XX|HA"
                                          "CK)\\b");
    return sourceLines(tree, "unfinished work belongs into an issue",
                       [](const QString& line) { return line.contains(words); });
}

/// A class asks by its full name, with its namespace. Other contexts stand in a source as a word.
Findings unusedContexts(const SourceTree& tree)
{
    static const QRegularExpression name("<name>([^<:]+)</name>");
    static const QRegularExpression asked(
        "(?:translate|QT_TRANSLATE_NOOP)\\(\\s*\"(\\w+)\"|Q_DECLARE_TR_FUNCTIONS\\((\\w+)\\)");
    QSet<QString> known;
    for (const TreeFile* file : tree.sources()) {
        auto found = asked.globalMatch(QString::fromUtf8(file->bytes));
        while (found.hasNext()) {
            const QRegularExpressionMatch match = found.next();
            known << match.captured(1) << match.captured(2);
        }
    }
    const auto isUnused = [&](const QString& line) {
        const QRegularExpressionMatch match = name.match(line);
        return match.hasMatch() && !known.contains(match.captured(1));
    };
    Findings findings;
    for (const TreeFile& file : tree.files()) {
        if (file.path.endsWith(".ts"))
            findings << linesOf(file, "no source asks for texts of this context", isUnused);
    }
    return findings;
}

Findings wordsOfALanguage(const SourceTree& tree, const Table& languages)
{
    Findings findings;
    for (const TreeFile* file : tree.sources()) {
        if (file->path.startsWith("tests/"))
            continue;
        for (auto row = languages.begin(); row != languages.end(); ++row) {
            const auto fits = [&](const QString& place) { return file->path.startsWith(place); };
            if (!std::ranges::any_of(row.value(), fits))
                findings << linesOf(*file, QString("%1 may not be known here").arg(row.key()),
                                    [&](const QString& line) { return line.contains(row.key()); });
        }
    }
    return findings;
}

Findings pathsOfAMachine(const SourceTree& tree)
{
    static const QRegularExpression path(R"((?<![\w./*-])/(home|root|work|Users)/\w)");
    Findings findings;
    for (const TreeFile& file : tree.files()) {
        if (file.isText() && !isModel(file))
            findings << linesOf(file, "a path of one machine",
                                [](const QString& line) { return line.contains(path); });
    }
    return findings;
}

} // namespace fusewright::test
