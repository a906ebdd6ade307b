// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "tests/engine/partition/fusion_text.h"

#include <cstdint>
#include <vector>

namespace fusewright::test {

/// Automatic fusion written down plainly, to compare with: no tricks, quadratic, kinds from hints.
///
/// Every operator of the graph must have a hint with its kind, and one result. Answers with the
/// number of the group's last operator for every operator.
std::vector<std::uint32_t> fusePlainly(const Graph& graph, const FusionOptions& options);

} // namespace fusewright::test
