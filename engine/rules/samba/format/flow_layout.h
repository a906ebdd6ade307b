// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/yaml/yaml_lexing.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace fusewright {

bool opensFlow(YamlTokenKind kind);
bool closesFlow(YamlTokenKind kind);

/// How many of the tokens the bracket that is the first of them and its partner span.
std::size_t flowLength(std::span<const YamlToken> tokens);

/// What stands between two neighbours in brackets on one line: nothing or a space.
std::string_view flowGap(YamlTokenKind before, YamlTokenKind after);

/// `[a, {b: c}]` on one line. Its scalars must be of one line each.
std::string flowLine(std::string_view text, std::span<const YamlToken> tokens);

/// What stands between a bracket, its commas and its partner, as lines for a block: `- a`, `b: c`.
std::vector<std::string> flowItems(std::string_view text, std::span<const YamlToken> tokens);

} // namespace fusewright
