// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/search/graph_search_bar.h"

#include "engine/graph/graph.h"
#include "engine/partition/made_partition.h"
#include "engine/session/graph_query.h"
#include "widgets/base/elided_label.h"
#include "widgets/base/search_field.h"
#include "widgets/base/text.h"
#include "widgets/base/theme.h"
#include "widgets/search/hit_list.h"
#include "widgets/search/query_help.h"
#include "widgets/sentences/engine_text.h"

#include <QKeyEvent>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace fusewright {

namespace {

constexpr int quietMilliseconds = 120;
constexpr int longestQuery = 4096;
constexpr int fieldWidth = 60 * grid;
constexpr int leastFieldWidth = 28 * grid; ///< Without the buttons for what keys do, too.
constexpr int iconSize = 4 * grid;
constexpr int buttonRoom = 9 * grid;

/// How many UTF-16 units the bytes up to a place are.
int unitsBefore(const QByteArray& text, std::size_t bytes)
{
    return static_cast<int>(QString::fromUtf8(text.left(static_cast<qsizetype>(bytes))).size());
}

} // namespace

GraphSearchBar::GraphSearchBar(const Theme& theme, QWidget* parent)
    : QFrame(parent), m_list(new HitList), m_help(new QueryHelp(theme, this))
{
    setObjectName(QStringLiteral("searchBar"));
    setAccessibleName(tr("Search operators"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(2 * grid, grid, 2 * grid, grid);
    column->setSpacing(grid);
    column->addWidget(createRow(theme));
    column->addWidget(createErrorLine(theme));
    m_list->hide();
    column->addWidget(m_list);
    m_list->installEventFilter(this);
    connect(m_list, &HitList::picked, this, [this](NodeId node) {
        m_current = node;
        showCount();
        emit picked(node);
    });

    m_quiet.setSingleShot(true);
    m_quiet.setInterval(quietMilliseconds);
    connect(&m_quiet, &QTimer::timeout, this, &GraphSearchBar::search);
    connect(m_field, &QLineEdit::textChanged, &m_quiet, qOverload<>(&QTimer::start));
    connect(m_help, &QueryHelp::examplePicked, this, &GraphSearchBar::useExample);
    showCount();
}

GraphSearchBar::~GraphSearchBar() = default;

QWidget* GraphSearchBar::createRow(const Theme& theme)
{
    m_field = new SearchField(theme, tr("Search: linear, op:softmax, 4096x11008 …"));
    m_field->setMaxLength(longestQuery);
    m_field->setMinimumWidth(leastFieldWidth);
    m_field->installEventFilter(this);
    m_count = new QLabel;
    m_count->setObjectName(QStringLiteral("searchCount"));
    m_previous = createButton(theme, "up", tr("Previous operator (Shift+Enter)"));
    m_next = createButton(theme, "down", tr("Next operator (Enter)"));
    m_all = createButton(theme, "check", tr("Select all results (Alt+Enter)"));
    m_listed = createButton(theme, "outline", tr("List the results (Alt+Down)"));
    m_listed->setCheckable(true);
    m_syntax = createButton(theme, "help", tr("Search syntax (Down)"));
    auto* shut = createButton(theme, "close", tr("Close the search (Esc)"));
    connect(m_previous, &QToolButton::clicked, this, &GraphSearchBar::goPrevious);
    connect(m_next, &QToolButton::clicked, this, &GraphSearchBar::goNext);
    connect(m_all, &QToolButton::clicked, this, [this] { emit selectAllRequested(m_found); });
    connect(m_listed, &QToolButton::toggled, this, [this] { showCount(); });
    connect(m_syntax, &QToolButton::clicked, this, [this] { m_help->popUpAt(*this); });
    connect(shut, &QToolButton::clicked, this, &GraphSearchBar::close);

    auto* line = new QWidget;
    auto* row = new QHBoxLayout(line);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(grid);
    row->addWidget(m_field, 1);
    row->addSpacing(grid);
    row->addWidget(m_count);
    row->addSpacing(grid);
    for (QToolButton* const button : {m_previous, m_next, m_all, m_listed, m_syntax, shut})
        row->addWidget(button);
    return line;
}

/// What keys do as well gives way to the text.
void GraphSearchBar::resizeEvent(QResizeEvent* event)
{
    QFrame::resizeEvent(event);
    const bool hasRoom = width() >= fieldWidth + m_count->sizeHint().width() + 6 * buttonRoom;
    m_all->setVisible(hasRoom);
    m_syntax->setVisible(hasRoom);
}

QWidget* GraphSearchBar::createErrorLine(const Theme& theme)
{
    m_errorLine = new QWidget;
    auto* icon = new QToolButton;
    icon->setIcon(theme.icon(QStringLiteral("error"), Ink::Error));
    icon->setIconSize({iconSize, iconSize});
    icon->setToolTip(tr("Go to error"));
    icon->setAccessibleName(tr("Go to the error in the query"));
    icon->setObjectName(QStringLiteral("mistake"));
    connect(icon, &QToolButton::clicked, this, [this] {
        const QByteArray text = query().toUtf8();
        const int begin = unitsBefore(text, m_mistake.begin);
        m_field->setFocus();
        m_field->setSelection(begin, std::max(1, unitsBefore(text, m_mistake.end) - begin));
    });
    m_error = new ElidedLabel(Qt::ElideRight);
    m_error->setFont(theme.font(TypeStep::Small));
    m_error->setObjectName(QStringLiteral("errorText"));
    auto* row = new QHBoxLayout(m_errorLine);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(grid);
    row->addWidget(icon);
    row->addWidget(m_error, 1);
    m_errorLine->hide();
    return m_errorLine;
}

QToolButton* GraphSearchBar::createButton(const Theme& theme, const char* icon, const QString& text)
{
    auto* button = new QToolButton;
    button->setIcon(theme.icon(QString::fromLatin1(icon)));
    button->setIconSize({iconSize, iconSize});
    button->setAutoRaise(true);
    button->setToolTip(text);
    button->setAccessibleName(text);
    return button;
}

void GraphSearchBar::setGround(SearchGround ground)
{
    const bool isOtherGraph = ground.graph != m_ground.graph;
    m_ground = std::move(ground);
    if (isOtherGraph) {
        m_current = {};
        m_waiting.reset();
        take({});
    }
    search();
}

void GraphSearchBar::open()
{
    show();
    m_field->setFocus(Qt::ShortcutFocusReason);
    m_field->selectAll();
    search();
}

void GraphSearchBar::close()
{
    m_help->hide();
    m_quiet.stop();
    m_searching.cancel();
    m_waiting.reset();
    hide();
    take({});
    emit closed();
}

QString GraphSearchBar::query() const
{
    return m_field->text();
}

void GraphSearchBar::setQuery(const QString& query)
{
    m_field->setText(query);
    search();
}

void GraphSearchBar::setCurrent(NodeId node)
{
    m_current = node;
    showCount();
}

void GraphSearchBar::search()
{
    m_quiet.stop();
    m_searching.cancel();
    if (isHidden())
        return;
    const Query query = parseQuery(m_field->text().toStdString());
    showFinding(query.findings.empty() ? nullptr : &query.findings.front());
    if (!m_ground.graph || query.clauses.empty() || !query.findings.empty()) {
        m_waiting.reset();
        take({});
        return;
    }
    m_searching.start(
        [ground = m_ground, query](const CancelToken& cancel, ProgressSink&) {
            return findNodes(query, *ground.graph, ground.made.get(), ground.rules.get(), cancel);
        },
        [this](std::vector<NodeId> nodes) { take(std::move(nodes)); });
}

void GraphSearchBar::take(std::vector<NodeId> nodes)
{
    const bool isOther = nodes != m_found;
    m_found = std::move(nodes);
    if (isOther)
        m_list->setHits(m_ground.graph, m_found);
    showCount();
    if (isOther)
        emit found(m_found);
    if (const auto way = std::exchange(m_waiting, std::nullopt))
        step(*way);
}

void GraphSearchBar::go(Way way)
{
    if (m_quiet.isActive())
        search();
    if (m_searching.isRunning())
        m_waiting = way;
    else
        step(way);
}

void GraphSearchBar::step(Way way)
{
    if (m_found.empty())
        return;
    // Also from an operator that was not found the next one is the next in the graph.
    if (!m_current.isValid()) {
        m_current = way == Way::Next ? m_found.front() : m_found.back();
    } else if (way == Way::Next) {
        const auto after = std::ranges::upper_bound(m_found, m_current);
        m_current = after == m_found.end() ? m_found.front() : *after;
    } else {
        const auto at = std::ranges::lower_bound(m_found, m_current);
        m_current = at == m_found.begin() ? m_found.back() : *std::prev(at);
    }
    showCount();
    emit picked(m_current);
}

void GraphSearchBar::showCount()
{
    const auto at = std::ranges::lower_bound(m_found, m_current);
    const bool isAmong = at != m_found.end() && *at == m_current;
    const bool isAnswered = m_ground.graph && !m_field->text().trimmed().isEmpty()
        && m_errorLine->isHidden() && !m_searching.isRunning();
    if (isAmong)
        m_count->setText(tr("%1 of %2")
                             .arg(countText(static_cast<std::size_t>(at - m_found.begin()) + 1),
                                  countText(m_found.size())));
    else if (!m_found.empty())
        m_count->setText(tr("%Ln found", nullptr, static_cast<int>(m_found.size())));
    else
        m_count->setText(isAnswered ? tr("Nothing found") : QString());
    for (QToolButton* const button : {m_previous, m_next, m_all})
        button->setEnabled(!m_found.empty());
    m_list->setVisible(m_listed->isChecked() && !m_found.empty());
    m_list->setCurrent(m_current);
}

void GraphSearchBar::showFinding(const QueryFinding* finding)
{
    m_errorLine->setVisible(finding != nullptr);
    if (!finding)
        return;
    m_mistake = finding->range;
    const int place = unitsBefore(query().toUtf8(), finding->range.begin) + 1;
    m_error->setFullText(tr("Character %1: %2").arg(place).arg(engineText(finding->message)));
}

void GraphSearchBar::useExample(const QString& example)
{
    const QString before = query().trimmed();
    setQuery(before.isEmpty() ? example : before + QLatin1Char(' ') + example);
    m_field->setFocus();
    m_field->setSelection(static_cast<int>(query().size() - example.size()),
                          static_cast<int>(example.size()));
}

bool GraphSearchBar::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_field && event->type() == QEvent::KeyPress
        && pressed(*static_cast<QKeyEvent*>(event)))
        return true;
    if (watched == m_list && event->type() == QEvent::KeyPress) {
        const auto& key = *static_cast<QKeyEvent*>(event);
        if (key.key() == Qt::Key_Escape) {
            close();
            return true;
        }
        return stepped(key);
    }
    return QFrame::eventFilter(watched, event);
}

bool GraphSearchBar::stepped(const QKeyEvent& key)
{
    if (!isVisible() || (key.key() != Qt::Key_F3 && key.key() != Qt::Key_F6))
        return false;
    go(key.modifiers().testFlag(Qt::ShiftModifier) ? Way::Previous : Way::Next);
    return true;
}

bool GraphSearchBar::pressed(const QKeyEvent& key)
{
    if (stepped(key))
        return true;
    const Way way = key.modifiers().testFlag(Qt::ShiftModifier) ? Way::Previous : Way::Next;
    switch (key.key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (key.modifiers().testFlag(Qt::AltModifier))
            m_all->click();
        else
            go(way);
        return true;
    case Qt::Key_Down:
        if (key.modifiers().testFlag(Qt::AltModifier))
            m_listed->toggle();
        else if (m_list->isVisible())
            m_list->setFocus(Qt::TabFocusReason);
        else
            m_help->popUpAt(*this);
        return true;
    case Qt::Key_Escape:
        close();
        return true;
    default:
        return false;
    }
}

} // namespace fusewright
