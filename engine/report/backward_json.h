// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>

namespace fusewright {

struct BackwardGraph;

/// The answer of `backward --json`.
std::string backwardJson(const BackwardGraph& backward);

} // namespace fusewright
