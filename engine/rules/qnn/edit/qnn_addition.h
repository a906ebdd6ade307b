// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/qnn/qnn_file.h"
#include "engine/support/diagnostic.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fusewright {

/// Puts a text of one rule behind the rule at a place, or else behind the last one, or where the
/// definitions of the package end, or at the end of the file. Nothing where no rule would come of
/// it, or others would be lost.
std::optional<std::vector<TextEdit>>
addQnnRule(const QnnFile& file, std::optional<TextPosition> after, std::string_view text);

/// The passes of the file's rules and those of the catalogue, in the order in which they run.
std::vector<std::string> qnnPassesOf(const QnnFile& file);
/// The pass of the rule at a place, or of most rules; `QNN` without any.
std::string qnnPassFor(const QnnFile& file, std::optional<TextPosition> position);

} // namespace fusewright
