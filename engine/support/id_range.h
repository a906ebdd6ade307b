// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <iterator>

namespace fusewright {

/// The ids from one number up to another, as a range to loop over.
///
/// (The standard's iota and transform views say the same, but not to every compiler we build with.)
template <class AnyId>
class IdRange {
public:
    class Iterator {
    public:
        using value_type = AnyId;
        using difference_type = std::ptrdiff_t;
        using iterator_concept = std::forward_iterator_tag;
        using iterator_category = std::input_iterator_tag;
        using reference = AnyId;
        using pointer = void;

        constexpr Iterator() = default;
        constexpr explicit Iterator(std::uint32_t at) : m_at(at) { }

        constexpr AnyId operator*() const { return AnyId(m_at); }
        constexpr Iterator& operator++()
        {
            ++m_at;
            return *this;
        }
        constexpr Iterator operator++(int)
        {
            const Iterator before = *this;
            ++m_at;
            return before;
        }
        constexpr bool operator==(const Iterator&) const = default;

    private:
        std::uint32_t m_at = 0;
    };

    constexpr IdRange(std::size_t begin, std::size_t end)
        : m_begin(static_cast<std::uint32_t>(begin)), m_end(static_cast<std::uint32_t>(end))
    {
    }

    constexpr Iterator begin() const { return Iterator(m_begin); }
    constexpr Iterator end() const { return Iterator(m_end); }
    constexpr std::size_t size() const { return m_end - m_begin; }
    constexpr bool empty() const { return m_begin == m_end; }
    constexpr AnyId front() const { return AnyId(m_begin); }
    constexpr AnyId operator[](std::size_t at) const { return AnyId(m_begin + at); }

private:
    std::uint32_t m_begin;
    std::uint32_t m_end;
};

} // namespace fusewright
