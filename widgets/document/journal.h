// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "widgets/base/job_slot.h"

#include <QDateTime>
#include <QLockFile>
#include <QObject>
#include <QString>
#include <QTimer>

#include <functional>
#include <memory>
#include <vector>

namespace fusewright {

class RulesDocument;

/// A text that was not saved when its program ended.
struct JournalEntry {
    QString file; ///< Of the journal itself.
    QString path; ///< Where the text belongs; may be empty.
    QString text;
    QDateTime written;
    bool isTicked = true; ///< The rules were in use.
};

/// Keeps unsaved text on disk, so that it is still there when the program is killed.
///
/// Every text has a journal of its own, locked as long as its program runs.
class Journal : public QObject {
    Q_OBJECT

public:
    /// Begins to keep `rules` in `folder`, which is made when it is needed; nowhere without one.
    Journal(QString folder, RulesDocument& rules, QObject* parent = nullptr);
    ~Journal() override;

    /// The texts that ended programs left, the newest first.
    std::vector<JournalEntry> leftBehind() const;
    static void discard(const JournalEntry& entry);
    /// Whether the rules are in use, which is kept with their text.
    void setTicked(bool isTicked);
    /// Nothing is unsaved any more, or nobody wants it.
    void clear();
    /// Writes down at once what is unsaved; false when that failed.
    bool flush();

private slots:
    void write();

private:
    struct Turns;

    QString filePath() const { return m_folder + QLatin1Char('/') + m_name; }
    std::function<bool()> writing();

    QString m_folder;
    QString m_name;
    RulesDocument& m_rules;
    bool m_isTicked = true;
    std::unique_ptr<QLockFile> m_lock;
    std::shared_ptr<Turns> m_turns; ///< Work that is not wanted any more may still run.
    QTimer m_quiet;
    JobSlot m_job{JobPriority::Asked}; ///< Last: it has stopped before the rest goes.
};

} // namespace fusewright
