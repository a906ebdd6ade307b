// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/base/job_slot.h"

#include <QMutexLocker>

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
    QMutexLocker lock(&m_mutex);
    while (m_begun > 0)
        m_ended.wait(&m_mutex);
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
    const QMutexLocker lock(&m_mutex);
    --m_begun;
    m_ended.wakeAll();
}

void JobSlot::run(Job job)
{
    giveUp();
    m_cancel = CancelToken();
    const quint64 ticket = ++m_ticket;
    setRunning(true);

    {
        const QMutexLocker lock(&m_mutex);
        ++m_begun;
    }
    m_work = JobScheduler::shared().add(
        m_priority, [this, ticket, cancel = m_cancel, job = std::move(job)] {
            QueuedProgress progress([this, ticket](double fraction) {
                QMetaObject::invokeMethod(
                    this,
                    [this, ticket, fraction] {
                        if (ticket == m_ticket)
                            emit progressed(fraction);
                    },
                    Qt::QueuedConnection);
            });
            Delivery delivery = job(cancel, progress);
            QMetaObject::invokeMethod(
                this, [this, ticket, delivery = std::move(delivery)] { finish(ticket, delivery); },
                Qt::QueuedConnection);
            countEnded();
        });
}

void JobSlot::finish(quint64 ticket, const Delivery& delivery)
{
    if (ticket != m_ticket)
        return;
    ++m_ticket;
    setRunning(false);
    delivery();
}

void JobSlot::setRunning(bool running)
{
    if (m_running == running)
        return;
    m_running = running;
    emit runningChanged(running);
}

} // namespace fusewright
