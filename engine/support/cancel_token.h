// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <atomic>
#include <memory>

namespace fusewright {

/// Tells long work that its answer is no longer wanted. Copies share one flag; any thread may
/// cancel.
class CancelToken {
public:
    CancelToken() : m_cancelled(std::make_shared<std::atomic<bool>>(false)) { }

    void cancel() { m_cancelled->store(true, std::memory_order_relaxed); }
    bool isCancelled() const { return m_cancelled->load(std::memory_order_relaxed); }

private:
    std::shared_ptr<std::atomic<bool>> m_cancelled;
};

} // namespace fusewright
