// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/mlir/operation_words.h"

#include <algorithm>
#include <array>

namespace fusewright::mlir {

namespace {

/// Of those that make no result.
constexpr auto bareWords = std::to_array<std::string_view>(
    {"module", "func", "call", "call_indirect", "br", "cond_br", "return", "yield"});

bool hasDialect(std::string_view word)
{
    return word.find('.') != std::string_view::npos;
}

} // namespace

bool isTerminator(std::string_view operation)
{
    static constexpr auto names =
        std::to_array<std::string_view>({"return", "yield", "terminator", "condition", "output"});
    const std::string_view last = operation.substr(operation.rfind('.') + 1);
    return std::ranges::find(names, last) != names.end();
}

bool isCall(std::string_view operation)
{
    return operation == "call" || operation.ends_with(".call");
}

bool isOperationWord(std::string_view word)
{
    return hasDialect(word) || isTerminator(word) || word == "constant"
        || std::ranges::find(bareWords, word) != bareWords.end();
}

bool beginsOperationLine(std::string_view word)
{
    return hasDialect(word) || std::ranges::find(bareWords, word) != bareWords.end();
}

} // namespace fusewright::mlir
