// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/document/workspace.h"

#include <QFileInfo>
#include <QSettings>
#include <QTextDocument>

namespace fusewright {

namespace {

QString journalFolder(const QSettings& settings)
{
    return QFileInfo(settings.fileName()).absolutePath() + QLatin1String("/journal");
}

} // namespace

Workspace::Workspace(QSettings& settings, QObject* parent)
    : QObject(parent),
      m_reading(m_rules, m_model),
      m_fusion(m_reading),
      m_recent(settings),
      m_journal(journalFolder(settings), m_rules)
{
    connect(&m_model, &ModelDocument::modelReplaced, this, [this] {
        if (m_model.isFile())
            m_recent.add(m_model.path());
        m_modelWatch.watch(m_model.isFile() ? m_model.path() : QString());
    });
    connect(&m_model, &ModelDocument::modelClosed, this, [this] { m_modelWatch.watch({}); });
    connect(&m_modelWatch, &FileWatch::changed, this, &Workspace::modelFileChanged);
    connect(&m_rules, &RulesDocument::pathChanged, this, [this] {
        m_rulesWatch.watch(m_rules.path());
        if (!m_rules.path().isEmpty())
            m_recent.add(m_rules.path());
    });
    // What we write ourselves is not news.
    connect(&m_rules, &RulesDocument::saved, this, [this] { m_rulesWatch.watch(m_rules.path()); });
    connect(&m_rulesWatch, &FileWatch::changed, this, &Workspace::rulesFileChanged);
    connect(&m_rulesWatch, &FileWatch::removed, this, [this] {
        m_rules.document().setModified(true); // The text is nowhere but here.
        emit rulesFileRemoved();
    });
}

void Workspace::openRules(const QString& path)
{
    if (const auto reason = m_rules.open(QFileInfo(path).absoluteFilePath()))
        emit rulesFailed(path, *reason);
}

bool Workspace::canLoseRules() const
{
    return !m_rules.isModified() || (m_rules.path().isEmpty() && m_rules.isEmpty());
}

bool Workspace::saveRules(const QString& path)
{
    const auto reason = m_rules.saveTo(path);
    if (reason)
        emit rulesFailed(path, *reason);
    return !reason;
}

void Workspace::takeBack(const JournalEntry& entry)
{
    m_rules.setUnsaved(entry.text, entry.path);
    if (m_journal.flush())
        Journal::discard(entry);
}

} // namespace fusewright
