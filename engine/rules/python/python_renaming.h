// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/rules_text.h"

#include <optional>
#include <string_view>
#include <vector>

namespace fusewright {

/// Whether a name is one of Python, and no keyword.
bool canBePythonName(std::string_view name);
/// Whether it is such names with dots between them.
bool canBeDottedName(std::string_view name);
/// Where the name at a place is bound first.
std::optional<TextRange> pythonDefinitionAt(const SourceText& source, TextPosition position);
/// Names of functions and of the file; not those of a class, which others reach by attributes, and
/// not those that are imported.
std::optional<RenamePlace> pythonRenamePlaceAt(const SourceText& source, TextPosition position);
/// Renames it wherever it is meant. A parameter of a class's function has its name in texts of the
/// class too, where a filter asks for a wildcard: `node.target == "weight"`.
std::optional<std::vector<TextEdit>> pythonRenameAt(const SourceText& source, TextPosition position,
                                                    std::string_view fresh);

} // namespace fusewright
