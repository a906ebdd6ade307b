// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rewrite/scratch_graph.h"

#include <string>
#include <utility>
#include <vector>

namespace fusewright {

/// The literals of a call as attributes, with the names that the operator has for them: what a
/// reader of the same call would say.
std::vector<std::pair<std::string, AttributeValue>> attributesOfCall(const ScratchNode& node);

} // namespace fusewright
