// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/diff/diff_panel.h"

#include "widgets/base/empty_page.h"
#include "widgets/base/quiet_table.h"
#include "widgets/base/text.h"
#include "widgets/base/theme.h"
#include "widgets/diff/change_delegate.h"
#include "widgets/diff/change_look.h"
#include "widgets/diff/change_model.h"
#include "widgets/diff/side_by_side.h"

#include <QHeaderView>
#include <QLabel>
#include <QPainter>
#include <QShortcut>
#include <QStackedLayout>
#include <QTabBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace fusewright {

namespace {

constexpr int mostChangeWidth = 60 * grid;
constexpr int leastNameWidth = 26 * grid;

constexpr YieldingColumns::Column fixedColumns[] = {
    {.number = int(ChangeColumn::Change), .least = 0},
    {.number = int(ChangeColumn::Times), .least = 15 * grid},
    {.number = int(ChangeColumn::Operators), .least = 22 * grid, .yields = 1},
};

QIcon tagIcon(ChangeKind kind, const Theme& theme, ClassPalette palette, double ratio)
{
    QPixmap pixmap(QSize(changeTagSize, changeTagSize) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    paintChangeTag(painter, {0, 0, changeTagSize, changeTagSize}, kind, theme, palette);
    return pixmap;
}

} // namespace

DiffPanel::DiffPanel(const Theme& theme, QWidget* parent)
    : QFrame(parent),
      m_theme(theme),
      m_model(new ChangeModel(this)),
      m_delegate(new ChangeDelegate(theme, this)),
      m_view(new QuietTable)
{
    setObjectName(QStringLiteral("panel"));
    setAccessibleName(tr("Differences"));
    setMinimumWidth(92 * grid);
    createView();
    auto* content = new QWidget;
    m_pages = new QStackedLayout(content);
    m_empty = new EmptyPage(theme, QStringLiteral("layers"));
    m_pages->addWidget(m_empty);
    m_pages->addWidget(m_view);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(createHead(theme));
    column->addWidget(createFilters(theme));
    column->addWidget(content, 1);
    setClassPalette(ClassPalette::Standard);
    connect(&theme, &Theme::changed, this, [this] {
        setClassPalette(m_palette);
        showCounts();
    });
    setSides(nullptr, {});
}

QWidget* DiffPanel::createHead(const Theme& theme)
{
    m_pairs = new QTabBar;
    m_pairs->setAccessibleName(tr("What is compared"));
    m_pairs->setDrawBase(false);
    m_pairs->setExpanding(false);
    connect(m_pairs, &QTabBar::currentChanged, this, &DiffPanel::list);

    const auto button = [this, &theme](const char* icon, const QString& text,
                                       const QKeySequence& key, auto does, auto doesWithin) {
        auto* made = new QToolButton;
        made->setIcon(theme.icon(QLatin1String(icon)));
        made->setAccessibleName(text);
        made->setAutoRaise(true);
        made->setShortcut(key);
        const QKeySequence alike(
            QKeyCombination(Qt::ControlModifier | key[0].keyboardModifiers(), key[0].key()));
        //: Next kind of change (F6; Ctrl+F6 for the next of this kind)
        made->setToolTip(tr("%1 (%2; %3 within this kind)")
                             .arg(text, key.toString(QKeySequence::NativeText),
                                  alike.toString(QKeySequence::NativeText)));
        auto* within = new QShortcut(alike, this);
        connect(within, &QShortcut::activated, this, doesWithin);
        connect(made, &QToolButton::clicked, this, does);
        return made;
    };
    m_previous = button("up", tr("Previous kind of change"), QKeySequence(Qt::SHIFT | Qt::Key_F6),
                        &DiffPanel::goPrevious, &DiffPanel::goPreviousAlike);
    m_previous->setObjectName(QStringLiteral("previousChange"));
    m_next = button("down", tr("Next kind of change"), QKeySequence(Qt::Key_F6), &DiffPanel::goNext,
                    &DiffPanel::goNextAlike);
    m_next->setObjectName(QStringLiteral("nextChange"));
    m_position = new QLabel;
    m_position->setObjectName(QStringLiteral("quiet"));

    auto* head = new QWidget;
    auto* row = new QHBoxLayout(head);
    row->setContentsMargins(2 * grid, grid, 2 * grid, 0);
    row->setSpacing(grid);
    row->addWidget(m_pairs);
    row->addStretch(1);
    row->addWidget(m_position);
    row->addSpacing(grid);
    row->addWidget(m_previous);
    row->addWidget(m_next);
    return head;
}

QWidget* DiffPanel::createFilters(const Theme&)
{
    m_filterRow = new QWidget;
    auto* row = new QHBoxLayout(m_filterRow);
    row->setContentsMargins(2 * grid, grid, 2 * grid, grid);
    row->setSpacing(grid);
    for (const ChangeKind kind : allChangeKinds) {
        auto* filter = new QToolButton;
        filter->setObjectName(QLatin1String(changeKindName(kind).data()));
        filter->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        filter->setIconSize({changeTagSize, changeTagSize});
        filter->setCheckable(true);
        filter->setChecked(true);
        filter->setToolTip(tr("Show or hide these changes"));
        connect(filter, &QToolButton::toggled, this, &DiffPanel::filter);
        m_filters[kind] = filter;
        row->addWidget(filter);
    }
    row->addStretch(1);
    return m_filterRow;
}

void DiffPanel::createView()
{
    m_view->setModel(m_model);
    m_view->setItemDelegateForColumn(int(ChangeColumn::Change), m_delegate);
    m_view->setObjectName(QStringLiteral("changes"));
    m_view->setAccessibleName(tr("Changes"));
    m_view->setSelectionMode(QAbstractItemView::SingleSelection);
    m_view->setTextElideMode(Qt::ElideMiddle);
    QHeaderView* header = m_view->horizontalHeader();
    m_columns.emplace(*header, fixedColumns);
    header->setSectionResizeMode(int(ChangeColumn::Name), QHeaderView::Stretch);
    connect(m_view, &QAbstractItemView::clicked, this,
            [this](const QModelIndex& index) { goTo(index.row(), 0); });
    connect(m_view, &QAbstractItemView::activated, this, &DiffPanel::pickAll);
}

void DiffPanel::setSides(std::shared_ptr<const SideBySide> comparison,
                         const std::vector<QString>& names)
{
    m_comparison = std::move(comparison);
    const int before = m_pairs->currentIndex();
    {
        const QSignalBlocker blocker(m_pairs);
        while (m_pairs->count() > 0)
            m_pairs->removeTab(0);
        for (std::size_t place = 1; m_comparison && place < names.size(); ++place)
            m_pairs->addTab(QStringLiteral("%1 → %2").arg(names[place - 1], names[place]));
        m_pairs->setCurrentIndex(std::clamp(before, 0, std::max(0, m_pairs->count() - 1)));
        // While it is hidden it does not say by itself that it wants room now.
        m_pairs->updateGeometry();
    }
    list();
}

std::size_t DiffPanel::pair() const
{
    return static_cast<std::size_t>(std::max(0, m_pairs->currentIndex()));
}

void DiffPanel::list()
{
    m_model->show(m_comparison, pair());
    m_view->clearSelection();
    m_view->setCurrentIndex({});
    m_change = 0;
    showCounts();
    showPage();
    showPosition();
    share();
    emit pairChanged();
}

void DiffPanel::resizeEvent(QResizeEvent* event)
{
    QFrame::resizeEvent(event);
    share();
}

/// What a change is called comes before how many operators it has; kinds have letters, too.
void DiffPanel::share()
{
    const QAbstractItemView& view = *m_view;
    const int change = view.sizeHintForColumn(int(ChangeColumn::Change)) + changeTagSize + 6 * grid;
    m_columns->widen(int(ChangeColumn::Change), std::min(change, mostChangeWidth));
    m_columns->share(width(), leastNameWidth);
    m_saysKinds = true;
    showCounts();
    m_saysKinds = m_filterRow->sizeHint().width() <= width();
    showCounts();
}

void DiffPanel::filter()
{
    std::set<ChangeKind> hidden;
    for (const auto& [kind, button] : m_filters) {
        if (!button->isChecked())
            hidden.insert(kind);
    }
    m_model->setHidden(hidden);
    m_change = 0;
    showPage();
    showPosition();
}

void DiffPanel::setClassPalette(ClassPalette palette)
{
    m_palette = palette;
    m_delegate->setClassPalette(palette);
    for (const auto& [kind, button] : m_filters)
        button->setIcon(tagIcon(kind, m_theme, palette, devicePixelRatioF()));
    m_view->viewport()->update();
}

void DiffPanel::showCounts()
{
    const ComparedPair* pair = m_model->pair();
    const std::vector<std::size_t> counts =
        pair ? changeCounts(pair->diff) : std::vector<std::size_t>(allChangeKinds.size());
    for (const auto& [kind, button] : m_filters) {
        const QString count = countText(counts[static_cast<std::size_t>(kind)]);
        const QString full = QStringLiteral("%1 %2").arg(changeKindText(kind), count);
        button->setText(m_saysKinds ? full : count);
        button->setAccessibleName(full);
        button->setEnabled(counts[static_cast<std::size_t>(kind)] > 0);
    }
}

void DiffPanel::showPage()
{
    const ComparedPair* pair = m_model->pair();
    const bool hasRows = m_model->rowCount() > 0;
    m_filterRow->setVisible(pair);
    m_pages->setCurrentIndex(hasRows ? 1 : 0);
    m_previous->setEnabled(hasRows);
    m_next->setEnabled(hasRows);
    if (!pair) {
        m_empty->tell(tr("Nothing to compare"),
                      tr("Open a model, and choose two sides that differ."));
    } else if (!hasRows) {
        m_empty->tell(tr("No changes of these kinds"),
                      tr("Other kinds of changes are hidden above."));
    }
}

void DiffPanel::showPosition()
{
    const QModelIndex current = m_view->currentIndex();
    if (!current.isValid()) {
        m_position->clear();
        return;
    }
    const std::size_t count = m_model->rowAt(current.row()).changes.size();
    m_position->setText(tr("%1 of %2").arg(countText(m_change + 1), countText(count)));
}

void DiffPanel::goNext()
{
    stepRow(1);
}

void DiffPanel::goPrevious()
{
    stepRow(-1);
}

void DiffPanel::goNextAlike()
{
    stepInRow(1);
}

void DiffPanel::goPreviousAlike()
{
    stepInRow(-1);
}

void DiffPanel::stepRow(int by)
{
    const int rows = m_model->rowCount();
    if (rows == 0)
        return;
    const QModelIndex current = m_view->currentIndex();
    const int from = current.isValid() ? current.row() : by > 0 ? -1 : rows;
    goTo((from + by + rows) % rows, 0);
}

void DiffPanel::stepInRow(int by)
{
    const QModelIndex current = m_view->currentIndex();
    if (!current.isValid()) {
        stepRow(by);
        return;
    }
    const std::size_t count = m_model->rowAt(current.row()).changes.size();
    goTo(current.row(), by > 0 ? (m_change + 1) % count : (m_change + count - 1) % count);
}

void DiffPanel::goTo(int row, std::size_t change)
{
    m_change = change;
    m_view->setCurrentIndex(m_model->index(row, int(ChangeColumn::Change)));
    showPosition();
    const std::uint32_t at = m_model->rowAt(row).changes[change];
    const std::vector<NodeId>& nodes = m_model->pair()->diff.changes[at].nodes;
    emit nodesPicked(nodes, nodes.front());
}

void DiffPanel::pickAll(const QModelIndex& index)
{
    if (!index.isValid())
        return;
    std::vector<NodeId> nodes;
    for (const std::uint32_t at : m_model->rowAt(index.row()).changes) {
        const std::vector<NodeId>& more = m_model->pair()->diff.changes[at].nodes;
        nodes.insert(nodes.end(), more.begin(), more.end());
    }
    const NodeId current = nodes.front();
    std::ranges::sort(nodes);
    emit nodesPicked(nodes, current);
}

void DiffPanel::showNode(NodeId node)
{
    const ComparedPair* pair = m_model->pair();
    const auto place = pair ? placeOf(*pair, m_model->all(), node) : std::nullopt;
    const int row = place ? m_model->shownRow(place->row) : -1;
    if (row < 0) {
        m_view->clearSelection();
        m_view->setCurrentIndex({});
    } else {
        m_change = place->change;
        m_view->setCurrentIndex(m_model->index(row, int(ChangeColumn::Change)));
    }
    showPosition();
}

} // namespace fusewright
