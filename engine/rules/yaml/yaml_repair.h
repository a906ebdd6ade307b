// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/yaml/yaml_finding.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace fusewright {

/// A text with edits made to it that knows where each of its bytes was before.
class RepairedText {
public:
    /// Edits past `end` are left out; of edits at one place the first comes first.
    RepairedText(std::string_view text, std::size_t end, std::vector<ByteEdit> edits);

    RepairedText(const RepairedText&) = delete;
    RepairedText& operator=(const RepairedText&) = delete;

    std::string_view text() const { return m_text; }
    /// The byte of the original text that `offset` came from, or the one behind an inserted text.
    std::size_t original(std::size_t offset) const;

private:
    struct Piece {
        std::size_t begin = 0;
        std::size_t original = 0;
        bool isInserted = false;
    };

    void append(std::string_view text, std::size_t original);

    std::string m_copy;
    std::string_view m_text; ///< Of the caller, where nothing was repaired.
    std::vector<Piece> m_pieces;
};

} // namespace fusewright
