// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "tests/house/source_tree.h"

namespace fusewright::test {

/// A class, struct, union or enumeration where it is defined.
struct TypeDefinition {
    QString name; ///< With its namespaces, but for unnamed ones: `fusewright::Graph`.
    QString path;
    qsizetype line = 0;
    bool isUnnamed = false; ///< It is in an unnamed namespace.

    bool operator==(const TypeDefinition&) const = default;
};

/// The types that a source defines in its namespaces; those within other types do not count, nor do
/// specialisations of templates.
std::vector<TypeDefinition> typesOf(const TreeFile& file);

/// Two types of one name: of one namespace anywhere in the tree, where the linker keeps one of the
/// two, or of unnamed namespaces in one folder, whose files are compiled together.
Findings typesOfOneName(const SourceTree& tree);

} // namespace fusewright::test
