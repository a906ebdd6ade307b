// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "tests/house/source_tree.h"

#include <QMap>

namespace fusewright::test {

/// A table of `names: names` rows, as in `rooms.txt` and `libraries.txt`.
using Table = QMap<QString, QStringList>;

/// Several names before the colon make a row each; `#` starts a comment.
Table parseTable(const QString& text);

/// Includes of a room that the table does not let this room include.
Findings wrongDirections(const SourceTree& tree, const Table& rooms);

/// Includes of a library or a system header outside the places that may know it.
Findings wrongLibraries(const SourceTree& tree, const Table& libraries);

/// Quoted includes that are not a file's path from the root, and project files in angle brackets.
Findings unresolvedIncludes(const SourceTree& tree);

} // namespace fusewright::test
