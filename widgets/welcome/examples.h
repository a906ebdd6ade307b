// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace fusewright {

/// A model that comes with the program.
struct Example {
    QString title;
    QString summary;
    QString file;      ///< Absolute, as are the next ones.
    QStringList rules; ///< Written for it, in their order.
};

/// The examples that `index.json` in a folder lists and that are there; none for a bad folder.
std::vector<Example> readExamples(const QString& folder);

} // namespace fusewright
