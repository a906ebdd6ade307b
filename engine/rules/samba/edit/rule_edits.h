// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/samba/edit/edit_text.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace fusewright {

/// A key that is missing is added as the rule's first.
RuleEdits setPriority(const YamlDocument& document, std::string_view rule, std::int64_t priority);

/// Adds a text of one or more rules behind another one, or at the end. Nothing when the text has
/// mistakes, or a name that is there already.
RuleEdits addRule(const YamlDocument& document, std::optional<std::string_view> after,
                  std::string_view text);

} // namespace fusewright
