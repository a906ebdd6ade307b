// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/match/section_table.h"

#include "engine/graph/graph.h"
#include "engine/session/fusion_session.h"
#include "widgets/base/column_room.h"
#include "widgets/base/empty_page.h"
#include "widgets/base/quiet_table.h"
#include "widgets/base/theme.h"
#include "widgets/match/section_model.h"

#include <QAction>
#include <QCheckBox>
#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QScrollBar>
#include <QStackedLayout>
#include <QVBoxLayout>

#include <algorithm>

namespace fusewright {

namespace {

constexpr int longestName = 52 * grid;
constexpr int narrowestColumn = 12 * grid;

} // namespace

SectionTable::SectionTable(const Theme& theme, QWidget* parent)
    : QFrame(parent),
      m_model(new SectionModel(this)),
      m_totals(new SectionTotals(this)),
      m_view(new QuietTable),
      m_sums(new QuietTable),
      m_folded(new QCheckBox(tr("Group identical sections"))),
      m_empty(new EmptyPage(theme, QStringLiteral("section"))),
      m_content(new QWidget),
      m_pages(new QStackedLayout(this))
{
    setObjectName(QStringLiteral("panel"));
    setAccessibleName(tr("Sections"));
    createView();
    createTotals();
    createMenu(theme);
    m_folded->setChecked(m_ordering.isFolded);
    connect(m_folded, &QCheckBox::toggled, this, [this](bool isFolded) {
        m_ordering.isFolded = isFolded;
        list();
    });

    auto* head = new QHBoxLayout;
    head->setContentsMargins(3 * grid, 2 * grid, 3 * grid, grid);
    head->addWidget(m_folded);
    auto* column = new QVBoxLayout(m_content);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(head);
    column->addWidget(m_view, 1);
    column->addWidget(m_sums);
    m_pages->addWidget(m_empty);
    m_pages->addWidget(m_content);
    m_empty->tell(tr("No model"), tr("Open a model to see its sections."));
}

void SectionTable::createView()
{
    m_view->setModel(m_model);
    m_view->setObjectName(QStringLiteral("sections"));
    m_view->setAccessibleName(tr("Sections"));
    m_view->setTextElideMode(Qt::ElideMiddle);
    QHeaderView* header = m_view->horizontalHeader();
    header->setSectionsClickable(true);
    header->setStretchLastSection(true);

    connect(header, &QHeaderView::sectionClicked, this, &SectionTable::sortBy);
    connect(m_view, &QAbstractItemView::clicked, this, &SectionTable::pick);
    connect(m_view, &QAbstractItemView::activated, this, &SectionTable::activate);
}

/// Numbers come with the largest first, unless they did already.
void SectionTable::sortBy(int column)
{
    const bool isSame = SectionColumn(column) == m_ordering.column;
    const bool wasDescending = m_ordering.direction == Qt::DescendingOrder;
    const bool isDescending = isSame ? !wasDescending : SectionModel::isNumber(column);
    m_ordering.column = SectionColumn(column);
    m_ordering.direction = isDescending ? Qt::DescendingOrder : Qt::AscendingOrder;
    list();
}

/// A table of two rows that goes along with the one above.
void SectionTable::createTotals()
{
    m_sums->setModel(m_totals);
    m_sums->setObjectName(QStringLiteral("totals"));
    m_sums->setAccessibleName(tr("All sections together"));
    m_sums->setSelectionMode(QAbstractItemView::NoSelection);
    m_sums->setFocusPolicy(Qt::NoFocus);
    m_sums->horizontalHeader()->hide();
    m_sums->horizontalHeader()->setStretchLastSection(true);
    m_sums->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_sums->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_sums->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(m_view->horizontalHeader(), &QHeaderView::sectionResized, this,
            &SectionTable::alignTotals);
    connect(m_view->horizontalScrollBar(), &QScrollBar::valueChanged, m_sums->horizontalScrollBar(),
            &QScrollBar::setValue);
    alignTotals();
}

void SectionTable::alignTotals()
{
    for (int column = 0; column + 1 < sectionColumnCount; ++column)
        m_sums->horizontalHeader()->resizeSection(column,
                                                  m_view->horizontalHeader()->sectionSize(column));
    m_sums->setFixedHeight(2 * m_sums->verticalHeader()->defaultSectionSize() + 1);
}

void SectionTable::createMenu(const Theme& theme)
{
    auto* copy = new QAction(theme.icon(QStringLiteral("copy")), tr("Copy"), m_view);
    copy->setShortcut(QKeySequence::Copy);
    connect(copy, &QAction::triggered, this, &SectionTable::copy);
    auto* jump = new QAction(tr("Show in rules"), m_view);
    connect(jump, &QAction::triggered, this, [this] { activate(m_view->currentIndex()); });
    for (QAction* action : {copy, jump}) {
        action->setShortcutContext(Qt::WidgetShortcut);
        m_view->addAction(action);
    }
    m_view->setContextMenuPolicy(Qt::ActionsContextMenu);
}

void SectionTable::setAnswer(const std::shared_ptr<const FusionAnswer>& answer)
{
    if (!answer || !answer->graph) {
        setPartition({});
        return;
    }
    setPartition({.graph = answer->graph,
                  .rules = std::shared_ptr<const RuleSet>(answer, &answer->rules),
                  .made = std::shared_ptr<const MadePartition>(answer, &answer->made),
                  .manual = nullptr});
}

void SectionTable::setPartition(ShownPartition shown)
{
    m_shown = std::move(shown);
    for (const SectionColumn column : {SectionColumn::AtLeast, SectionColumn::WaitsFor}) {
        m_view->setColumnHidden(int(column), !m_shown.costsOn);
        m_sums->setColumnHidden(int(column), !m_shown.costsOn);
    }
    list();
}

void SectionTable::list()
{
    if (m_shown.isEmpty()) {
        m_job.cancel();
        m_model->show({}, {});
        m_totals->show({}, {});
        m_pages->setCurrentWidget(m_empty);
        emit this->shown();
        return;
    }
    const auto known = m_unfusedGraph == m_shown.graph ? m_unfused : nullptr;
    m_job.start(
        [shown = m_shown, ordering = m_ordering, known](const CancelToken&, ProgressSink&) {
            Listing listing{.rows = orderedSections(shown, ordering), .unfused = known};
            if (!listing.unfused)
                listing.unfused = std::make_shared<const UnfusedCosts>(unfusedCosts(*shown.graph));
            return listing;
        },
        [this, shown = m_shown, ordering = m_ordering](Listing listing) {
            take(shown, ordering, std::move(listing));
        });
}

void SectionTable::take(const ShownPartition& shown, const SectionOrdering& ordering,
                        Listing listing)
{
    const QModelIndex current = m_view->currentIndex();
    const bool isSameGraph = m_model->shown().graph == shown.graph;
    const bool wasEmpty = m_model->rowCount() == 0;
    const NodeId before = isSameGraph && current.isValid()
        ? m_model->shown().firstNode(m_model->sectionAt(current.row()))
        : NodeId();
    m_unfusedGraph = shown.graph;
    m_unfused = listing.unfused;
    m_model->show(shown, std::move(listing.rows), ordering);
    m_totals->show(shown, *m_unfused);
    if (!isSameGraph || wasEmpty)
        fitColumns();
    // With the arrow.
    const int sorted = int(ordering.column);
    fitHeading(*m_view->horizontalHeader(), sorted, m_view->columnWidth(sorted));
    alignTotals();
    m_pages->setCurrentWidget(m_content);
    if (before.isValid())
        showNode(before);
    emit this->shown();
}

/// Narrow, so that what the rows are sorted by is seen in a small window, too.
void SectionTable::fitColumns()
{
    for (int column = 0; column < sectionColumnCount; ++column) {
        const int content =
            std::max(static_cast<const QAbstractItemView*>(m_view)->sizeHintForColumn(column),
                     static_cast<const QAbstractItemView*>(m_sums)->sizeHintForColumn(column));
        fitHeading(*m_view->horizontalHeader(), column,
                   std::clamp(content, narrowestColumn, longestName));
    }
}

void SectionTable::showNode(NodeId node)
{
    const int row = m_model->rowOf(node);
    if (row >= 0)
        m_view->setCurrentIndex(m_model->index(row, int(SectionColumn::Label)));
    else
        m_view->clearSelection();
}

void SectionTable::pick(const QModelIndex& index)
{
    const std::uint32_t section = m_model->sectionAt(index.row());
    const Partition& partition = m_model->shown().made->partition;
    const std::vector<std::uint32_t>& foldOf = m_model->shown().made->folding.foldOf;
    std::vector<NodeId> nodes = partition.sections[section].nodes;
    for (std::uint32_t at = 0; m_ordering.isFolded && at < foldOf.size(); ++at) {
        if (at != section && foldOf[at] == foldOf[section])
            nodes.insert(nodes.end(), partition.sections[at].nodes.begin(),
                         partition.sections[at].nodes.end());
    }
    const NodeId current = nodes.front();
    std::ranges::sort(nodes);
    emit nodesPicked(nodes, current);
}

void SectionTable::activate(const QModelIndex& index)
{
    if (!index.isValid())
        return;
    pick(index);
    const std::uint32_t section = m_model->sectionAt(index.row());
    if (const auto rule = m_model->shown().made->partition.sections[section].rule)
        emit ruleActivated(*rule);
}

QString SectionTable::copyText() const
{
    QStringList lines;
    const auto line = [this](const auto& textOf) {
        QStringList cells;
        for (int column = 0; column < sectionColumnCount; ++column) {
            if (!m_view->isColumnHidden(column))
                cells.append(textOf(column));
        }
        return cells.join(QLatin1Char('\t'));
    };
    lines.append(line([this](int column) {
        return m_model->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
    }));
    const QItemSelectionModel* selection = m_view->selectionModel();
    for (int row = 0; row < m_model->rowCount(); ++row) {
        if (!selection->hasSelection() || selection->isRowSelected(row))
            lines.append(line(
                [this, row](int column) { return m_model->index(row, column).data().toString(); }));
    }
    return lines.join(QLatin1Char('\n'));
}

void SectionTable::copy() const
{
    QGuiApplication::clipboard()->setText(copyText());
}

} // namespace fusewright
