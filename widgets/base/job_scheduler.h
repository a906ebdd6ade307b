// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QThreadPool>

#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <mutex>
#include <set>
#include <utility>

namespace fusewright {

/// How soon work is wanted, the soonest first.
enum class JobPriority {
    Asked,   ///< A key or a click waits for it; it is short.
    Picture, ///< What the picture shows: the model, sections, layout.
    Shown,   ///< What a panel on screen shows.
    Later,   ///< Nobody waits for it yet.
};

/// Decides which work off the GUI thread runs now: the soonest wanted first, of equals the oldest.
///
/// No more runs at once than there are processors, but for what is asked for. What nobody waits for
/// leaves one of them free. Work that was given up runs on until it notices, and counts no more.
/// For any thread.
class JobScheduler {
public:
    using Ticket = std::uint64_t;
    using Work = std::function<void()>;

    explicit JobScheduler(int processors);
    ~JobScheduler();
    /// The one that all of the window's work goes through.
    static JobScheduler& shared();

    Ticket add(JobPriority priority, Work work);
    /// The work is not wanted any more. True when it had not begun and never will.
    bool giveUp(Ticket ticket);

private:
    using Place = std::pair<JobPriority, Ticket>;
    struct Begun {
        Ticket ticket = 0;
        Work work;
    };

    void startMore();
    bool mayStart(JobPriority priority) const;
    void runOne();

    const std::size_t m_processors;
    std::mutex m_mutex; ///< For all below but the pool.
    Ticket m_last = 0;
    std::map<Place, Work> m_waiting;
    std::deque<Begun> m_begun;  ///< What a thread is to take over.
    std::set<Ticket> m_running; ///< But for what was given up.
    std::size_t m_givenUp = 0;
    QThreadPool m_pool; ///< Last, so that its threads have ended before anything else is gone.
};

} // namespace fusewright
