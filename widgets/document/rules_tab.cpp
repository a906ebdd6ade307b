// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/document/rules_tab.h"

#include <QTextDocument>

namespace fusewright {

RulesTab::RulesTab(int id, ModelDocument& model, const QString& journals, QObject* parent)
    : QObject(parent), m_id(id), m_reading(m_rules, model), m_journal(journals, m_rules)
{
    connect(&m_rules, &RulesDocument::pathChanged, this,
            [this] { m_watch.watch(m_rules.path(), m_rules.fileState()); });
    // What we write ourselves is not news.
    connect(&m_rules, &RulesDocument::saved, this, [this] {
        m_watch.watch(m_rules.path(), m_rules.fileState());
        settleConflict();
    });
    connect(&m_rules, &RulesDocument::replaced, this, &RulesTab::settleConflict);
    connect(&m_watch, &FileWatch::changed, this, &RulesTab::meetChange);
    connect(&m_watch, &FileWatch::removed, this, [this] {
        m_rules.document().setModified(true); // The text is nowhere but here.
        emit fileRemoved();
    });
}

void RulesTab::setTicked(bool isTicked)
{
    if (isTicked == m_isTicked)
        return;
    m_isTicked = isTicked;
    m_journal.setTicked(isTicked);
    emit tickChanged();
}

bool RulesTab::isUntouched() const
{
    return m_rules.path().isEmpty() && m_rules.isEmpty();
}

bool RulesTab::canBeLost() const
{
    return !m_rules.isModified() || isUntouched();
}

void RulesTab::meetChange()
{
    if (m_rules.isModified() && !m_isInConflict) {
        m_isInConflict = true;
        m_rules.differ();
        emit conflictChanged();
    }
    emit fileChanged();
}

void RulesTab::settleConflict()
{
    if (!m_isInConflict)
        return;
    m_isInConflict = false;
    emit conflictChanged();
}

void RulesTab::keepMine()
{
    m_rules.outdo();
    settleConflict();
}

} // namespace fusewright
