// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QStringList>

namespace fusewright::test {

/// Every model of tests/corpus/models and resources/examples, as `readCorpus` takes it.
QStringList modelFiles();

/// Adds a column `file` with a row for each of them.
void addRowForEachModel();

} // namespace fusewright::test
