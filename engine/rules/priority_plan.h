// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace fusewright {

/// A rule that gets another priority.
struct PriorityChange {
    std::uint32_t rule = 0; ///< In the rule set.
    std::int64_t priority = 0;

    bool operator==(const PriorityChange&) const = default;
};

/// The order in which rules are tried: the highest priority first, then as they stand in the file.
std::vector<std::uint32_t> orderOf(std::span<const std::int64_t> priorities);

/// What counts beside the order itself.
struct PriorityWishes {
    std::vector<bool> isFixed;          ///< By rule: its priority cannot be changed. May be empty.
    std::optional<std::uint32_t> moved; ///< Of as few changes, those that change this rule.
};

/// The fewest changes of priority after which rules are tried in the order `wanted`, which names
/// each rule once; none when they are already. A rule between two others gets the lowest priority
/// that does, without a tie where there is room. Nothing when there is no way without changing
/// what is fixed.
std::optional<std::vector<PriorityChange>> planPriorities(std::span<const std::int64_t> priorities,
                                                          std::span<const std::uint32_t> wanted,
                                                          const PriorityWishes& wishes = {});

} // namespace fusewright
