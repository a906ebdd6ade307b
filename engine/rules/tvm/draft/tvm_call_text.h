// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>
#include <vector>

namespace fusewright {

struct DraftEntry;

/// `is_op("relax.nn.silu")(data)`: operands in the places that they have in Relax, wildcards for
/// shapes and numbers. `operands` are their names. Empty where `whyNotCalled` says something.
std::string tvmCallText(const DraftEntry& entry, const std::vector<std::string>& operands);
/// A sentence on why no pattern has such a call; empty where one has.
std::string whyNotCalled(const DraftEntry& entry);
/// Whether the call takes some of its operands as a tuple.
bool hasTuple(const DraftEntry& entry);

} // namespace fusewright
