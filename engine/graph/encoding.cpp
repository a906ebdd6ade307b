// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/graph/encoding.h"

#include "engine/support/hash.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace fusewright {

namespace {

std::uint64_t hashOf(const Encoding& encoding)
{
    std::uint64_t hash = hashCombine(encoding.bits, encoding.axis ? *encoding.axis + 1ULL : 0);
    for (const FixedPoint& step : encoding.steps) {
        hash = hashCombine(hash, std::bit_cast<std::uint64_t>(step.scale));
        hash = hashCombine(hash, static_cast<std::uint64_t>(step.zeroOffset));
    }
    return hash;
}

} // namespace

std::optional<FixedPoint> commonStep(const Encoding& encoding)
{
    const FixedPoint& first = encoding.steps.front();
    const bool isCommon =
        std::ranges::all_of(encoding.steps, [&](const FixedPoint& step) { return step == first; });
    return isCommon ? std::optional(first) : std::nullopt;
}

bool canBeQuantized(DataType type)
{
    return type >= DataType::I32 && type <= DataType::U4 && type != DataType::U64;
}

EncodingId EncodingTable::intern(Encoding encoding)
{
    const std::uint64_t hash = hashOf(encoding);
    if (const auto known = find(encoding, hash))
        return *known;
    return add(std::make_shared<const Encoding>(std::move(encoding)), hash);
}

EncodingId EncodingTable::intern(std::shared_ptr<const Encoding> encoding)
{
    const std::uint64_t hash = hashOf(*encoding);
    if (const auto known = find(*encoding, hash))
        return *known;
    return add(std::move(encoding), hash);
}

std::optional<EncodingId> EncodingTable::find(const Encoding& encoding, std::uint64_t hash) const
{
    const auto [first, last] = m_byHash.equal_range(hash);
    for (auto at = first; at != last; ++at) {
        const std::shared_ptr<const Encoding>& known = m_encodings[at->second.index];
        if (known.get() == &encoding || *known == encoding)
            return at->second;
    }
    return std::nullopt;
}

EncodingId EncodingTable::add(std::shared_ptr<const Encoding> encoding, std::uint64_t hash)
{
    const EncodingId id(m_encodings.size());
    m_encodings.push_back(std::move(encoding));
    m_byHash.emplace(hash, id);
    return id;
}

} // namespace fusewright
