// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/match/search_steps.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>

namespace fusewright {

/// The search of one pattern of a rule at one place.
struct SteppedPlace {
    std::uint32_t rule = 0;    ///< In the rule set.
    std::uint32_t pattern = 0; ///< In the rule.
    NodeId place;
    SearchSteps search;
    /// The rules whose sections have what was passed over because it is taken.
    std::map<NodeId, std::uint32_t> takenBy;
    std::optional<std::size_t> refused; ///< Among the refused: it matches, but is no section.
};

} // namespace fusewright
