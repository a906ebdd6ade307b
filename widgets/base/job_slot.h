// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/support/cancel_token.h"
#include "engine/support/progress.h"
#include "widgets/base/job_scheduler.h"

#include <QObject>

#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <utility>

namespace fusewright {

/// Does one piece of work at a time off the GUI thread; only the newest answer is delivered.
///
/// Inputs of the work must be immutable, its answer is a value. Destruction cancels and waits.
class JobSlot : public QObject {
    Q_OBJECT

public:
    explicit JobSlot(JobPriority priority, QObject* parent = nullptr);
    ~JobSlot() override;

    /// Runs `work(CancelToken, ProgressSink&)` on another thread, then `deliver(answer)` on this
    /// one. Whatever was started before is cancelled and its answer dropped.
    template <class Work, class Deliver>
    void start(Work work, Deliver deliver)
    {
        run([work = std::move(work), deliver = std::move(deliver)](
                const CancelToken& cancel, ProgressSink& progress) -> Delivery {
            using Answer = decltype(work(cancel, progress));
            auto answer = std::make_shared<Answer>(work(cancel, progress));
            return [answer = std::move(answer), deliver] { deliver(std::move(*answer)); };
        });
    }

    /// The answer of running work is not wanted any more.
    void cancel();
    bool isRunning() const { return m_running; }

signals:
    void runningChanged(bool running);
    void progressed(double fraction);

private:
    using Delivery = std::function<void()>;
    using Job = std::function<Delivery(const CancelToken&, ProgressSink&)>;

    void giveUp();
    void countEnded();
    void run(Job job);
    Q_INVOKABLE void takeProgress();
    Q_INVOKABLE void takeAnswer();
    void setRunning(bool running);

    const JobPriority m_priority;
    /// For the four below: what threads hand over goes through it, and not through Qt's events, so
    /// that a checker of threads that does not look into Qt sees it.
    std::mutex m_mutex;
    std::condition_variable m_ended;
    int m_begun = 0; ///< Work that waits or runs, given up or not.
    std::pair<quint64, double> m_progress;
    std::deque<std::pair<quint64, Delivery>> m_answers; ///< By ticket.
    JobScheduler::Ticket m_work = 0;
    CancelToken m_cancel;
    quint64 m_ticket = 0;
    bool m_running = false;
};

} // namespace fusewright
