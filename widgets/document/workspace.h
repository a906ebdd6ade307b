// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "widgets/document/live_fusion.h"
#include "widgets/document/model_document.h"
#include "widgets/document/recent_files.h"
#include "widgets/document/rules_tabs.h"

#include <QObject>

namespace fusewright {

/// A model, rules, and what they do to each other: everything that is open. Outlives the window,
/// which may be made anew in another language.
class Workspace : public QObject {
    Q_OBJECT

public:
    /// `settings` must outlive the workspace; the journals lie beside its file.
    explicit Workspace(QSettings& settings, QObject* parent = nullptr);

    ModelDocument& model() { return m_model; }
    RulesTabs& tabs() { return m_tabs; }
    LiveFusion& fusion() { return m_fusion; }
    RecentFiles& recent() { return m_recent; }

    // Of the current tab.
    RulesDocument& rules() { return m_tabs.current().rules(); }
    RulesReading& reading() { return m_tabs.current().reading(); }

    /// Shows a rules file: the tab that has it already, else a new one, or one into which nobody
    /// has written. Null when it cannot be read, which was told.
    RulesTab* openRules(const QString& path);
    /// Whether all texts may go.
    bool canLoseRules() const;
    /// False when the file could not be written, which was told.
    bool saveRules(RulesTab& tab, const QString& path);
    /// The texts that ended programs left, the newest first.
    std::vector<JournalEntry> leftBehind() const;
    /// Takes a text back that was not saved. Where its file is open with other changes, it becomes
    /// a text without a file.
    RulesTab& takeBack(const JournalEntry& entry);
    /// Nobody wants what is not saved.
    void clearJournals();

signals:
    void modelFileChanged();
    void rulesFileChanged(fusewright::RulesTab& tab);
    /// The text counts as not saved from then on.
    void rulesFileRemoved(fusewright::RulesTab& tab);
    /// Reading or writing a rules file failed; `reason` is a sentence without a full stop. The tab
    /// is null where none has the file.
    void rulesFailed(fusewright::RulesTab* tab, const QString& path, const QString& reason);

private:
    void listenTo(RulesTab& tab);

    ModelDocument m_model;
    RulesTabs m_tabs;
    LiveFusion m_fusion;
    RecentFiles m_recent;
    FileWatch m_modelWatch;
};

} // namespace fusewright
