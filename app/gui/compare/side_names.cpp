// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/gui/compare/side_names.h"

#include "widgets/base/text.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace fusewright {

QString SideNames::nameOf(const Side& side) const
{
    switch (side.kind) {
    case Side::O0:
        return QStringLiteral("o0");
    case Side::O1:
        return QStringLiteral("o1");
    case Side::O3:
        return QStringLiteral("o3");
    case Side::Before:
        return tr("o1 before");
    case Side::O1O3:
        return QStringLiteral("o1+o3");
    case Side::File:
        break;
    }
    return tr("o1 of %1").arg(fileName(side.file));
}

QString SideNames::fileName(const std::string& path) const
{
    const QFileInfo file(toQt(path));
    const bool isShared = std::ranges::any_of(m_files, [&](const std::string& other) {
        return other != path && QFileInfo(toQt(other)).fileName() == file.fileName();
    });
    if (!isShared)
        return file.fileName();
    return QStringLiteral("%1/%2").arg(file.dir().dirName(), file.fileName());
}

} // namespace fusewright
