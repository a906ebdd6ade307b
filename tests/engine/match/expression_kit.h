// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/pattern/expression_table.h"

#include <functional>
#include <string_view>

namespace fusewright::test {

/// What the names in an expression's text stand for; invalid for what is no such.
struct ExpressionWords {
    std::function<EntryId(std::string_view)> entry;
    std::function<LoopId(std::string_view)> loop = [](std::string_view) { return LoopId(); };
};

/// Reads what `toText` writes of an expression into a table. Invalid, and nothing is promised about
/// the table, for what is no such text or does not fit together.
ExpressionId readExpression(std::string_view text, ExpressionTable& table,
                            const ExpressionWords& words);

/// An operation by its word or sign: `dim`, `and`, `<`.
const ExpressionSignature* signatureNamed(std::string_view word);

} // namespace fusewright::test
