// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/autograd/backward_sections.h"
#include "engine/autograd/recomputation.h"
#include "engine/partition/tally.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace fusewright {

/// What a partition of a joint graph has beyond its sections.
struct BackwardPartition {
    std::vector<CutPartner> cuts;
    std::vector<Tally> savedBytes; ///< By section, of what it made.
    Tally savedWhole;              ///< With graph inputs.
    std::optional<Recomputation> recomputed;
};

} // namespace fusewright
