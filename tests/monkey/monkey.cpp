// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/monkey/monkey.h"

#include "tests/monkey/action.h"

#include <QTimer>

#include <cstdio>
#include <numeric>
#include <vector>

namespace fusewright::test {

namespace {

constexpr int quickLookEvery = 5;
constexpr int closeLookEvery = 120;
constexpr int tellEvery = 1000;
constexpr int mostStepsInFront = 10;

/// Every action that takes the whole window.
const std::vector<Action>& allActions()
{
    static const std::vector<Action> all = [] {
        std::vector<Action> actions;
        for (const auto part :
             {inputActions(), editorActions(), commandActions(), fileActions(), windowActions()})
            actions.insert(actions.end(), part.begin(), part.end());
        return actions;
    }();
    return all;
}

const Action& chosenAction(std::span<const Action> actions, Chance& chance)
{
    const int all =
        std::accumulate(actions.begin(), actions.end(), 0,
                        [](int sum, const Action& action) { return sum + action.weight; });
    int at = chance.below(all);
    for (const Action& action : actions) {
        at -= action.weight;
        if (at < 0)
            return action;
    }
    return actions.back();
}

} // namespace

Monkey::Monkey(std::uint64_t seed, const MonkeyLimits& limits)
    : m_limits(limits), m_seed(seed), m_chance(seed), m_trail(seed)
{
    m_clock.start();
}

QByteArray Monkey::play()
{
    QTimer::singleShot(0, this, &Monkey::step);
    m_loop.exec();
    return m_wrong.isEmpty() ? QByteArray() : m_trail.report(m_wrong.toUtf8());
}

QString Monkey::summary() const
{
    return QStringLiteral("seed %1: %2 actions, %3 files opened, %4 edits, %5 dialogs and menus "
                          "answered, %6 s")
        .arg(m_seed)
        .arg(m_steps)
        .arg(m_stage.opened())
        .arg(m_stage.edits())
        .arg(m_dialogs.answered())
        .arg(m_clock.elapsed() / 1000);
}

bool Monkey::isOver() const
{
    return m_steps >= m_limits.actions || m_clock.elapsed() >= m_limits.seconds * qint64(1000);
}

void Monkey::step()
{
    act();
    look();
    m_watchdog.pat();
    if (m_steps % tellEvery == 0)
        std::fprintf(stderr, "monkey: %s\n", qPrintable(summary()));
    if (m_wrong.isEmpty() && isOver())
        lookClosely();
    if (!m_wrong.isEmpty() || isOver())
        m_loop.quit();
    else
        QTimer::singleShot(0, this, &Monkey::step);
}

void Monkey::act()
{
    ++m_steps;
    if (m_stage.isFree()) {
        m_stepsInFront = 0;
        comeBack();
        actInWindow();
    } else {
        ++m_stepsInFront;
        actInFront();
    }
}

/// A window that was closed is opened again, as the next day.
void Monkey::comeBack()
{
    if (m_stage.window().isVisible())
        return;
    m_trail.add(m_steps, "start again");
    const QStringList windows = m_stage.kill();
    m_stage.start();
    if (!windows.isEmpty())
        expect(QStringLiteral("windows outlive the program: ") + windows.join(u' '));
}

void Monkey::actInFront()
{
    if (!Hands::isBarred() && m_stepsInFront < mostStepsInFront && !m_chance.oneIn(4)) {
        run(chosenAction(inputActions(), m_chance));
        return;
    }
    m_trail.add(m_steps, "answer");
    m_trail.tell(m_dialogs.answer());
}

void Monkey::actInWindow()
{
    run(chosenAction(allActions(), m_chance));
}

void Monkey::run(const Action& action)
{
    m_trail.add(m_steps, action.name);
    Turn turn{m_stage, m_hands, m_chance, m_trail};
    action.act(turn);
}

void Monkey::look()
{
    const QStringList messages = m_messages.taken();
    if (!messages.isEmpty())
        expect(QStringLiteral("a warning: ") + messages.join(u'\n'));
    if (m_steps % quickLookEvery == 0)
        expect(m_invariants.viewsAgree());
    if (m_steps % closeLookEvery == 0)
        lookClosely();
}

void Monkey::lookClosely()
{
    m_dialogs.closeAll();
    comeBack();
    expect(m_invariants.isAnswered());
    // Fixes that were asked for while an answer was on its way come as a menu when it is there.
    m_dialogs.closeAll();
    m_watchdog.pat();
    expect(m_safety.isKept());
    if (m_chance.oneIn(2))
        expect(m_safety.historyHolds());
    m_watchdog.pat();
    if (m_chance.oneIn(4) || isOver()) {
        m_trail.add(m_steps, "kill and start again");
        expect(m_safety.isKept());
        expect(m_safety.survivesKill());
        expect(m_safety.isKept());
    }
    expect(m_invariants.viewsAgree());
    expect(m_invariants.windowsAreFew());
    const QStringList messages = m_messages.taken();
    if (!messages.isEmpty())
        expect(QStringLiteral("a warning: ") + messages.join(u'\n'));
}

/// The first thing that is wrong is told; what follows may come of it.
void Monkey::expect(const QString& wrong)
{
    if (m_wrong.isEmpty())
        m_wrong = wrong;
}

} // namespace fusewright::test
