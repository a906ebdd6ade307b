// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <condition_variable>
#include <mutex>
#include <thread>

#include <pthread.h>
#include <time.h>

namespace fusewright::test {

class Trail;

/// Ends the program when its event loop does not come back: after 30 seconds of work in one action,
/// or much later when it only waits. Counts the time of the thread that made it, because others
/// may keep the machine busy.
class Watchdog {
public:
    explicit Watchdog(const Trail& trail);
    ~Watchdog();
    Watchdog(const Watchdog&) = delete;
    Watchdog& operator=(const Watchdog&) = delete;

    /// An action is over.
    void pat();

private:
    void watch();
    double worked() const;

    const Trail& m_trail;
    const pthread_t m_watched;
    clockid_t m_clock{};
    std::mutex m_mutex;
    std::condition_variable m_ended;
    bool m_isOver = false;
    double m_workedBefore = 0;
    int m_secondsSince = 0;
    std::thread m_thread;
};

} // namespace fusewright::test
