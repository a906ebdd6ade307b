// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/base/job_slot.h"

namespace fusewright {

namespace {

/// Two, so that new work need not wait until cancelled work has noticed.
constexpr int mostThreads = 2;
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

JobSlot::JobSlot(QObject* parent) : QObject(parent)
{
    m_pool.setMaxThreadCount(mostThreads);
}

JobSlot::~JobSlot()
{
    m_cancel.cancel();
    m_pool.clear();
    m_pool.waitForDone();
}

void JobSlot::cancel()
{
    m_cancel.cancel();
    m_pool.clear();
    ++m_ticket;
    setRunning(false);
}

void JobSlot::run(Job job)
{
    m_cancel.cancel();
    m_pool.clear();
    m_cancel = CancelToken();
    const quint64 ticket = ++m_ticket;
    setRunning(true);

    m_pool.start([this, ticket, cancel = m_cancel, job = std::move(job)] {
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
