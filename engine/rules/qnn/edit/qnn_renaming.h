// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/rules_text.h"

#include <optional>
#include <string_view>
#include <vector>

namespace fusewright {

struct QnnFile;
struct QnnRule;
struct QnnTagUse;

/// Whether a text needs no escapes and names nothing else.
bool canBeQnnTag(std::string_view name);
/// The use of a tag at a byte, which is written there; null for none.
const QnnTagUse* qnnTagAt(const QnnFile& file, const QnnRule& rule, std::size_t offset);
/// The tag or the split that is named at a place, without its quotes.
std::optional<RenamePlace> qnnRenamePlaceAt(const QnnFile& file, TextPosition position);
/// Nothing too where a macro says the name somewhere in the rule.
std::optional<std::vector<TextEdit>> qnnRenameAt(const QnnFile& file, TextPosition position,
                                                 std::string_view fresh);

} // namespace fusewright
