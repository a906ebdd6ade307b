// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/yaml/yaml_lexing.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace fusewright {

/// How far each level of a canonical layout is indented, and how wide its lines may be.
inline constexpr std::int64_t columnStep = 2;
inline constexpr std::size_t mostColumns = 100;

/// How far a block is indented before and after; -1 or less for what is around the outermost one.
struct LevelShift {
    std::int64_t source = -1;
    std::int64_t fresh = -1;
};

/// The text of a scalar in the canonical layout: its further lines two columns right of the block
/// around it, its words and quotation marks as they were. Line breaks are LF, there as here.
std::string scalarLayout(std::string_view text, const YamlToken& token, LevelShift level);

} // namespace fusewright
