// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "widgets/document/file_watch.h"
#include "widgets/document/journal.h"
#include "widgets/document/rules_document.h"
#include "widgets/document/rules_reading.h"

#include <QObject>

namespace fusewright {

/// One of the rules texts that are open: its file, how it is read, and what keeps it from being
/// lost.
///
/// Only a ticked one counts; the others are checked and make no sections.
class RulesTab : public QObject {
    Q_OBJECT

public:
    /// The journal lies in `journals`. `model` must outlive the tab.
    RulesTab(int id, ModelDocument& model, const QString& journals, QObject* parent = nullptr);

    /// Never that of another tab, even of one that is closed.
    int id() const { return m_id; }
    RulesDocument& rules() { return m_rules; }
    const RulesDocument& rules() const { return m_rules; }
    RulesReading& reading() { return m_reading; }
    const RulesReading& reading() const { return m_reading; }
    Journal& journal() { return m_journal; }
    /// No other tab has this name: a file's, with its folder where that is needed.
    QString name() const { return m_reading.name(); }
    bool isTicked() const { return m_isTicked; }
    void setTicked(bool isTicked);

    /// A new text into which nobody has written.
    bool isUntouched() const;
    /// Whether the text may go: it is saved, or there is nothing in it.
    bool canBeLost() const;
    /// Another program wrote the file, and the text has changes that are not saved.
    bool isInConflict() const { return m_isInConflict; }
    /// Mine counts, or the file's; nobody has to be asked any more.
    void settleConflict();
    /// Settles it such that the text here is written over the file without asking again.
    void keepMine();

signals:
    /// The file is another one now; the text is what it was.
    void fileChanged();
    /// The text counts as not saved from then on.
    void fileRemoved();
    void conflictChanged();
    void tickChanged();

private:
    void meetChange();

    const int m_id;
    RulesDocument m_rules;
    RulesReading m_reading;
    Journal m_journal;
    FileWatch m_watch;
    bool m_isTicked = true;
    bool m_isInConflict = false;
};

} // namespace fusewright
