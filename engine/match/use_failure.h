// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/match/failure.h"

#include <optional>
#include <vector>

namespace fusewright {

// What `explainFailure` says of patterns that are found along users, see `UseSearch`.

/// The entry has something, which is used by others too or has another shape than it should.
Failure boundUseFailure(const Graph& graph, const CompiledPattern& compiled, const Match& soFar,
                        Failure failure);
/// Why nothing that an operator uses is what a value should be; nothing where the entry is none.
std::optional<Failure> valueFailure(const Graph& graph, const CompiledPattern& compiled,
                                    const Match& soFar, Failure failure);
/// The users of a value under which the entry was looked for; nothing where it was an operator.
std::optional<std::vector<NodeId>> valueUsers(const Graph& graph, const CompiledPattern& compiled,
                                              const Match& soFar, EntryId entry);
/// Why an operator that an entry could take has none of the entry's forms.
FailureReason formFailure(const Graph& graph, const Pattern& pattern, EntryId entry, NodeId node);

} // namespace fusewright
