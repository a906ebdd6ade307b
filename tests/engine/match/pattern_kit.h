// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/pattern/pattern.h"

#include <optional>
#include <string_view>
#include <vector>

namespace fusewright::test {

/// A pattern that can still be changed, whether or not it is a good one.
struct PatternDraft {
    std::vector<Entry> entries;
    std::vector<PatternEdge> edges;
    ExpressionTable expressions;
    std::optional<EntryId> place; ///< Where one is chosen.
    Pattern::Binding binding = Pattern::Binding::Distinct;
    Pattern::ValueBinding valueBinding = Pattern::ValueBinding::Shared;

    /// Nothing where the builder finds a fault.
    std::optional<Pattern> build() const;
};

/// Reads what `toText` writes of a pattern. A draft that is
/// printed in a failure can so be put into a test as it is. Fails an assertion on mistakes.
PatternDraft readPattern(std::string_view text);
/// The pattern of a text. Fails an assertion when it has a fault.
Pattern patternOf(std::string_view text);

/// Without an entry and all that names it. Conditions speak of the whole match in its place.
PatternDraft withoutEntry(const PatternDraft& draft, EntryId gone);
/// The same expressions about other entries, by those that they are about now; invalid for the
/// whole match.
ExpressionTable movedExpressions(const ExpressionTable& table, const std::vector<EntryId>& moved);

} // namespace fusewright::test
