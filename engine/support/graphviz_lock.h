// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <mutex>

namespace fusewright {

/// To be held by whoever works with a library of Graphviz: they are not safe to use in two threads
/// at once, not even for different graphs.
std::mutex& graphvizLock();

} // namespace fusewright
