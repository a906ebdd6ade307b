// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/editor/rules_outline.h"

#include "widgets/base/theme.h"
#include "widgets/document/live_fusion.h"
#include "widgets/document/rules_tabs.h"
#include "widgets/editor/outline_model.h"

#include <QHeaderView>
#include <QTreeView>
#include <QVBoxLayout>

namespace fusewright {

RulesOutline::RulesOutline(RulesTabs& tabs, LiveFusion& fusion, const Theme& theme, QWidget* parent)
    : QFrame(parent),
      m_tabs(tabs),
      m_fusion(fusion),
      m_model(new OutlineModel(theme, this)),
      m_view(new QTreeView)
{
    setObjectName(QStringLiteral("panel"));
    m_view->setModel(m_model);
    m_view->setRootIsDecorated(false);
    m_view->setUniformRowHeights(true);
    m_view->setAllColumnsShowFocus(true);
    m_view->setAccessibleName(tr("Outline of the rules"));
    QHeaderView* const header = m_view->header();
    header->setStretchLastSection(false);
    header->setSectionResizeMode(OutlineModel::Name, QHeaderView::Stretch);
    for (const int column : {OutlineModel::Priority, OutlineModel::Sections})
        header->setSectionResizeMode(column, QHeaderView::ResizeToContents);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_view);
    setFocusProxy(m_view);

    const auto pick = [this](const QModelIndex& index) {
        emit rulePicked(m_model->ruleAt(index.row()).nameRange);
    };
    connect(m_view, &QTreeView::clicked, this, pick);
    connect(m_view, &QTreeView::activated, this, pick);
    connect(&tabs, &RulesTabs::read, this, [this](const RulesTab& tab) {
        if (&tab == &m_tabs.current())
            showRules();
    });
    connect(&tabs, &RulesTabs::currentChanged, this, [this] {
        showAnswer();
        showRules();
    });
    connect(&fusion, &LiveFusion::answered, this, &RulesOutline::showAnswer);
    showAnswer();
    showRules();
}

void RulesOutline::showAnswer()
{
    const RulesTab& tab = m_tabs.current();
    m_model->setAnswer(m_fusion.answer(), m_fusion.fileOf(tab), m_fusion.problemsOf(tab));
}

void RulesOutline::showRules()
{
    const auto& text = m_tabs.current().reading().latest();
    m_model->setRules(text ? text->outline() : std::vector<OutlineRule>());
}

void RulesOutline::showLine(std::size_t line)
{
    const int row = m_model->rowOfLine(line);
    if (row == m_view->currentIndex().row())
        return;
    m_view->setCurrentIndex(row < 0 ? QModelIndex() : m_model->index(row, 0));
}

} // namespace fusewright
