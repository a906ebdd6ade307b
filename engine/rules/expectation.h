// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/support/text_range.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace fusewright {

/// What parts the words of an expectation.
inline constexpr std::string_view blanks = " \t";

/// How many there should be: `32`, `>= 30`, `<= 2`, `none in encoder.*`, `>= 95%`.
struct ExpectedCount {
    enum class Relation : std::uint8_t { Exactly, AtLeast, AtMost };

    Relation relation = Relation::Exactly;
    std::uint64_t number = 0;
    bool isPercent = false;
    std::string module; ///< A glob of module paths; empty where the whole model counts.

    bool accepts(std::uint64_t found) const;
    /// Of a percentage: so many of all.
    bool accepts(std::uint64_t found, std::uint64_t all) const;
    bool operator==(const ExpectedCount&) const = default;
};

/// Nothing when the text is no such count.
std::optional<ExpectedCount> readExpectedCount(std::string_view text);
/// As people write it; `readExpectedCount` reads it again.
std::string countText(const ExpectedCount& count);

/// How many sections a rule should make on a model.
struct Expectation {
    std::string name; ///< Of the rule; or `sections` or `covered`, if no rule is called so.
    ExpectedCount count;
    std::optional<TextRange> range;    ///< Where a rules text says so; nothing for an option.
    std::optional<std::uint32_t> file; ///< Which text says so, among those of the rules.

    bool operator==(const Expectation&) const = default;
};

/// Reads `NAME=32`, `NAME>=30`, `NAME<=2 in encoder.*`; nothing when it is none of these.
std::optional<Expectation> readExpectation(std::string_view text);

} // namespace fusewright
