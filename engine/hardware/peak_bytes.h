// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <optional>

namespace fusewright {

class Graph;
struct Partition;

/// Bytes of a section's own values that must be there at once, when its operators run one after
/// another: a value counts from the operator that makes it to the last one inside that uses it.
/// What comes from outside, and what only leaves, can be streamed and does not count.
///
/// The order is found greedily (the operator that leaves least alive is next) and compared with the
/// graph's own: the smaller of the two is told, and the best order may need less. Nothing where a
/// size is unknown. Takes as long as sorting the section's operands.
std::optional<double> peakBytesOf(const Graph& graph, const Partition& partition,
                                  std::uint32_t section);

} // namespace fusewright
