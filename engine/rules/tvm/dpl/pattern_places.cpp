// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tvm/dpl/pattern_places.h"

#include "engine/python/eval/python_program.h"

#include <algorithm>

namespace fusewright {

PatternPlaces::PatternPlaces(const PythonProgram* program)
{
    if (!program)
        return;
    m_source = program->source;
    const PythonTree& tree = program->tree;
    for (std::uint32_t at = 0; at < tree.size(); ++at) {
        const PythonNodeId node(at);
        if (tree.is(node, PythonKind::String))
            m_strings[program->stringOf(node)].push_back(tree.bytes(node));
        else if (tree.is(node, PythonKind::Tuple) || tree.is(node, PythonKind::Call))
            m_entries.push_back(tree.bytes(node));
    }
    const auto beginsBefore = [](ByteRange one, ByteRange other) {
        return one.begin < other.begin;
    };
    for (auto& [name, places] : m_strings)
        std::ranges::sort(places, beginsBefore);
    std::ranges::sort(m_entries, beginsBefore);
}

std::optional<ByteRange> PatternPlaces::nameRange(std::string_view name, std::size_t time) const
{
    const auto found = m_strings.find(name);
    if (found == m_strings.end())
        return std::nullopt;
    return found->second[std::min(time, found->second.size() - 1)];
}

ByteRange PatternPlaces::entryAround(ByteRange inner) const
{
    // The one that begins last is the smallest, but few of those before end behind the place.
    static constexpr std::size_t mostLookedAt = 200;
    auto at = std::ranges::upper_bound(m_entries, inner.begin, {}, &ByteRange::begin);
    for (std::size_t looked = 0; at != m_entries.begin() && looked < mostLookedAt; ++looked) {
        --at;
        if (at->contains(inner))
            return *at;
    }
    return inner;
}

} // namespace fusewright
