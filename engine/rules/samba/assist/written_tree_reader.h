// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/samba/assist/written_tree.h"

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace fusewright {

/// Makes the nodes of a tree: blocks by the columns of their lines, brackets by their commas.
class WrittenTreeReader {
public:
    WrittenTreeReader(std::string_view text, ByteRange range);

    std::vector<WrittenNode> read();

private:
    std::size_t readLine(std::size_t line);
    std::size_t readContent(std::size_t at, std::int64_t column, bool isItem);
    std::size_t readValue(WrittenId id, std::size_t at, std::int64_t column);
    std::size_t readProperties(WrittenNode& node, std::size_t at) const;
    std::size_t readScalar(WrittenNode& node, std::size_t at, std::size_t end, std::int64_t column);
    std::size_t readBrackets(WrittenId owner, std::size_t at, std::int64_t column);
    std::size_t readElement(WrittenId owner, std::size_t at, std::int64_t column);

    WrittenId add(WrittenNode node);
    WrittenId openNode(WrittenNode::Kind kind, std::int64_t column, std::size_t begin);
    void leave(std::int64_t column, bool isItem);
    void closeBracket(std::size_t end, bool isClosed);
    bool isEndOrComment(std::size_t at) const;
    std::size_t plainEnd(std::size_t at) const;
    std::size_t plainEndInBrackets(std::size_t at) const;

    std::string_view m_text;
    std::size_t m_begin;
    std::vector<WrittenNode> m_nodes;
    std::vector<WrittenId> m_open; ///< Lines that the next one may be under.
    std::vector<WrittenId> m_brackets;
    WrittenId m_waiting; ///< Between brackets: the key whose value comes next.
};

} // namespace fusewright
