// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "tests/engine/rewrite/torch_pair_verdict.h"

namespace fusewright::test {

/// Whether a pattern is of the one kind that the rewriter refuses and torch takes: it returns a
/// tensor that it makes itself.
bool isKnownToDiffer(const TorchRule& rule);

} // namespace fusewright::test
