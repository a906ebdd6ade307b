// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/gui/files/shared_files.h"

#include <QCoreApplication>
#include <QDir>

namespace fusewright {

QString examplesFolder()
{
    QDir folder(QCoreApplication::applicationDirPath());
    const bool isThere = folder.cd(QStringLiteral("../share/fusewright/examples"));
    return isThere ? folder.absolutePath() : QString();
}

} // namespace fusewright
