// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/yaml/yaml_repair.h"

#include <algorithm>

namespace fusewright {

RepairedText::RepairedText(std::string_view text, std::size_t end, std::vector<ByteEdit> edits)
    : m_text(text.substr(0, end))
{
    if (edits.empty())
        return;
    std::ranges::stable_sort(edits, {}, [](const ByteEdit& edit) { return edit.range.begin; });

    m_copy.reserve(m_text.size() + edits.size());
    std::size_t at = 0;
    for (const ByteEdit& edit : edits) {
        if (edit.range.begin < at || edit.range.end > m_text.size())
            continue;
        append(m_text.substr(at, edit.range.begin - at), at);
        m_pieces.push_back({m_copy.size(), edit.range.begin, true});
        m_copy += edit.text;
        at = edit.range.end;
    }
    append(m_text.substr(at), at);
    m_text = m_copy;
}

void RepairedText::append(std::string_view text, std::size_t original)
{
    m_pieces.push_back({m_copy.size(), original, false});
    m_copy += text;
}

std::size_t RepairedText::original(std::size_t offset) const
{
    if (m_pieces.empty())
        return std::min(offset, m_text.size());
    const auto next = std::ranges::upper_bound(m_pieces, offset, {}, &Piece::begin);
    const Piece& piece = next == m_pieces.begin() ? m_pieces.front() : *(next - 1);
    return piece.isInserted ? piece.original : piece.original + (offset - piece.begin);
}

} // namespace fusewright
