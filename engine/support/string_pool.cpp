// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/support/string_pool.h"

#include "engine/support/hash.h"

#include <algorithm>
#include <bit>

namespace fusewright {

namespace {

constexpr std::size_t firstBlock = 4096;
constexpr std::size_t largestBlock = std::size_t(4) << 20;
constexpr std::size_t fewestSlots = 64;

std::uint32_t tagOf(std::uint64_t hash)
{
    return static_cast<std::uint32_t>(hash);
}

} // namespace

StringPool::StringPool()
{
    intern(std::string_view());
}

StringPool::StringPool(const StringPool& other) : m_slots(other.m_slots), m_blocks(other.m_blocks)
{
    // A pool that is copied gets more texts, as a rule.
    constexpr std::size_t part = 16;
    m_texts.reserve(other.m_texts.size() + other.m_texts.size() / part + part);
    m_texts.insert(m_texts.end(), other.m_texts.begin(), other.m_texts.end());
    for (Block& block : m_blocks)
        block.room = 0;
}

StringPool::Key StringPool::key(std::string_view text) const
{
    const Key key{text, hashText(text)};
    if (!m_slots.empty())
        __builtin_prefetch(&m_slots[slotOf(key.hash)], 1);
    return key;
}

Symbol StringPool::intern(Key key)
{
    if ((m_texts.size() + 1) * 4 > m_slots.size() * 3)
        rebuildIndex(std::max(fewestSlots, std::bit_ceil((m_texts.size() + 1) * 2)));

    const std::uint32_t tag = tagOf(key.hash);
    const std::size_t mask = m_slots.size() - 1;
    for (std::size_t at = slotOf(key.hash);; at = (at + 1) & mask) {
        Slot& slot = m_slots[at];
        if (slot.symbol == Symbol::nothing) {
            slot = {tag, static_cast<std::uint32_t>(m_texts.size())};
            m_texts.push_back(keep(key.text));
            return Symbol(slot.symbol);
        }
        if (slot.tag == tag && m_texts[slot.symbol] == key.text)
            return Symbol(slot.symbol);
    }
}

std::optional<Symbol> StringPool::find(std::string_view text) const
{
    if (m_slots.empty()) {
        const auto found = std::ranges::find(m_texts, text);
        if (found == m_texts.end())
            return std::nullopt;
        return Symbol(static_cast<std::size_t>(found - m_texts.begin()));
    }
    const std::uint64_t hash = hashText(text);
    const std::uint32_t tag = tagOf(hash);
    const std::size_t mask = m_slots.size() - 1;
    for (std::size_t at = slotOf(hash);; at = (at + 1) & mask) {
        const Slot& slot = m_slots[at];
        if (slot.symbol == Symbol::nothing)
            return std::nullopt;
        if (slot.tag == tag && m_texts[slot.symbol] == text)
            return Symbol(slot.symbol);
    }
}

void StringPool::reserve(std::size_t texts)
{
    m_texts.reserve(texts);
    const std::size_t slots =
        std::max(fewestSlots, std::bit_ceil(std::max(texts, m_texts.size() + 1) * 4 / 3));
    if (slots > m_slots.size())
        rebuildIndex(slots);
}

void StringPool::dropIndex()
{
    // An empty list in braces would keep the memory.
    m_slots.clear();
    m_slots.shrink_to_fit();
    m_texts.shrink_to_fit();
}

std::string_view StringPool::keep(std::string_view text)
{
    if (text.empty())
        return {};
    if (m_blocks.empty() || text.size() > m_blocks.back().room) {
        const std::size_t grown = std::clamp(m_blockBytes, firstBlock, largestBlock);
        Block& added = m_blocks.emplace_back();
        added.bytes = std::make_shared<Bytes>();
        added.bytes->reserve(std::max(grown, text.size()));
        added.room = added.bytes->capacity();
        m_blockBytes += added.room;
    }
    Block& block = m_blocks.back();
    Bytes& bytes = *block.bytes;
    bytes.insert(bytes.end(), text.begin(), text.end());
    block.texts = {bytes.data(), bytes.size()};
    block.room -= text.size();
    return block.texts.substr(block.texts.size() - text.size());
}

bool StringPool::isAscii() const
{
    return std::ranges::all_of(m_blocks, [](const Block& block) {
        unsigned char all = 0;
        for (const char byte : block.texts)
            all |= static_cast<unsigned char>(byte);
        return all < 0x80;
    });
}

void StringPool::rebuildIndex(std::size_t slots)
{
    m_slots.assign(slots, Slot{});
    const std::size_t mask = slots - 1;
    for (std::size_t symbol = 0; symbol < m_texts.size(); ++symbol) {
        const std::uint64_t hash = hashText(m_texts[symbol]);
        std::size_t at = slotOf(hash);
        while (m_slots[at].symbol != Symbol::nothing)
            at = (at + 1) & mask;
        m_slots[at] = {tagOf(hash), static_cast<std::uint32_t>(symbol)};
    }
}

} // namespace fusewright
