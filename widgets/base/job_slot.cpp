// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/base/job_slot.h"

namespace fusewright {

namespace {

constexpr double progressStep = 0.01;

/// Hands progress over to the GUI thread, at most a hundred times.
class QueuedProgress : public ProgressSink {
public:
    explicit QueuedProgress(std::function<void(double)> hand) : m_hand(std::move(hand)) { }

    void progressed(double fraction) override
    {
        if (fraction < m_last + progressStep)
            return;
        m_last = fraction;
        m_hand(fraction);
    }

private:
    std::function<void(double)> m_hand;
    double m_last = 0;
};

} // namespace

JobSlot::JobSlot(JobPriority priority, QObject* parent) : QObject(parent), m_priority(priority) { }

JobSlot::~JobSlot()
{
    giveUp();
    std::unique_lock lock(m_mutex);
    m_ended.wait(lock, [this] { return m_begun == 0; });
}

void JobSlot::cancel()
{
    giveUp();
    ++m_ticket;
    setRunning(false);
}

void JobSlot::giveUp()
{
    m_cancel.cancel();
    if (JobScheduler::shared().giveUp(m_work))
        countEnded();
}

void JobSlot::countEnded()
{
    const std::lock_guard lock(m_mutex);
    --m_begun;
    m_ended.notify_all();
}

void JobSlot::run(Job job)
{
    giveUp();
    m_cancel = CancelToken();
    const quint64 ticket = ++m_ticket;
    setRunning(true);

    {
        const std::lock_guard lock(m_mutex);
        ++m_begun;
    }
    m_work = JobScheduler::shared().add(
        m_priority, [this, ticket, cancel = m_cancel, job = std::move(job)] {
            QueuedProgress progress([this, ticket](double fraction) {
                {
                    const std::lock_guard lock(m_mutex);
                    m_progress = {ticket, fraction};
                }
                QMetaObject::invokeMethod(this, "takeProgress", Qt::QueuedConnection);
            });
            Delivery delivery = job(cancel, progress);
            {
                const std::lock_guard lock(m_mutex);
                m_answers.emplace_back(ticket, std::move(delivery));
            }
            QMetaObject::invokeMethod(this, "takeAnswer", Qt::QueuedConnection);
            countEnded();
        });
}

void JobSlot::takeProgress()
{
    std::pair<quint64, double> progress;
    {
        const std::lock_guard lock(m_mutex);
        progress = m_progress;
    }
    if (progress.first == m_ticket)
        emit progressed(progress.second);
}

void JobSlot::takeAnswer()
{
    std::pair<quint64, Delivery> answer;
    {
        const std::lock_guard lock(m_mutex);
        answer = std::move(m_answers.front());
        m_answers.pop_front();
    }
    if (answer.first != m_ticket)
        return;
    ++m_ticket;
    setRunning(false);
    answer.second();
}

void JobSlot::setRunning(bool running)
{
    if (m_running == running)
        return;
    m_running = running;
    emit runningChanged(running);
}

} // namespace fusewright
