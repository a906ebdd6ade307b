// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "tests/engine/rules/tvm/plain_dpl_matcher.h"

#include <map>

namespace fusewright::test {

using PlainMemo = std::map<std::size_t, std::size_t>;

/// What can be said of an object and an expression without looking at their parts: the sort, the
/// name, how many parts there are, what is known of a tensor. The expression is looked through.
bool fitsAlone(const PlainDplNode& object, const PlainExpression& found);
/// It is a call of an operator whose arguments may be turned round.
bool isCommutative(const PlainModule& module, std::size_t call);

/// The first solution in the order of preference, whatever has to be tried again for it.
std::optional<PlainDplMatch> fullDplMatch(const PlainDpl& pattern, const PlainModule& module,
                                          std::size_t expression, std::size_t mostSteps);

} // namespace fusewright::test
