// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "tests/house/source_tree.h"

namespace fusewright::test {

/// What a source defines in its namespaces: a class, struct, union or enumeration and, of unnamed
/// namespaces, a constant or a function.
struct Definition {
    /// With its namespaces, but for unnamed ones: `fusewright::Graph`. A function has the types of
    /// its parameters: `fusewright::rowsOf(const Graph&, int)`.
    QString name;
    QString path;
    qsizetype line = 0;
    bool isUnnamed = false; ///< It is in an unnamed namespace.
    bool isType = true;

    bool operator==(const Definition&) const = default;
};

/// What is within types and functions does not count, nor do templates' specialisations, nor
/// functions that are templates.
std::vector<Definition> definitionsOf(const TreeFile& file);

/// Two of one name: of one namespace anywhere in the tree, where the linker keeps one of the two,
/// or of unnamed namespaces in one folder, whose files are compiled together.
Findings definitionsOfOneName(const SourceTree& tree);

} // namespace fusewright::test
