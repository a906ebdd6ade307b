// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <span>
#include <string>

namespace fusewright {

struct ComparedPartitions;
struct HardwareCosts;

/// Which changes are told one by one.
enum class ShownChanges : std::uint8_t {
    Telling, ///< Not operators that are alone before and after.
    All,
};

/// The answer of `diff --json`. `onHardware` has the costs of each partition, or none.
std::string diffJson(const ComparedPartitions& compared, ShownChanges shown,
                     std::span<const HardwareCosts> onHardware = {});

} // namespace fusewright
