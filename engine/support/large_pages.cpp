// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/support/large_pages.h"

#include <cstdint>

#include <sys/mman.h>

namespace fusewright {

namespace {

/// Mappings are made and cut in small pages.
std::size_t mappedSize(std::size_t bytes)
{
    constexpr std::size_t smallPage = std::size_t(64) << 10; ///< The largest there is.
    return (bytes + smallPage - 1) / smallPage * smallPage;
}

} // namespace

void* mapLargePages(std::size_t bytes)
{
    const std::size_t size = mappedSize(bytes);
    void* const room = ::mmap(nullptr, size + largePage, PROT_READ | PROT_WRITE,
                              MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (room == MAP_FAILED)
        throw std::bad_alloc();
    const std::size_t before = (largePage - reinterpret_cast<std::uintptr_t>(room) % largePage);
    char* const memory = static_cast<char*>(room) + before;
    ::munmap(room, before);
    if (before < largePage)
        ::munmap(memory + size, largePage - before);
#ifdef MADV_HUGEPAGE
    ::madvise(memory, size, MADV_HUGEPAGE);
#endif
    return memory;
}

void unmapLargePages(void* memory, std::size_t bytes)
{
    ::munmap(memory, mappedSize(bytes));
}

} // namespace fusewright
