// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/support/text_range.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace fusewright {

class SourceText;
struct Rewriting;

/// What a part of a rule comes to where the rule matches at an operator.
struct SeenPart {
    TextRange range;   ///< Of the part in its text.
    std::string what;  ///< As the rule writes it.
    std::string value; ///< Empty where it is unknown.
    std::string why;   ///< It is unknown: `option tile_height has no value`.
};

/// The innermost part at a byte of a text, constants aside. The match is one at the operator of the
/// name in the graph that the rule's stage begins with, else in the one that it leaves. Nothing
/// where no part is written, the operator is in neither, or the rule does not match there.
std::optional<SeenPart> partAt(const Rewriting& rewriting, const SourceText& text,
                               std::size_t offset, std::string_view name);

} // namespace fusewright
