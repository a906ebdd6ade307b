// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/support/diagnostic.h"

#include <optional>
#include <string>
#include <string_view>

namespace fusewright {

/// What a file is opened as.
enum class FileKind { Model, Rules };

/// Decides by what is in the file; the ending only where that says nothing, as of a file that
/// cannot be read. What is neither counts as a model: opening it as one says what is wrong.
FileKind kindOfFile(const std::string& path);

/// What to say instead of the mistakes of each line where a model stands for rules,
std::optional<Diagnostic> modelForRules(std::string_view bytes, const std::string& path);
/// and rules for a model.
std::optional<Diagnostic> rulesForModel(std::string_view bytes, const std::string& path);

} // namespace fusewright
