// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/nodes/node_panel.h"

#include "engine/graph/graph.h"
#include "widgets/base/search_field.h"
#include "widgets/base/text.h"
#include "widgets/base/theme.h"
#include "widgets/base/words_over.h"
#include "widgets/nodes/breadcrumb_bar.h"
#include "widgets/nodes/node_list_model.h"
#include "widgets/nodes/node_list_view.h"

#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace fusewright {

NodePanel::NodePanel(ModelDocument& document, const Theme& theme, QWidget* parent)
    : QFrame(parent),
      m_document(document),
      m_model(new NodeListModel(this)),
      m_view(new NodeListView(*m_model))
{
    setObjectName(QStringLiteral("panel"));
    m_nothing = layWordsOver(*m_view, tr("No operator matches the filter."));

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(createHead(theme));
    column->addWidget(m_view, 1);

    connect(m_view, &NodeListView::nodePicked, &document, &ModelDocument::selectNode);
    connect(&document, &ModelDocument::graphChanged, this, &NodePanel::showGraph);
    connect(&document, &ModelDocument::modelClosed, this, &NodePanel::showGraph);
    connect(&document, &ModelDocument::nodeChanged, this, &NodePanel::showNode);
}

QWidget* NodePanel::createHead(const Theme& theme)
{
    m_count = new QLabel;
    m_count->setObjectName(QStringLiteral("quiet"));
    m_search = new SearchField(theme, tr("Filter operators by id, kind or module"));
    m_away = new QLabel(
        tr("The filter hides the selected operator. <a href=\"all\">Show all operators</a>"));
    m_away->setFont(theme.font(TypeStep::Small));
    m_away->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    m_away->hide();
    connect(m_away, &QLabel::linkActivated, this, &NodePanel::clearFilters);
    connect(m_search, &SearchField::leftDownwards, m_view, qOverload<>(&QWidget::setFocus));
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString& text) {
        NodeFilter filter = m_filter;
        filter.text = text.toStdString();
        setFilter(std::move(filter));
    });

    auto* head = new QWidget;
    auto* top = new QHBoxLayout;
    top->setSpacing(2 * grid);
    top->addWidget(new BreadcrumbBar(m_document, theme), 1);
    top->addWidget(m_count);
    auto* column = new QVBoxLayout(head);
    column->setContentsMargins(4 * grid, 4 * grid, 4 * grid, 3 * grid);
    column->setSpacing(2 * grid);
    column->addLayout(top);
    column->addWidget(m_search);
    column->addWidget(createChips(theme));
    column->addWidget(m_away);
    return head;
}

QWidget* NodePanel::createChips(const Theme& theme)
{
    m_operatorChip = createChip(theme, QStringLiteral("operator"));
    m_moduleChip = createChip(theme, QStringLiteral("module"));
    connect(m_operatorChip, &QToolButton::clicked, this, [this] {
        NodeFilter filter = m_filter;
        filter.nativeOperator.clear();
        setFilter(std::move(filter));
    });
    connect(m_moduleChip, &QToolButton::clicked, this, [this] {
        NodeFilter filter = m_filter;
        filter.module.clear();
        setFilter(std::move(filter));
    });

    m_chips = new QWidget;
    auto* row = new QHBoxLayout(m_chips);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(2 * grid);
    row->addWidget(m_operatorChip);
    row->addWidget(m_moduleChip);
    row->addStretch(1);
    m_chips->hide();
    return m_chips;
}

QToolButton* NodePanel::createChip(const Theme& theme, const QString& iconName)
{
    auto* chip = new QToolButton;
    chip->setObjectName(QStringLiteral("chip"));
    chip->setIcon(theme.icon(iconName, Ink::Accent));
    chip->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    chip->setToolTip(tr("Remove this filter"));
    return chip;
}

void NodePanel::toggleOperator(OperatorId id)
{
    // Who picks may have in mind the model that was there a moment ago.
    if (!m_document.isOpen() || id.index >= m_document.graph()->operators().size())
        return;
    const Graph& graph = *m_document.graph();
    const std::string name(graph.text(graph.operators()[id.index].native));
    NodeFilter filter = m_filter;
    filter.nativeOperator = filter.nativeOperator == name ? std::string() : name;
    setFilter(std::move(filter));
}

void NodePanel::toggleModule(const std::string& path)
{
    NodeFilter filter = m_filter;
    filter.module = filter.module == path ? std::string() : path;
    setFilter(std::move(filter));
}

void NodePanel::clearFilters()
{
    m_search->clear();
    setFilter({});
}

void NodePanel::focusList()
{
    m_view->setFocus();
}

QString NodePanel::selectedIds() const
{
    return m_view->selectedIds();
}

void NodePanel::setFilter(NodeFilter filter)
{
    if (filter == m_filter)
        return;
    m_filter = std::move(filter);
    showChips();
    list();
    emit filterChanged();
}

void NodePanel::showGraph()
{
    const bool isSameGraph =
        m_document.path() == m_listedFile && m_document.place().path == m_listedPath;
    m_listedFile = m_document.path();
    m_listedPath = m_document.place().path;
    m_filtering.cancel();
    m_model->setGraph(m_document.graph());
    if (isSameGraph)
        list();
    else
        clearFilters();
    showCount();
}

void NodePanel::showChips()
{
    m_operatorChip->setVisible(!m_filter.nativeOperator.empty());
    m_operatorChip->setText(toQt(m_filter.nativeOperator) + QStringLiteral("  ×"));
    m_operatorChip->setAccessibleName(
        tr("Only operator %1; click to remove").arg(toQt(m_filter.nativeOperator)));
    m_moduleChip->setVisible(!m_filter.module.empty());
    m_moduleChip->setText(toQt(m_filter.module) + QStringLiteral("  ×"));
    m_moduleChip->setAccessibleName(
        tr("Only module %1; click to remove").arg(toQt(m_filter.module)));
    m_chips->setVisible(!m_filter.nativeOperator.empty() || !m_filter.module.empty());
}

void NodePanel::list()
{
    m_filtering.cancel();
    const std::shared_ptr<const Graph> graph = m_document.graph();
    if (!graph || m_filter.isEmpty()) {
        take(std::nullopt);
        return;
    }
    if (graph->nodeCount() <= mostNodesAtOnce) {
        take(filteredNodes(*graph, m_filter, {}));
        return;
    }
    m_filtering.start(
        [graph, filter = m_filter](const CancelToken& cancel, ProgressSink&) {
            return filteredNodes(*graph, filter, cancel);
        },
        [this](std::vector<NodeId> nodes) { take(std::move(nodes)); });
}

void NodePanel::take(std::optional<std::vector<NodeId>> nodes)
{
    m_model->setNodes(std::move(nodes));
    showCount();
    showNode();
    emit listed();
}

void NodePanel::showNode()
{
    m_view->showNode(m_document.node());
    m_away->setVisible(m_document.node().isValid() && m_model->rowOf(m_document.node()) < 0);
}

void NodePanel::showCount()
{
    const std::size_t all = m_document.graph() ? m_document.graph()->nodeCount() : 0;
    const int shown = m_model->rowCount();
    m_count->setText(m_filter.isEmpty()
                         ? tr("%Ln operator(s)", nullptr, static_cast<int>(all))
                         : tr("%1 of %Ln operator(s)", nullptr, static_cast<int>(all))
                               .arg(countText(static_cast<std::size_t>(shown))));
    m_nothing->setVisible(all > 0 && shown == 0);
}

} // namespace fusewright
