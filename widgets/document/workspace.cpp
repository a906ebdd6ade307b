// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/document/workspace.h"

#include <QFile>
#include <QFileInfo>
#include <QSettings>

#include <algorithm>

namespace fusewright {

namespace {

QString journalFolder(const QSettings& settings)
{
    return QFileInfo(settings.fileName()).absolutePath() + QLatin1String("/journal");
}

} // namespace

Workspace::Workspace(QSettings& settings, QObject* parent)
    : QObject(parent),
      m_tabs(m_model, journalFolder(settings)),
      m_fusion(m_tabs),
      m_recent(settings)
{
    connect(&m_model, &ModelDocument::modelReplaced, this, [this] {
        if (m_model.isFile())
            m_recent.add(m_model.path());
        m_modelWatch.watch(m_model.isFile() ? m_model.path() : QString(), m_model.fileState());
    });
    connect(&m_model, &ModelDocument::modelClosed, this, [this] { m_modelWatch.watch({}, {}); });
    connect(&m_modelWatch, &FileWatch::changed, this, &Workspace::modelFileChanged);
    connect(&m_tabs, &RulesTabs::pathChanged, this, [this](const RulesTab& tab) {
        if (!tab.rules().path().isEmpty())
            m_recent.add(tab.rules().path());
    });
    connect(&m_tabs, &RulesTabs::added, this, &Workspace::listenTo);
    listenTo(m_tabs.current());
}

void Workspace::listenTo(RulesTab& tab)
{
    connect(&tab, &RulesTab::fileChanged, this, [this, &tab] { emit rulesFileChanged(tab); });
    connect(&tab, &RulesTab::fileRemoved, this, [this, &tab] { emit rulesFileRemoved(tab); });
}

RulesTab* Workspace::openRules(const QString& path)
{
    if (RulesTab* const open = m_tabs.withFile(path)) {
        m_tabs.setCurrent(*open);
        return open;
    }
    if (QFile file(path); !file.open(QIODevice::ReadOnly)) {
        emit rulesFailed(nullptr, path, file.errorString());
        return nullptr;
    }
    RulesTab& tab = m_tabs.addCurrent();
    if (const auto reason = tab.rules().open(QFileInfo(path).absoluteFilePath())) {
        emit rulesFailed(nullptr, path, *reason);
        return nullptr;
    }
    return &tab;
}

bool Workspace::canLoseRules() const
{
    return std::ranges::all_of(m_tabs.all(), [](const RulesTab* tab) { return tab->canBeLost(); });
}

bool Workspace::saveRules(RulesTab& tab, const QString& path)
{
    const auto reason = tab.rules().saveTo(path);
    if (reason)
        emit rulesFailed(&tab, path, *reason);
    return !reason;
}

std::vector<JournalEntry> Workspace::leftBehind() const
{
    return m_tabs.current().journal().leftBehind();
}

RulesTab& Workspace::takeBack(const JournalEntry& entry)
{
    RulesTab* const open = entry.path.isEmpty() ? nullptr : m_tabs.withFile(entry.path);
    const bool isInTheWay = open && !open->canBeLost();
    RulesTab& tab = open && !isInTheWay ? *open : m_tabs.addCurrent();
    m_tabs.setCurrent(tab);
    tab.rules().setUnsaved(entry.text, isInTheWay ? QString() : entry.path);
    tab.setTicked(entry.isTicked);
    if (tab.journal().flush())
        Journal::discard(entry);
    return tab;
}

void Workspace::clearJournals()
{
    for (RulesTab* tab : m_tabs.all())
        tab->journal().clear();
}

} // namespace fusewright
