// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph_builder.h"
#include "engine/python/python_tree.h"

#include <string_view>
#include <vector>

/// What all have in common who make a graph of straight code without running it.
namespace fusewright {

class SourceText;

/// Whether what an expression gives is known only when it runs: a lambda, a comprehension, …
bool mustRun(PythonKind expression);

/// The name at the start of a statement, for findings about it.
TextRange nameAt(const SourceText& source, std::size_t place);

/// Names for what code assigns more than once: `x`, `x_1`, `x_2`.
class UniqueSymbols {
public:
    Symbol make(std::string_view name, GraphBuilder& builder);

private:
    std::vector<std::uint32_t> m_timesUsed; ///< By symbol of a name.
};

} // namespace fusewright
