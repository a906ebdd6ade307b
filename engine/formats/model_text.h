// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/support/text_range.h"

#include <string>
#include <string_view>

namespace fusewright {

class Diagnostics;

/// The text of a model file, and where its findings go.
class ModelText {
public:
    ModelText(std::string_view text, const std::string& path, Diagnostics& diagnostics);

    std::string_view text() const { return m_text; }
    const std::string& path() const { return m_path; }
    Diagnostics& diagnostics() const { return m_diagnostics; }

    /// Lines end at LF, CRLF or CR. Costs the way from the place before, or from the start.
    TextPosition position(std::size_t offset) const;
    TextRange range(ByteRange bytes) const;
    void error(std::string code, std::string message, ByteRange bytes) const;
    void warning(std::string code, std::string message, ByteRange bytes) const;
    /// Says that a value, whose name stands here, was made before.
    void reportSecondMaker(std::string_view name, std::string_view before) const;
    /// A stretch of the text as a message quotes it: on one line, and not long.
    std::string quoted(ByteRange bytes) const;

private:
    /// How far lines were counted.
    struct Counted {
        std::size_t offset = 0;
        std::size_t line = 1;
        std::size_t start = 0; ///< Of the line.
    };

    std::string_view m_text;
    const std::string& m_path;
    Diagnostics& m_diagnostics;
    mutable Counted m_counted;
};

} // namespace fusewright
