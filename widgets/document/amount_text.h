// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/hardware/hardware_cost.h"
#include "engine/partition/cost_formula.h"
#include "engine/partition/tally.h"

#include <QString>

namespace fusewright {

struct OperationRange;
struct SectionCosts;

/// `12.3 G` as people write it; `≥ 12.3 G` when only a part is known, `unknown` when nothing is.
QString tallyText(const Tally& tally);
/// The same in bytes: `12.3 GB`.
QString bytesText(const Tally& tally);
/// `12.3 MB·batch + 64 B`; empty where that is a sum of more than `most`, or something is taken
/// away.
QString bytesText(const CostFormula& bytes, std::size_t most);
/// Numbers where all is known; else a formula, if it is short, or what is known.
QString tallyText(const Tally& tally, const OperationRange& range);
QString bytesText(const Tally& tally, const CostAmount& formula);
/// `12.3 ms`.
QString durationText(double seconds);
/// The same of a sum; says of how many sections the cost is unknown.
QString durationText(const Tally& seconds);
/// The same shortly: `≥ 12.3 ms`.
QString shortSecondsText(const Tally& seconds);
/// Operations for each byte that crosses the boundary; empty where one of the two is unknown.
QString intensityText(const SectionCosts& costs);
/// A share in percent, with a digit after the point where it is small: `0.4 %`.
QString shareText(double share);
/// What a section waits for.
QString boundText(Bound bound);

} // namespace fusewright
