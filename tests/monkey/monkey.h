// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "tests/monkey/chance.h"
#include "tests/monkey/dialog_answers.h"
#include "tests/monkey/hands.h"
#include "tests/monkey/invariants.h"
#include "tests/monkey/message_watch.h"
#include "tests/monkey/stage.h"
#include "tests/monkey/text_safety.h"
#include "tests/monkey/trail.h"
#include "tests/monkey/watchdog.h"

#include <QElapsedTimer>
#include <QEventLoop>
#include <QObject>

#include <span>

namespace fusewright::test {

struct Action;

/// How long it plays: what is reached first ends it.
struct MonkeyLimits {
    int seconds;
    int actions;
};

/// Does to the window whatever comes to its mind, and looks whether everything still holds.
class Monkey : public QObject {
    Q_OBJECT

public:
    Monkey(std::uint64_t seed, const MonkeyLimits& limits);

    const Trail& trail() const { return m_trail; }
    /// Plays until the limit, or until something does not hold. Gives what that was, with the way
    /// there; empty when all is well.
    QByteArray play();
    /// What was done, in a line.
    QString summary() const;

private:
    void step();
    bool isOver() const;
    void act();
    void actInFront();
    void actInWindow();
    void run(const Action& action);
    void comeBack();
    void look();
    void lookClosely();
    void expect(const QString& wrong);

    const MonkeyLimits m_limits;
    const std::uint64_t m_seed;
    Chance m_chance;
    Trail m_trail;
    MessageWatch m_messages; ///< From before the first window until after the last.
    Stage m_stage;
    Hands m_hands{m_stage, m_chance};
    DialogAnswers m_dialogs{m_stage, m_hands, m_chance};
    Invariants m_invariants{m_stage};
    TextSafety m_safety{m_stage};
    Watchdog m_watchdog{m_trail};
    QElapsedTimer m_clock;
    QEventLoop m_loop;
    int m_steps = 0;
    int m_stepsInFront = 0; ///< Since a dialog or menu came up.
    QString m_wrong;
};

} // namespace fusewright::test
