// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "tests/engine/rules/tvm/plain_expressions.h"

#include <cstddef>
#include <vector>

namespace fusewright::test {

/// A shortest way by which what a group gives comes back to it: a member, variables outside, a
/// member. What goes into another group comes out of all of its members, so the way may jump from
/// one of its members to another. Empty where there is none.
std::vector<std::size_t> plainCycle(const PlainModule& module,
                                    const std::vector<std::size_t>& group,
                                    const std::vector<std::vector<std::size_t>>& others);

} // namespace fusewright::test
