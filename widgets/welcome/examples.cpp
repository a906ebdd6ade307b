// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/welcome/examples.h"

#include "widgets/welcome/example_texts.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace fusewright {

namespace {

/// Of one name or a list of them: those that are there.
QStringList filesIn(const QDir& dir, const QJsonValue& names)
{
    QStringList files;
    for (const QJsonValue name : names.isArray() ? names.toArray() : QJsonArray{names}) {
        const QString file = name.toString();
        if (!file.isEmpty() && dir.exists(file))
            files.append(dir.absoluteFilePath(file));
    }
    return files;
}

} // namespace

std::vector<Example> readExamples(const QString& folder)
{
    const QDir dir(folder);
    QFile index(dir.filePath(QStringLiteral("index.json")));
    if (folder.isEmpty() || !index.open(QIODevice::ReadOnly))
        return {};

    std::vector<Example> examples;
    const QJsonObject content = QJsonDocument::fromJson(index.readAll()).object();
    const QJsonArray entries = content.value(QLatin1String("examples")).toArray();
    for (const QJsonValue entry : entries) {
        const QString name = entry[QLatin1String("file")].toString();
        if (name.isEmpty() || !dir.exists(name))
            continue;
        const QJsonValue rules = entry[QLatin1String("rules")];
        examples.push_back({.title = exampleText(entry[QLatin1String("title")].toString(name)),
                            .summary = exampleText(entry[QLatin1String("summary")].toString()),
                            .file = dir.absoluteFilePath(name),
                            .rules = filesIn(dir, rules)});
    }
    return examples;
}

} // namespace fusewright
