// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/base/job_slot.h"

#include "tests/kit/test_program.h"

#include <QSemaphore>
#include <QSignalSpy>
#include <QTest>
#include <QThread>

#include <atomic>

using namespace fusewright;

class JobSlotTest : public QObject {
    Q_OBJECT

private slots:
    void deliversOnTheThreadThatAsked();
    void deliversOnlyTheNewestAnswer();
    void deliversNothingAfterCancelling();
    void tellsTheWorkThatItIsCancelled();
    void waitsForTheWorkWhenDestroyed();
    void handsProgressOver();
    void canBeStartedFromADelivery();
};

void JobSlotTest::deliversOnTheThreadThatAsked()
{
    JobSlot slot(JobPriority::Shown);
    QThread* worker = nullptr;
    QThread* receiver = nullptr;

    slot.start([](const CancelToken&, ProgressSink&) { return QThread::currentThread(); },
               [&](QThread* answer) {
                   worker = answer;
                   receiver = QThread::currentThread();
               });

    QTRY_VERIFY(receiver);
    QCOMPARE(receiver, thread());
    QVERIFY(worker != receiver);
}

void JobSlotTest::deliversOnlyTheNewestAnswer()
{
    JobSlot slot(JobPriority::Shown);
    QSemaphore gate;
    QList<int> answers;
    const auto keep = [&](int answer) { answers.append(answer); };

    slot.start(
        [&](const CancelToken&, ProgressSink&) {
            gate.acquire();
            return 1;
        },
        keep);
    slot.start([](const CancelToken&, ProgressSink&) { return 2; }, keep);

    QTRY_COMPARE(answers, QList{2});
    gate.release();
    slot.start([](const CancelToken&, ProgressSink&) { return 3; }, keep);
    QTRY_COMPARE(answers, (QList{2, 3}));
}

void JobSlotTest::deliversNothingAfterCancelling()
{
    JobSlot slot(JobPriority::Shown);
    QSemaphore gate;
    QList<int> answers;
    const auto keep = [&](int answer) { answers.append(answer); };
    slot.start(
        [&](const CancelToken&, ProgressSink&) {
            gate.acquire();
            return 1;
        },
        keep);

    slot.cancel();
    gate.release();
    slot.start([](const CancelToken&, ProgressSink&) { return 2; }, keep);

    QTRY_COMPARE(answers, QList{2});
    QVERIFY(!slot.isRunning());
}

void JobSlotTest::tellsTheWorkThatItIsCancelled()
{
    JobSlot slot(JobPriority::Shown);
    std::atomic<bool> noticed = false;

    slot.start(
        [&](const CancelToken& cancel, ProgressSink&) {
            while (!cancel.isCancelled())
                QThread::yieldCurrentThread();
            noticed = true;
            return 0;
        },
        [](int) {});
    slot.cancel();

    QTRY_VERIFY(noticed);
}

void JobSlotTest::waitsForTheWorkWhenDestroyed()
{
    QSemaphore started;
    std::atomic<bool> ended = false;
    bool delivered = false;

    {
        JobSlot slot(JobPriority::Shown);
        slot.start(
            [&](const CancelToken& cancel, ProgressSink&) {
                started.release();
                while (!cancel.isCancelled())
                    QThread::yieldCurrentThread();
                ended = true;
                return 0;
            },
            [&](int) { delivered = true; });
        started.acquire();
    }

    QVERIFY(ended);
    QCoreApplication::processEvents();
    QVERIFY(!delivered);
}

void JobSlotTest::handsProgressOver()
{
    JobSlot slot(JobPriority::Shown);
    QSignalSpy progress(&slot, &JobSlot::progressed);
    bool delivered = false;

    slot.start(
        [](const CancelToken&, ProgressSink& sink) {
            for (int step = 1; step <= 100'000; ++step)
                sink.progressed(step / 100'000.0);
            return 0;
        },
        [&](int) { delivered = true; });

    QTRY_VERIFY(delivered);
    QVERIFY(!progress.isEmpty());
    QVERIFY(progress.size() <= 101);
}

void JobSlotTest::canBeStartedFromADelivery()
{
    JobSlot slot(JobPriority::Shown);
    int second = 0;

    slot.start([](const CancelToken&, ProgressSink&) { return 1; },
               [&](int first) {
                   slot.start([first](const CancelToken&, ProgressSink&) { return first + 1; },
                              [&](int answer) { second = answer; });
               });

    QTRY_COMPARE(second, 2);
}

FUSEWRIGHT_TEST(JobSlotTest)
#include "tst_job_slot.moc"
