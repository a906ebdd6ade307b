// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/samba/assist/written_tree.h"

#include "engine/rules/samba/assist/written_tree_reader.h"

#include <algorithm>

namespace fusewright {

namespace {

constexpr std::size_t mostHops = 16;
constexpr std::size_t mostMembers = 10'000;

} // namespace

WrittenTree::WrittenTree(std::string_view text, ByteRange range)
    : m_text(text), m_nodes(WrittenTreeReader(text, range).read())
{
}

std::string_view WrittenTree::written(ByteRange range) const
{
    return m_text.substr(range.begin, range.size());
}

std::vector<WrittenId> WrittenTree::children(WrittenId parent) const
{
    std::vector<WrittenId> found;
    const std::size_t end = parent.isValid() ? (*this)[parent].end : m_text.size();
    for (std::size_t at = parent.isValid() ? parent.index + 1 : 0;
         at < m_nodes.size() && m_nodes[at].begin <= end; ++at) {
        if (m_nodes[at].parent == parent)
            found.emplace_back(at);
    }
    return found;
}

std::optional<WrittenId> WrittenTree::anchored(std::string_view name, WrittenId before) const
{
    for (std::size_t at = before.index; at-- > 0;) {
        if (!m_nodes[at].anchor.isEmpty() && written(m_nodes[at].anchor) == name)
            return WrittenId(at);
    }
    return std::nullopt;
}

WrittenId WrittenTree::resolved(WrittenId id) const
{
    for (std::size_t hop = 0; hop < mostHops && (*this)[id].isAlias; ++hop) {
        const auto target = anchored(value(id).substr(1), id);
        if (!target)
            break;
        id = *target;
    }
    return id;
}

std::vector<WrittenId> WrittenTree::members(WrittenId mapping) const
{
    std::vector<WrittenId> found;
    std::vector<WrittenId> open{resolved(mapping)};
    // Merged mappings lie before their use, so each turn goes back in the text; but a mapping can
    // be merged many times over.
    for (std::size_t turn = 0; !open.empty() && turn < mostHops * mostHops; ++turn) {
        const WrittenId at = open.back();
        open.pop_back();
        std::vector<WrittenId> own;
        for (const WrittenId child : children(at)) {
            if ((*this)[child].kind != WrittenNode::Kind::Entry)
                continue;
            if (key(child) != "<<") {
                own.push_back(child);
                continue;
            }
            open.push_back(resolved(child));
            for (const WrittenId item : children(child))
                open.push_back(resolved(item));
        }
        if (found.size() > mostMembers)
            break;
        found.insert(found.begin(), own.begin(), own.end());
    }
    return found;
}

} // namespace fusewright
