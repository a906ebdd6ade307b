// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "tests/house/include_checks.h"
#include "tests/house/source_tree.h"

namespace fusewright::test {

Findings withoutLicenceLines(const SourceTree& tree);
Findings headersWithoutGuard(const SourceTree& tree);
Findings tabs(const SourceTree& tree);
Findings longLines(const SourceTree& tree);       ///< Over 100 characters.
Findings longFiles(const SourceTree& tree);       ///< Sources over 500 lines, headers over 250.
Findings unfinishedWork(const SourceTree& tree);  ///< The four words that say so.
Findings pathsOfAMachine(const SourceTree& tree); ///< In any text file but model files.
/// Contexts of translations that no source asks for: their texts are never found.
Findings unusedContexts(const SourceTree& tree);
/// Words of a rules language outside the places that its row names; tests may say anything.
Findings wordsOfALanguage(const SourceTree& tree, const Table& languages);

} // namespace fusewright::test
