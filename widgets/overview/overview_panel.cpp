// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/overview/overview_panel.h"

#include "engine/graph/graph.h"
#include "widgets/base/elided_label.h"
#include "widgets/base/text.h"
#include "widgets/base/theme.h"
#include "widgets/document/graph_text.h"
#include "widgets/document/model_document.h"
#include "widgets/overview/facts_grid.h"
#include "widgets/overview/module_tree.h"
#include "widgets/overview/operator_table.h"
#include "widgets/overview/reading_controls.h"

#include <QFileInfo>
#include <QTabBar>
#include <QTabWidget>
#include <QVBoxLayout>

namespace fusewright {

OverviewPanel::OverviewPanel(ModelDocument& document, const Theme& theme, QAction* showAllNodes,
                             QWidget* parent)
    : QFrame(parent),
      m_document(document),
      m_name(new ElidedLabel(Qt::ElideMiddle)),
      m_file(new ElidedLabel(Qt::ElideMiddle))
{
    setObjectName(QStringLiteral("panel"));
    setAccessibleName(tr("Overview"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(createHead(theme, showAllNodes));
    column->addWidget(createTabs(theme), 1);

    connect(&document, &ModelDocument::modelReplaced, this, &OverviewPanel::showModel);
    connect(&document, &ModelDocument::graphChanged, this, &OverviewPanel::showGraph);
}

QWidget* OverviewPanel::createHead(const Theme& theme, QAction* showAllNodes)
{
    m_name->setFont(theme.font(TypeStep::Title));
    m_file->setFont(theme.font(TypeStep::Small));
    m_file->setObjectName(QStringLiteral("quiet"));
    m_facts = new FactsGrid(theme);
    m_reading = new ReadingControls(theme, showAllNodes);
    connect(m_reading, &ReadingControls::optionsChosen, this, &OverviewPanel::optionsChosen);

    auto* head = new QWidget;
    auto* column = new QVBoxLayout(head);
    column->setContentsMargins(4 * grid, 3 * grid, 4 * grid, 3 * grid);
    column->setSpacing(0);
    column->addWidget(m_name);
    column->addWidget(m_file);
    column->addSpacing(3 * grid);
    column->addWidget(m_facts);
    column->addSpacing(grid);
    column->addWidget(m_reading);
    return head;
}

QWidget* OverviewPanel::createTabs(const Theme& theme)
{
    m_operators = new OperatorTable(theme);
    m_modules = new ModuleTree;
    connect(m_operators, &OperatorTable::picked, this, &OverviewPanel::operatorPicked);
    connect(m_modules, &ModuleTree::picked, this, &OverviewPanel::modulePicked);

    auto* tabs = new QTabWidget;
    tabs->setDocumentMode(true);
    tabs->tabBar()->setDrawBase(false);
    tabs->addTab(m_operators, tr("Operators"));
    tabs->addTab(m_modules, tr("Modules"));
    auto* frame = new QWidget;
    auto* column = new QVBoxLayout(frame);
    column->setContentsMargins(2 * grid, 0, 2 * grid, 2 * grid);
    column->addWidget(tabs);
    return frame;
}

void OverviewPanel::showModel()
{
    const OpenedModel& opened = m_document.opened();
    const QFileInfo file(m_document.path());
    const QString format = formatText(opened.facts.format);
    m_name->setFullText(file.fileName());
    m_file->setFullText(opened.facts.name.empty()
                            ? format
                            : QStringLiteral("%1 · %2").arg(format, toQt(opened.facts.name)));
    m_facts->show(opened.facts);
    m_reading->show(opened);
}

void OverviewPanel::showGraph()
{
    m_operators->setGraph(m_document.graph());
    m_modules->setGraph(m_document.graph());
}

void OverviewPanel::mark(OperatorId operatorId, const std::string& module)
{
    m_operators->mark(operatorId);
    if (module.empty())
        m_modules->clearMark();
}

} // namespace fusewright
