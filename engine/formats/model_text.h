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

    /// Lines end at LF, CRLF or CR. Costs the length of the file: places are for findings.
    TextPosition position(std::size_t offset) const;
    TextRange range(ByteRange bytes) const;
    void error(std::string code, std::string message, ByteRange bytes) const;
    void warning(std::string code, std::string message, ByteRange bytes) const;
    /// A stretch of the text as a message quotes it: on one line, and not long.
    std::string quoted(ByteRange bytes) const;

private:
    std::string_view m_text;
    const std::string& m_path;
    Diagnostics& m_diagnostics;
};

} // namespace fusewright
