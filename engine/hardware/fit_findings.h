// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <vector>

namespace fusewright {

struct Diagnostic;
struct HardwareCosts;
struct MadePartition;
struct RuleSet;

/// A warning `may-not-fit` at each rule of which a section needs more memory on the chip than its
/// heuristic takes: how many sections, and the numbers of the one that needs most.
std::vector<Diagnostic> fitFindings(const RuleSet& rules, const MadePartition& made,
                                    const HardwareCosts& costs);

} // namespace fusewright
