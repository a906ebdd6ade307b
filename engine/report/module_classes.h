// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

namespace fusewright {

class Graph;
struct NodeClasses;

/// At most so many classes of modules; what is left over is the rest.
inline constexpr int mostModuleClasses = 12;

/// Makes repeated blocks classes, at the greatest depth that does not give too many: a name more
/// would. Operators of no module are in no class. Counts and tags are not set.
void addModuleClasses(const Graph& graph, NodeClasses& classes);

} // namespace fusewright
