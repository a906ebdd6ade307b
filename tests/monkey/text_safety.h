// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>

namespace fusewright::test {

class Stage;

/// That no text is lost, whatever was done before. Each check gives what is wrong, empty when
/// nothing is, and wants nothing in front of the window.
class TextSafety {
public:
    explicit TextSafety(Stage& stage) : m_stage(stage) { }

    /// Waits until the text is in its file or in the journal.
    QString isKept() const;
    /// Undoes all and does all again.
    QString historyHolds() const;
    /// Kills the program and starts it again: what was not saved comes back.
    QString survivesKill();

private:
    QString fileIsCurrent() const;
    QString journalIsCurrent() const;
    /// Takes what the journal offers.
    QString takesBack(const QString& text, const QString& path);

    Stage& m_stage;
};

} // namespace fusewright::test
