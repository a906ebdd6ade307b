// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <initializer_list>
#include <string>
#include <string_view>

namespace fusewright {

/// What the editor's helps say, by key: `rule.priority.short`, `entry.child`, … Empty for a key
/// that is not in the table. Every sentence stands in that table only.
std::string_view assistText(std::string_view key);
/// With `%1`, `%2`, … replaced.
std::string assistText(std::string_view key, std::initializer_list<std::string_view> arguments);

} // namespace fusewright
