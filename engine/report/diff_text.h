// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/report/diff_json.h"

namespace fusewright {

/// The answer of `diff` for people: the partitions side by side, then what becomes of their
/// sections, alike changes counted once. Of many kinds of changes only the first are told unless
/// all are asked for.
/// `onHardware` has the costs of each partition, or none.
std::string diffText(const ComparedPartitions& compared, ShownChanges shown,
                     std::span<const HardwareCosts> onHardware = {});

} // namespace fusewright
