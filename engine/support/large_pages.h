// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstddef>
#include <new>

namespace fusewright {

inline constexpr std::size_t largePage = std::size_t(2) << 20;

/// Memory of its own that begins with a large page; throws `std::bad_alloc` when there is none.
void* mapLargePages(std::size_t bytes);
void unmapLargePages(void* memory, std::size_t bytes);

/// Gives large arrays the large pages of the system, where it has them.
///
/// Memory that is touched for the first time interrupts the program once for each page, and in
/// small pages that takes longer than what is then written into them.
template <class T>
class LargePages {
public:
    using value_type = T;

    LargePages() = default;
    template <class Other>
    LargePages(const LargePages<Other>&)
    {
    }

    T* allocate(std::size_t count)
    {
        const std::size_t bytes = count * sizeof(T);
        return static_cast<T*>(bytes < largePage ? ::operator new(bytes) : mapLargePages(bytes));
    }
    void deallocate(T* memory, std::size_t count)
    {
        if (count * sizeof(T) < largePage)
            ::operator delete(memory);
        else
            unmapLargePages(memory, count * sizeof(T));
    }

    bool operator==(const LargePages&) const = default;
};

} // namespace fusewright
