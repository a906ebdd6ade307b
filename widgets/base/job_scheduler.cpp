// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/base/job_scheduler.h"

#include <QThread>

#include <algorithm>

namespace fusewright {

namespace {

/// With what is asked for and what was given up, so many threads for each processor.
constexpr std::size_t mostThreads = 4;

} // namespace

JobScheduler::JobScheduler(int processors)
    : m_processors(static_cast<std::size_t>(std::max(processors, 2)))
{
    m_pool.setMaxThreadCount(static_cast<int>(m_processors * mostThreads));
}

JobScheduler::~JobScheduler()
{
    {
        const std::lock_guard lock(m_mutex);
        m_waiting.clear();
    }
    m_pool.waitForDone();
    const std::lock_guard lock(m_mutex); // What the last of them wrote is seen from here on.
}

JobScheduler& JobScheduler::shared()
{
    static JobScheduler scheduler(QThread::idealThreadCount());
    return scheduler;
}

JobScheduler::Ticket JobScheduler::add(JobPriority priority, Work work)
{
    const std::lock_guard lock(m_mutex);
    const Ticket ticket = ++m_last;
    m_waiting.emplace(Place{priority, ticket}, std::move(work));
    startMore();
    return ticket;
}

bool JobScheduler::giveUp(Ticket ticket)
{
    const std::lock_guard lock(m_mutex);
    if (m_running.erase(ticket)) {
        ++m_givenUp;
        startMore();
        return false;
    }
    return std::erase_if(m_waiting, [&](const auto& entry) { return entry.first.second == ticket; })
        > 0;
}

bool JobScheduler::mayStart(JobPriority priority) const
{
    if (m_running.size() + m_givenUp >= m_processors * mostThreads)
        return false;
    if (priority == JobPriority::Asked)
        return true;
    const bool mustLeaveOne = priority == JobPriority::Later;
    return m_running.size() < m_processors - (mustLeaveOne ? 1 : 0);
}

void JobScheduler::startMore()
{
    while (!m_waiting.empty() && mayStart(m_waiting.begin()->first.first)) {
        auto next = m_waiting.extract(m_waiting.begin());
        m_begun.push_back({next.key().second, std::move(next.mapped())});
        m_running.insert(m_begun.back().ticket);
        m_pool.start([this] { runOne(); });
    }
}

/// What a thread takes over it takes from here, and not from the pool: so a checker of threads that
/// does not look into Qt sees that it was handed over.
void JobScheduler::runOne()
{
    Begun begun;
    {
        const std::lock_guard lock(m_mutex);
        begun = std::move(m_begun.front());
        m_begun.pop_front();
    }
    begun.work();
    begun.work = {};
    const std::lock_guard lock(m_mutex);
    if (!m_running.erase(begun.ticket))
        --m_givenUp;
    startMore();
}

} // namespace fusewright
