// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "widgets/editor/editor_gutter.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace fusewright {

struct EntryName;
struct FusionAnswer;
class SourceText;

/// How far a rule gets on the model.
struct RuleCount {
    std::size_t places = 0;   ///< At which it was tried.
    std::size_t matches = 0;  ///< Alone.
    std::size_t sections = 0; ///< Beside the other rules.
};

/// Nothing without a model.
std::optional<RuleCount> countOf(const FusionAnswer& answer, std::size_t rule);

/// At how many of how many places an entry took an operator.
struct EntryCount {
    std::size_t reached = 0;
    std::size_t places = 0;
};

/// Nothing without a model, and where there is no such entry.
std::optional<EntryCount> countOf(const FusionAnswer& answer, const EntryName& name);

/// What the rules of a text rewrite, beside their names, and what comments expect of them. The text
/// is the one that they were read from; without rules that rewrite there are none.
std::vector<LineBadge> rewriteBadges(const FusionAnswer& answer, const SourceText& text);

/// The counts of all rules and entries of a file, beside their names.
std::vector<LineBadge> countBadges(const FusionAnswer& answer, std::uint32_t file);

} // namespace fusewright
