// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>

#include <optional>
#include <vector>

namespace fusewright {

/// How well a text fits what was typed.
struct FuzzyMatch {
    int score = 0;
    std::vector<qsizetype> positions; ///< Of the letters that were found, ascending.

    bool operator==(const FuzzyMatch&) const = default;
};

/// Finds the letters of `wanted` in `text` in their order, whatever stands between them.
///
/// Of all ways the one with the best score: letters at the start of words count most, then letters
/// in a row; a shorter text wins over a longer one. Case and blanks in `wanted` do not count;
/// nothing when a letter is missing. Costs the product of the two lengths.
std::optional<FuzzyMatch> fuzzyMatch(const QString& wanted, const QString& text);

} // namespace fusewright
