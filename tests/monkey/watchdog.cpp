// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/monkey/watchdog.h"

#include "tests/monkey/trail.h"

#include <csignal>
#include <cstdio>
#include <cstdlib>

namespace fusewright::test {

namespace {

constexpr double mostWork = 30;
constexpr int mostWaiting = 300;

} // namespace

Watchdog::Watchdog(const Trail& trail) : m_trail(trail), m_watched(pthread_self())
{
    pthread_getcpuclockid(m_watched, &m_clock);
    m_workedBefore = worked();
    m_thread = std::thread([this] { watch(); });
}

Watchdog::~Watchdog()
{
    {
        const std::scoped_lock lock(m_mutex);
        m_isOver = true;
    }
    m_ended.notify_all();
    m_thread.join();
}

void Watchdog::pat()
{
    const std::scoped_lock lock(m_mutex);
    m_workedBefore = worked();
    m_secondsSince = 0;
}

void Watchdog::watch()
{
    std::unique_lock lock(m_mutex);
    while (!m_ended.wait_for(lock, std::chrono::seconds(1), [this] { return m_isOver; })) {
        ++m_secondsSince;
        if (worked() - m_workedBefore < mostWork && m_secondsSince < mostWaiting)
            continue;
        std::fputs(m_trail.report("an action does not come to an end").constData(), stderr);
        // In the thread that hangs, so that what catches the signal shows where.
        pthread_kill(m_watched, SIGABRT);
        m_ended.wait_for(lock, std::chrono::seconds(20), [this] { return m_isOver; });
        std::_Exit(EXIT_FAILURE);
    }
}

double Watchdog::worked() const
{
    timespec time{};
    clock_gettime(m_clock, &time);
    return double(time.tv_sec) + double(time.tv_nsec) * 1e-9;
}

} // namespace fusewright::test
