// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/cli/arguments.h"
#include "app/cli/verb.h"
#include "engine/partition/partition.h"

#include <array>
#include <optional>
#include <string>
#include <utility>

namespace fusewright::cli {

inline constexpr std::array modeWords{std::pair{"o0", FusionMode::O0},
                                      std::pair{"o1", FusionMode::O1},
                                      std::pair{"o3", FusionMode::O3},
                                      std::pair{"o1+o3", FusionMode::O1O3}};

/// One of a few words; nothing, and what they are on standard error, else.
template <class Value, std::size_t Count>
std::optional<Value> readWord(std::string_view verb, const std::string& option,
                              const std::string& word,
                              const std::array<std::pair<const char*, Value>, Count>& known)
{
    std::string all;
    for (std::size_t at = 0; at < Count; ++at) {
        if (word == known[at].first)
            return known[at].second;
        all += (at == 0 ? "" : at + 1 < Count ? ", " : " or ") + std::string(known[at].first);
    }
    complain(verb, option + " must be " + all + ", not \"" + word + "\".");
    return std::nullopt;
}

} // namespace fusewright::cli
