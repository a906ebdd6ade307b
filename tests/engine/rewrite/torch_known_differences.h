// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "tests/engine/rewrite/torch_pair_verdict.h"

namespace fusewright::test {

/// Whether a pair is of a kind in which the rewriter is known to do something else than torch. A
/// kind goes from the list when the rewriter is mended.
bool isKnownToDiffer(const TorchModel& model, const TorchRule& rule);

} // namespace fusewright::test
