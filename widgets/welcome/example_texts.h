// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>

namespace fusewright {

/// A title or a summary of `index.json` in the language of the program; English where nobody has
/// translated it.
QString exampleText(const QString& english);
/// Whether translators are shown it.
bool isExampleText(const QString& english);

} // namespace fusewright
