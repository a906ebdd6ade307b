// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph.h"
#include "engine/session/check_session.h"

#include <memory>
#include <string>
#include <vector>

namespace fusewright::test {

/// Six operators: `l0 > r0` in blocks.0, `l1 > g1` in blocks.1, `l2 > r2` in head. The l are
/// linear, the r relu, the g gelu.
std::shared_ptr<const Graph> layeredModel();

/// What a check says about a rules text on that model. `options` are as `--expect` takes them.
CheckedFile checkedText(const std::string& text, const std::vector<std::string>& options = {},
                        const std::string& path = "rules.yaml");

} // namespace fusewright::test
