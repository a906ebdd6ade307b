// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "tests/engine/rewrite/reference_rewriter.h"

#include <string>

namespace fusewright::test {

/// The graph in its order, steps, refusals and changes, in numbers of the stage: equal texts for
/// equal results, whichever rewriter they are of. Names and places in tables do not count.
std::string textOf(const PlainStage& stage);
std::string textOf(const StageResult& stage);

} // namespace fusewright::test
