// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>

#include <string_view>

namespace fusewright {

/// What the engine says, in the language of the program: findings, reasons, fixes, steps.
///
/// The engine speaks English, in its JSON too. A text with a part that has no form in the lists
/// of this room stays English as a whole, so that no sentence is of two languages.
QString engineText(std::string_view english);
/// The same of what is short and stands alone, such as `mul or gelu`.
QString engineTerm(std::string_view english);

} // namespace fusewright
