// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "widgets/document/file_watch.h"
#include "widgets/document/journal.h"
#include "widgets/document/live_fusion.h"
#include "widgets/document/model_document.h"
#include "widgets/document/recent_files.h"
#include "widgets/document/rules_document.h"
#include "widgets/document/rules_reading.h"

#include <QObject>

namespace fusewright {

/// A model, rules, and what they do to each other: everything that is open. Outlives the window,
/// which may be made anew in another language.
class Workspace : public QObject {
    Q_OBJECT

public:
    /// `settings` must outlive the workspace; the journal lies beside its file.
    explicit Workspace(QSettings& settings, QObject* parent = nullptr);

    ModelDocument& model() { return m_model; }
    RulesDocument& rules() { return m_rules; }
    RulesReading& reading() { return m_reading; }
    LiveFusion& fusion() { return m_fusion; }
    RecentFiles& recent() { return m_recent; }
    Journal& journal() { return m_journal; }

    /// Shows a rules file instead of the text that is there, whether that is saved or not.
    void openRules(const QString& path);
    /// Whether the text may go: it is saved, or there is nothing in it.
    bool canLoseRules() const;
    /// False when the file could not be written, which was told.
    bool saveRules(const QString& path);
    /// Takes a text back that was not saved.
    void takeBack(const JournalEntry& entry);

signals:
    void modelFileChanged();
    void rulesFileChanged();
    /// The text counts as not saved from then on.
    void rulesFileRemoved();
    /// Reading or writing a rules file failed; `reason` is a sentence without a full stop.
    void rulesFailed(const QString& path, const QString& reason);

private:
    ModelDocument m_model;
    RulesDocument m_rules;
    RulesReading m_reading;
    LiveFusion m_fusion;
    RecentFiles m_recent;
    Journal m_journal;
    FileWatch m_modelWatch;
    FileWatch m_rulesWatch;
};

} // namespace fusewright
