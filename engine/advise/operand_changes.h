// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/advise/rule_changes.h"

#include <vector>

namespace fusewright {

class RuleEditing;

/// What makes an entry take what stands at a place where its operator is right: another form of the
/// call, other literals, or less that is asked for.
std::vector<ChangePair> operandChanges(const RuleEditing& editing, const Graph& graph,
                                       const FailedTry& failed);

} // namespace fusewright
