// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <vector>

namespace fusewright {

struct FusionAnswers;
struct RuleFacts;

/// What each rule of the answers does, in the order in which the rules are tried.
std::vector<RuleFacts> gatherRules(const FusionAnswers& answers);

} // namespace fusewright
