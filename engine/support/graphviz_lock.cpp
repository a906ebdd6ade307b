// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/support/graphviz_lock.h"

namespace fusewright {

std::mutex& graphvizLock()
{
    static std::mutex lock;
    return lock;
}

} // namespace fusewright
