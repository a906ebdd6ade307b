// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>

namespace fusewright {

struct ComparedPair;
struct ComparedPartitions;
struct FoldedChange;

/// What people call alike changes: the rules of their sections, `gpt2_qkv + gpt2_attention`, those
/// of the two sides with ` → ` between them where they differ, else what the operators are. Never
/// empty, and short.
std::string changeName(const ComparedPartitions& all, const ComparedPair& pair,
                       const FoldedChange& change);

} // namespace fusewright
