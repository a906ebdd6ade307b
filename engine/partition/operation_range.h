// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/partition/cost_formula.h"

namespace fusewright {

/// How many operations there are at least and at most. Of what is unknown that is none at least,
/// and nothing at most.
struct OperationRange {
    CostFormula least = 0;
    CostAmount most;

    static OperationRange exactly(const CostAmount& count)
    {
        return count ? OperationRange{.least = *count, .most = count} : OperationRange{};
    }
    CostAmount exact() const { return most == least ? most : std::nullopt; }

    bool operator==(const OperationRange&) const = default;
};

} // namespace fusewright
