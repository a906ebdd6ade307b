// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rewrite/scratch_graph.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace fusewright {

/// What a part comes to: one value, many of a repeat, or poison.
struct PartValue {
    std::optional<ScratchValue> one;
    std::vector<ScratchValue> ofTurns = {};
    std::optional<std::uint32_t> poison = {}; ///< Among the maker's.
    std::vector<std::string> assumed = {};    ///< Answers of the user, each once.

    std::span<const ScratchValue> values() const
    {
        return one ? std::span(&*one, 1) : std::span(ofTurns);
    }
};

inline PartValue poisoned(std::optional<std::uint32_t> poison)
{
    return {.one = {}, .poison = poison};
}

} // namespace fusewright
