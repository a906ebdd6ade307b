// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/rule_blocks.h"

namespace fusewright {

struct QnnFile;

/// Rules with the comments directly above and behind them; of one pass they are tried as they
/// stand. Rules that one macro makes are one block.
RuleBlocks qnnBlocks(const QnnFile& file);

} // namespace fusewright
