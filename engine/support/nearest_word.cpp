// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/support/nearest_word.h"

#include "engine/support/letters.h"

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <string>
#include <vector>

namespace fusewright {

namespace {

/// Edits of one character, two swapped neighbours counting as one (optimal string alignment).
std::size_t editDistance(std::string_view a, std::string_view b)
{
    std::vector<std::size_t> beforeLast(b.size() + 1);
    std::vector<std::size_t> last(b.size() + 1);
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(last.begin(), last.end(), std::size_t(0));
    for (std::size_t i = 1; i <= a.size(); ++i) {
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t replaced = last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1);
            row[j] = std::min({replaced, last[j] + 1, row[j - 1] + 1});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                row[j] = std::min(row[j], beforeLast[j - 2] + 1);
        }
        std::swap(beforeLast, last);
        std::swap(last, row);
    }
    return last[b.size()];
}

} // namespace

std::optional<std::string_view> nearestWord(std::string_view written,
                                            std::span<const std::string_view> known)
{
    constexpr std::size_t longestCompared = 100;
    if (written.size() > longestCompared)
        return std::nullopt;
    const std::string wanted = lowered(written);
    const std::size_t allowed = std::max<std::size_t>(1, written.size() / 3);
    std::optional<std::string_view> best;
    std::size_t bestDistance = allowed + 1;
    for (const std::string_view word : known) {
        const std::size_t difference =
            std::max(word.size(), wanted.size()) - std::min(word.size(), wanted.size());
        if (difference >= bestDistance)
            continue;
        const std::size_t distance = editDistance(wanted, lowered(word));
        if (distance < bestDistance) {
            bestDistance = distance;
            best = word;
        }
    }
    return best;
}

std::string didYouMean(std::string_view written, std::span<const std::string_view> known)
{
    const auto nearest = nearestWord(written, known);
    return nearest ? " Did you mean \"" + std::string(*nearest) + "\"?" : std::string();
}

} // namespace fusewright
