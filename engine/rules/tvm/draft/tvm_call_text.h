// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace fusewright {

struct DraftEntry;

/// A call in pieces: what stands before and behind its items is not wrapped.
struct TvmCallText {
    std::string head; ///< `is_op("relax.nn.silu")(`
    std::vector<std::string> items;
    std::string tail; ///< `)`
};

/// Operands in the places that they have in Relax, wildcards for shapes and numbers. `operands` are
/// their names. Empty where `whyNotCalled` says something.
TvmCallText tvmCallText(const DraftEntry& entry, const std::vector<std::string>& operands);
/// How many of so many operands of a model are tensors in Relax, where those behind them are shapes
/// and numbers: of `relax.reshape` 1 of 2. All where that is not so.
std::size_t leadingTensors(const std::string& relaxName, std::size_t operands);
/// A sentence on why no pattern has such a call; empty where one has.
std::string whyNotCalled(const DraftEntry& entry);
/// Whether the call takes some of its operands as a tuple.
bool hasTuple(const DraftEntry& entry);

} // namespace fusewright
