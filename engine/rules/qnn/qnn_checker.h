// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/qnn/qnn_function.h"
#include "engine/rules/qnn/qnn_tree.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace fusewright {

class QnnCatalogue;
class QnnFindings;

/// What a node stands for.
enum class QnnType : std::uint8_t {
    Wrong, ///< It has errors, or is no value: a tag, a name.
    Bool,
    Int,
    Size,
    Float,
    Type,
    Operand,
    Pattern,
    Operator,
    Part,
    Shape,
};

/// A text that names something, where it is defined or used.
struct QnnTagUse {
    std::uint32_t node = 0;
    bool isSplit = false;
    bool isDefinition = false; ///< By LET, or where the match uses it first.
};

/// What the check of a rule has found out.
struct QnnChecked {
    std::vector<QnnTagUse> tags; ///< In the order of the text.
    bool isSound = true;         ///< There were no errors.

    /// Where a tag of the match is defined; null for an unknown one.
    const QnnTagUse* definitionOf(const QnnTree& tree, std::string_view tag, bool isSplit) const;
};

/// Which operands of the root are what.
struct QnnRuleParts {
    std::uint32_t match = 0;
    std::uint32_t constraint = 0;
    std::uint32_t replacement = 0;
};

/// Checks names, counts, types, tags and splits of a rule that was read as a tree.
QnnChecked checkQnn(const QnnTree& tree, const QnnRuleParts& parts, const QnnCatalogue& catalogue,
                    QnnFindings& findings);

} // namespace fusewright
