// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/rewrite/torch_known_differences.h"

#include <algorithm>

namespace fusewright::test {

bool isKnownToDiffer(const TorchRule& rule)
{
    return std::ranges::any_of(rule.plain.returned(), [&](std::uint32_t node) {
        return rule.plain.nodes[node].op == PlainFxNode::Op::Attribute;
    });
}

} // namespace fusewright::test
