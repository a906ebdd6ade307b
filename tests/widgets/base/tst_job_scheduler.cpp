// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/base/job_scheduler.h"

#include "tests/kit/test_program.h"

#include <QSemaphore>
#include <QTest>

#include <mutex>

using namespace fusewright;

/// What began, in order; from any thread.
class BegunJobs {
public:
    void add(const QString& name)
    {
        const std::scoped_lock lock(m_mutex);
        m_names.append(name);
    }
    QStringList names() const
    {
        const std::scoped_lock lock(m_mutex);
        return m_names;
    }

private:
    mutable std::mutex m_mutex;
    QStringList m_names;
};

class JobSchedulerTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void beginsWhatIsWantedSoonest();
    void keepsTheOrderOfEquals();
    void runsNoMoreThanThereAreProcessors();
    void lets_data();
    void lets();
    void neverBeginsWhatWasGivenUpInTime();
    void countsWhatWasGivenUpNoMore();

private:
    /// Begins and stays until `gate` is released.
    JobScheduler::Ticket hold(JobPriority priority, const QString& name)
    {
        return m_scheduler->add(priority, [this, name] {
            m_begun->add(name);
            m_gate.acquire();
        });
    }
    void add(JobPriority priority, const QString& name)
    {
        m_scheduler->add(priority, [this, name] { m_begun->add(name); });
    }

    QSemaphore m_gate;
    std::unique_ptr<BegunJobs> m_begun;
    std::unique_ptr<JobScheduler> m_scheduler;
};

void JobSchedulerTest::init()
{
    m_gate.tryAcquire(m_gate.available());
    m_begun = std::make_unique<BegunJobs>();
    m_scheduler = std::make_unique<JobScheduler>(2);
}

void JobSchedulerTest::cleanup()
{
    m_gate.release(100);
    m_scheduler.reset();
}

void JobSchedulerTest::beginsWhatIsWantedSoonest()
{
    hold(JobPriority::Shown, QStringLiteral("one"));
    QTRY_COMPARE(m_begun->names().size(), 1);
    hold(JobPriority::Shown, QStringLiteral("two"));
    QTRY_COMPARE(m_begun->names().size(), 2);

    add(JobPriority::Later, QStringLiteral("later"));
    add(JobPriority::Shown, QStringLiteral("shown"));
    add(JobPriority::Picture, QStringLiteral("picture"));
    m_gate.release();

    QTRY_COMPARE(m_begun->names().size(), 4);
    QCOMPARE(m_begun->names().mid(2), QStringList({"picture", "shown"}));
    m_gate.release();
    QTRY_COMPARE(m_begun->names().value(4), QStringLiteral("later"));
}

void JobSchedulerTest::keepsTheOrderOfEquals()
{
    hold(JobPriority::Shown, QStringLiteral("one"));
    hold(JobPriority::Shown, QStringLiteral("two"));
    for (const char* name : {"a", "b", "c"})
        add(JobPriority::Shown, QString::fromLatin1(name));
    QTRY_COMPARE(m_begun->names().size(), 2);

    m_gate.release();

    QTRY_COMPARE(m_begun->names().size(), 5);
    QCOMPARE(m_begun->names().mid(2), QStringList({"a", "b", "c"}));
}

void JobSchedulerTest::runsNoMoreThanThereAreProcessors()
{
    for (int i = 0; i < 6; ++i)
        hold(JobPriority::Picture, QString::number(i));

    QTRY_COMPARE(m_begun->names().size(), 2);
    QTest::qWait(20);
    QCOMPARE(m_begun->names().size(), 2);
}

void JobSchedulerTest::lets_data()
{
    QTest::addColumn<int>("first");
    QTest::addColumn<int>("second");
    QTest::addColumn<int>("third");
    QTest::addColumn<bool>("begins");

    const auto row = [](const char* name, JobPriority a, JobPriority b, JobPriority c,
                        bool begins) {
        QTest::newRow(name) << int(a) << int(b) << int(c) << begins;
    };
    using enum JobPriority;
    row("what is asked for begin beside two others", Picture, Shown, Asked, true);
    row("a picture wait for two others", Picture, Shown, Picture, false);
    row("what is for later wait for one", Picture, Asked, Later, false);
}

void JobSchedulerTest::lets()
{
    QFETCH(int, first);
    QFETCH(int, second);
    QFETCH(int, third);
    QFETCH(bool, begins);
    hold(JobPriority(first), QStringLiteral("one"));
    hold(JobPriority(second), QStringLiteral("two"));
    QTRY_COMPARE(m_begun->names().size(), 2);

    hold(JobPriority(third), QStringLiteral("three"));

    if (begins)
        QTRY_COMPARE(m_begun->names().size(), 3);
    QTest::qWait(20);
    QCOMPARE(m_begun->names().size(), begins ? 3 : 2);
}

void JobSchedulerTest::neverBeginsWhatWasGivenUpInTime()
{
    hold(JobPriority::Shown, QStringLiteral("one"));
    QTRY_COMPARE(m_begun->names().size(), 1);
    hold(JobPriority::Shown, QStringLiteral("two"));
    QTRY_COMPARE(m_begun->names().size(), 2);
    const auto waiting = hold(JobPriority::Shown, QStringLiteral("three"));

    QVERIFY(m_scheduler->giveUp(waiting));
    QVERIFY(!m_scheduler->giveUp(waiting));
    m_gate.release(2);
    add(JobPriority::Later, QStringLiteral("last"));

    QTRY_COMPARE(m_begun->names(), QStringList({"one", "two", "last"}));
}

void JobSchedulerTest::countsWhatWasGivenUpNoMore()
{
    const auto one = hold(JobPriority::Shown, QStringLiteral("one"));
    QTRY_COMPARE(m_begun->names().size(), 1);
    hold(JobPriority::Shown, QStringLiteral("two"));
    hold(JobPriority::Shown, QStringLiteral("three"));
    QTRY_COMPARE(m_begun->names().size(), 2);

    QVERIFY(!m_scheduler->giveUp(one));

    QTRY_COMPARE(m_begun->names().value(2), QStringLiteral("three"));
}

FUSEWRIGHT_TEST(JobSchedulerTest)
#include "tst_job_scheduler.moc"
