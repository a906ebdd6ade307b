// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <functional>
#include <vector>

namespace fusewright {

struct DotGraph;

/// Finds the nodes of a drawing that stand for tensors between the operators.
///
/// They are the octagons among other shapes, or the ellipses among boxes, as far as no two of them
/// are joined and each has at most one maker. What lies between two operators is only taken for
/// a tensor when no edge of the drawing leads from operator to operator. An ellipse for which
/// `namesOperator` holds is an operator all the same.
std::vector<bool> findTensorNodes(const DotGraph& graph,
                                  const std::function<bool(std::uint32_t node)>& namesOperator);

} // namespace fusewright
