// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/partition/partition.h"

#include <vector>

namespace fusewright {

class Graph;

/// Makes sections a partition: operators in none of them get one each, and all are put into the
/// order in which, of the sections that can run next, the one with the first operator runs.
///
/// The sections must be executable one after another, as those of `SectionOrder` are.
Partition arrangeSections(const Graph& graph, FusionMode mode, std::vector<Section> sections);

} // namespace fusewright
