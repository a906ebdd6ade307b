// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/rule_blocks.h"

namespace fusewright {

struct TvmFile;

/// Items of the lists that have the patterns, whether they are written there or only named; else
/// the statements at the top that make them. Each with its comments.
RuleBlocks tvmBlocks(const TvmFile& file);

} // namespace fusewright
