// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdlib>

namespace fusewright::test {

/// Ends the program where it does not hold.
inline void require(bool holds)
{
    if (!holds)
        std::abort();
}

} // namespace fusewright::test
