// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/translate/rule_places.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fusewright {

/// How much of the places of a rule a rule of the other file has.
struct SharedPlaces {
    std::uint32_t rule = 0; ///< Of the other file.
    std::size_t same = 0;   ///< Places with the same operators.
    std::size_t common = 0; ///< Places with some of the same operators.

    bool operator==(const SharedPlaces&) const = default;
};

/// A rule of one file beside the other file.
struct ComparedRule {
    std::uint32_t rule = 0;
    std::optional<std::uint32_t> namesake; ///< A rule of the other file with the same name.
    std::size_t same = 0;
    std::size_t common = 0;
    std::vector<RulePlaceNodes> only; ///< Places of which the other file has no operator.
    std::vector<SharedPlaces> with;   ///< Those that share most first.

    std::size_t places() const { return same + common + only.size(); }
};

/// Two rules files, of any languages, on one model: what each takes as it is used alone.
struct FileComparison {
    std::array<std::vector<ComparedRule>, 2> rules; ///< By file, in the order of the file.

    /// Places of a file in all, and those that the other has too, in part, or not at all.
    std::size_t places(std::size_t file) const;
    std::size_t same(std::size_t file) const;
    std::size_t common(std::size_t file) const;
    std::size_t only(std::size_t file) const;
};

FileComparison compareFiles(const std::shared_ptr<const Graph>& graph, const RuleSet& first,
                            const RuleSet& second, const CancelToken& cancel = {});

/// `rmsnorm` of `mine.rms_norm` and of `RmsNorm`: what rules are called whatever the language.
std::string bareRuleName(std::string_view name);

} // namespace fusewright
