// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/qnn/qnn_file.h"
#include "engine/rules/qnn/qnn_function.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fusewright {

/// What stands around a byte of a file, broken rules too, as far as tokens tell.
struct QnnCursor {
    std::optional<QnnToken> token; ///< That the byte is in, or ends at.
    bool isInRule = false;
    bool isInText = false;           ///< Within quotes.
    bool hasFlag = false;            ///< Of the rule.
    std::string call;                ///< The innermost one; empty for the rule itself.
    std::size_t operand = 0;         ///< Which of it.
    std::uint8_t where = 0;          ///< The part of the rule: 0 for pass and flag.
    std::vector<std::string> tags;   ///< Of the pattern, each once.
    std::vector<std::string> splits; ///< That are open around it.

    /// What may stand there; nothing where nothing is known.
    std::optional<QnnTakes> takes() const;
};

/// Costs the length of the text.
QnnCursor qnnCursorAt(const SourceText& source, std::size_t offset);

} // namespace fusewright
