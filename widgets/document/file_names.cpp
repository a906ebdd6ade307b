// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/document/file_names.h"

#include <algorithm>

namespace fusewright {

namespace {

/// The last parts of a path.
QString tailOf(const QString& path, qsizetype parts)
{
    return path.section(QLatin1Char('/'), -parts, -1, QString::SectionSkipEmpty);
}

qsizetype partsOf(const QString& path)
{
    return path.split(QLatin1Char('/'), Qt::SkipEmptyParts).size();
}

} // namespace

QStringList distinctNames(const QStringList& paths)
{
    QStringList names;
    for (const QString& path : paths) {
        const auto isShared = [&](qsizetype parts) {
            const QString tail = tailOf(path, parts);
            return std::ranges::any_of(paths, [&](const QString& other) {
                return other != path && tailOf(other, parts) == tail;
            });
        };
        qsizetype parts = 1;
        while (parts < partsOf(path) && isShared(parts))
            ++parts;
        const QString name = tailOf(path, parts);
        QString own = name;
        for (int number = 2; names.contains(own); ++number)
            own = QStringLiteral("%1 (%2)").arg(name).arg(number);
        names.append(own);
    }
    return names;
}

} // namespace fusewright
