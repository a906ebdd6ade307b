// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/support/text_range.h"

#include <string>
#include <string_view>
#include <vector>

namespace fusewright {

/// A text with a name, which knows the line and column of each of its bytes.
///
/// Lines end at LF, CRLF or CR. A byte-order mark at the start takes no column.
class SourceText {
public:
    SourceText(std::string name, std::string text);

    const std::string& name() const { return m_name; }
    std::string_view text() const { return m_text; }

    /// Offsets past the end give the end. Costs the length of the line.
    TextPosition position(std::size_t offset) const;
    TextRange range(ByteRange bytes) const;
    /// The byte at a position; positions past the end of a line give the line's end.
    std::size_t offset(TextPosition position) const;

    std::size_t lineCount() const { return m_lineStarts.size(); }
    /// Without its line ending; `line` counts from 1.
    std::string_view line(std::size_t line) const;

private:
    std::string m_name;
    std::string m_text;
    std::vector<std::size_t> m_lineStarts;
};

} // namespace fusewright
