// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/support/heap.h"

#include <cstdlib> // Says which C library it is.

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace fusewright {

void keepFreedMemory()
{
#ifdef __GLIBC__
    constexpr int megabyte = 1 << 20;
    ::mallopt(M_MMAP_THRESHOLD, 32 * megabyte);
    ::mallopt(M_TRIM_THRESHOLD, 256 * megabyte);
    ::mallopt(M_TOP_PAD, 4 * megabyte);
#endif
}

} // namespace fusewright
