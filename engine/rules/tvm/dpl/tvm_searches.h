// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/tvm/dpl/dpl_context.h"
#include "engine/rules/tvm/dpl/tvm_plan.h"

#include <string>
#include <vector>

namespace fusewright {

/// A call of the file's own that looks for a pattern: `match_dfb`, `rewrite_call`,
/// `rewrite_bindings`. Contexts are kept as they are when it is called.
struct TvmSearch {
    TvmSearchKind kind = TvmSearchKind::Fuse;
    std::vector<DplUseEdge> edges;
    std::vector<std::vector<DplObject*>> sameShapes;
    DplObject* pattern = nullptr; ///< Of `rewrite_call`; else null.
    PythonValue given;            ///< The pattern or the context.
    PythonPlace place;
    std::string name; ///< Of the function that calls it; empty at the top level.
};

/// Looking for a context from nowhere: a file that only makes it.
TvmSearch searchOf(const DplContextObject& context);

// What the functions of these names do. Nobody knows what they give.
PythonValue matchBlock(DplCall& call);
PythonValue rewriteCall(DplCall& call);
PythonValue rewriteBindings(DplCall& call);

} // namespace fusewright
