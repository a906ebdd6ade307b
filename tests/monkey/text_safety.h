// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QList>
#include <QString>

namespace fusewright::test {

class Stage;

/// A text, and where it belongs.
struct KeptText {
    QString path;
    QString text;

    bool operator==(const KeptText&) const = default;
};

/// That no text is lost, whatever was done before. Each check gives what is wrong, empty when
/// nothing is, and wants nothing in front of the window.
class TextSafety {
public:
    explicit TextSafety(Stage& stage) : m_stage(stage) { }

    /// Waits until each text is in its file or in its journal.
    QString isKept() const;
    /// Undoes all of the text that is shown, and does all again.
    QString historyHolds() const;
    /// Kills the program and starts it again: what was not saved comes back.
    QString survivesKill();

private:
    QString filesAreCurrent() const;
    QString journalsAreCurrent() const;
    QList<KeptText> unsaved() const;
    /// Takes what the journals offer.
    QString takesBack(const QList<KeptText>& texts);

    Stage& m_stage;
};

} // namespace fusewright::test
