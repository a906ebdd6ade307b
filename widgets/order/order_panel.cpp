// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/order/order_panel.h"

#include "engine/graph/graph.h"
#include "engine/session/fusion_session.h"
#include "engine/session/rewrite_order.h"
#include "widgets/base/empty_page.h"
#include "widgets/base/scrolled_text.h"
#include "widgets/base/text.h"
#include "widgets/base/text_label.h"
#include "widgets/base/theme.h"
#include "widgets/document/live_fusion.h"
#include "widgets/document/rules_tab.h"
#include "widgets/order/order_model.h"
#include "widgets/order/order_table.h"
#include "widgets/order/order_words.h"
#include "widgets/order/rivals_view.h"

#include <QAction>
#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QSplitter>
#include <QStackedLayout>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace fusewright {

namespace {

constexpr int listShare = 1;
constexpr int detailShare = 1;
/// From so wide on the rivals stand beside the list.
constexpr int leastWide = 190 * grid;
/// Of what changes; the rest scrolls.
constexpr int mostChangeHeight = 18 * grid;

} // namespace

OrderPanel::OrderPanel(LiveFusion& fusion, const Theme& theme, QWidget* parent)
    : QFrame(parent),
      m_fusion(fusion),
      m_model(new OrderModel(theme, this)),
      m_table(new OrderTable(*m_model, theme)),
      m_rivals(new RivalsView(theme)),
      m_empty(new EmptyPage(theme, QStringLiteral("order"))),
      m_pages(new QStackedLayout(this)),
      m_summary(textLabel({3 * grid, grid, 3 * grid, grid})),
      m_changeTitle(textLabel({3 * grid, grid, 3 * grid, grid})),
      m_change(new ScrolledText({3 * grid, grid, 3 * grid, grid}, mostChangeHeight))
{
    setObjectName(QStringLiteral("panel"));
    setAccessibleName(tr("Rule order"));
    m_changeTitle->setFont(theme.font(TypeStep::Strong));
    m_summary->setObjectName(QStringLiteral("quiet"));
    m_up = createMove(QStringLiteral("up"), tr("Move earlier"), Qt::CTRL | Qt::Key_Up, -1);
    m_down = createMove(QStringLiteral("down"), tr("Move later"), Qt::CTRL | Qt::Key_Down, 1);
    for (QToolButton* button : {m_up, m_down}) {
        QAction* const action = button->defaultAction();
        const QString icon = button == m_up ? QStringLiteral("up") : QStringLiteral("down");
        action->setIcon(theme.icon(icon));
    }
    m_content = new QSplitter(Qt::Horizontal);
    m_content->addWidget(createList());
    m_content->addWidget(createDetail());
    m_content->setHandleWidth(1);
    m_content->setChildrenCollapsible(false);
    m_content->setStretchFactor(0, listShare);
    m_content->setStretchFactor(1, detailShare);
    m_pages->addWidget(m_empty);
    m_pages->addWidget(m_content);
    connectViews();
    gather();
}

QToolButton* OrderPanel::createMove(const QString& icon, const QString& text,
                                    const QKeySequence& keys, int by)
{
    auto* action = new QAction(text, this);
    action->setObjectName(icon);
    action->setShortcut(keys);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    action->setToolTip(
        QStringLiteral("%1 (%2)").arg(text, keys.toString(QKeySequence::NativeText)));
    connect(action, &QAction::triggered, this, [this, by] { moveCurrent(by); });
    addAction(action);
    auto* button = new QToolButton;
    button->setDefaultAction(action);
    button->setAutoRaise(true);
    button->setAccessibleName(text);
    button->setObjectName(icon);
    button->installEventFilter(this);
    return button;
}

QWidget* OrderPanel::createList()
{
    auto* head = new QHBoxLayout;
    head->setContentsMargins(0, grid, 2 * grid, 0);
    head->setSpacing(grid);
    head->addWidget(m_summary, 1);
    head->addWidget(m_up);
    head->addWidget(m_down);
    auto* list = new QWidget;
    auto* column = new QVBoxLayout(list);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(head);
    column->addWidget(m_table, 1);
    return list;
}

QWidget* OrderPanel::createDetail()
{
    m_change->setAccessibleName(tr("What changes"));
    auto* detail = new QWidget;
    auto* column = new QVBoxLayout(detail);
    column->setContentsMargins(0, grid, 0, grid);
    column->setSpacing(0);
    column->addWidget(m_rivals, 1);
    column->addWidget(m_changeTitle);
    column->addWidget(m_change);
    return detail;
}

void OrderPanel::connectViews()
{
    connect(&m_fusion, &LiveFusion::answered, this, &OrderPanel::gather);
    connect(m_table, &OrderTable::moveRequested, this, &OrderPanel::moveTo);
    connect(m_table, &OrderTable::hovered, this, &OrderPanel::preview);
    connect(m_table, &OrderTable::hoverEnded, this, &OrderPanel::endPreview);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &OrderPanel::showCurrent);
    connect(m_table, &QAbstractItemView::clicked, this, &OrderPanel::pickRule);
    connect(m_table, &QAbstractItemView::activated, this,
            [this](const QModelIndex& index) { activate(m_model->ruleAt(index.row())); });
    connect(m_rivals, &RivalsView::ruleChosen, m_table, &OrderTable::setCurrentRule);
    connect(m_rivals, &RivalsView::rivalPicked, this, &OrderPanel::pickRival);
    connect(m_rivals, &RivalsView::rulePicked, this, &OrderPanel::pickRule);
}

void OrderPanel::gather()
{
    const auto& answer = m_fusion.answer();
    movePending();
    if (!answer || !answer->graph || orderedRules(*answer).rules.rules.empty()) {
        m_gathering.cancel();
        m_previewing.cancel();
        m_before.reset();
        m_model->show(nullptr);
        m_rivals->show(nullptr, {});
        tellEmptiness();
        emit shown();
        return;
    }
    m_isOutdated = !isVisible();
    if (m_isOutdated)
        return;
    m_gathering.start([answer](const CancelToken& cancel,
                               ProgressSink&) { return gatherOrderFacts(answer, cancel); },
                      [this](OrderFacts facts) { take(std::move(facts)); });
}

void OrderPanel::take(OrderFacts facts)
{
    // Rules have been moved since: what comes next is about them.
    if (m_movedPlace && (!m_fusion.isCurrent() || facts.answer != m_fusion.answer()))
        return;
    std::optional<RuleKey> selected;
    if (const auto rule = m_table->currentRule(); rule && m_model->facts())
        selected = keyOf(m_model->facts()->rules(), *rule);
    m_previewing.cancel();
    m_model->show(std::make_shared<const OrderFacts>(std::move(facts)));
    selectAfter(selected);
    const OrderWords words(m_model->facts()->rules());
    m_summary->setText(words.summary(*m_model->facts()));
    m_pages->setCurrentWidget(m_content);
    showCurrent();
    auto before = std::exchange(m_before, std::nullopt);
    const OrderOutcome& after = m_model->facts()->outcome;
    const std::vector<std::uint32_t>& order = m_model->order();
    if (before && before->rules.size() == order.size() && order.size() <= after.rules.size()) {
        std::vector<OrderOutcome::Share> byRule = after.rules;
        for (std::size_t at = 0; at < order.size(); ++at)
            byRule[order[at]] = before->rules[at];
        before->rules = std::move(byRule);
    }
    if (before && before->rules.size() == after.rules.size())
        say(m_beforeTitle, words.change(*before, after));
    else
        endPreview();
    emit shown();
}

/// What is selected stays so: in another text a rule has another number, and perhaps another name.
void OrderPanel::selectAfter(const std::optional<RuleKey>& before)
{
    const RuleSet& rules = m_model->facts()->rules();
    const std::vector<std::uint32_t>& order = m_model->order();
    const auto place = std::exchange(m_movedPlace, std::nullopt);
    const RuleKey wanted = std::exchange(m_wantedRule, {});
    auto rule = findRule(rules, wanted);
    if (!rule && place && *place < order.size())
        rule = order[*place];
    if (!rule && before)
        rule = findRule(rules, *before);
    m_table->setCurrentRule(rule ? *rule : firstWithRivals());
}

/// Where nobody has chosen a rule, there is most to see.
std::uint32_t OrderPanel::firstWithRivals() const
{
    const std::vector<std::uint32_t>& order = m_model->order();
    const auto found = std::ranges::find_if(order, [&](std::uint32_t rule) {
        const RuleStanding& standing = m_model->facts()->rivals.standings[rule];
        return standing.won + standing.lost > 0;
    });
    return found == order.end() ? order.front() : *found;
}

void OrderPanel::tellEmptiness()
{
    const auto& answer = m_fusion.answer();
    if (!answer || !answer->graph)
        m_empty->tell(tr("No model"), tr("Open a model to see which rules compete."));
    else if (hasErrors(answer->diagnostics))
        m_empty->tell(tr("No valid rules"), tr("See Problems for the errors."));
    else
        m_empty->tell(tr("No rules"), tr("Write rules or open a rules file."));
    m_pages->setCurrentWidget(m_empty);
}

std::optional<std::uint32_t> OrderPanel::currentRule() const
{
    return m_table->currentRule();
}

void OrderPanel::followRule(const RuleKey& rule)
{
    if (rule == m_followed)
        return;
    m_followed = rule;
    const auto& facts = m_model->facts();
    if (!facts || m_isOutdated || m_gathering.isRunning()) {
        if (!m_movedPlace)
            m_wantedRule = rule;
        return;
    }
    if (const auto found = findRule(facts->rules(), rule))
        m_table->setCurrentRule(*found);
}

QString OrderPanel::standingText() const
{
    return m_rivals->aboutText();
}

QString OrderPanel::changeText() const
{
    return m_change->text();
}

void OrderPanel::showCurrent()
{
    const auto rule = m_table->currentRule();
    const auto& facts = m_model->facts();
    m_up->defaultAction()->setEnabled(rule && placeAfter(*rule, -1));
    m_down->defaultAction()->setEnabled(rule && placeAfter(*rule, 1));
    if (!rule || !facts) {
        m_rivals->show(nullptr, {});
        return;
    }
    m_rivals->show(facts, rule);
}

void OrderPanel::say(const QString& title, const QString& text)
{
    m_changeTitle->setText(title);
    m_change->setText(text);
    m_changeTitle->setVisible(!title.isEmpty());
    m_change->setVisible(!text.isEmpty());
}

// --- another order -------------------------------------------------------------------------------

/// The place in the order without the rule; nothing at the ends.
std::optional<int> OrderPanel::placeAfter(std::uint32_t rule, int by) const
{
    const int place = m_model->rowOf(rule) + by;
    return place >= 0 && place < m_model->rowCount() ? std::optional(place) : std::nullopt;
}

void OrderPanel::preview(quint32 rule, int place)
{
    const auto facts = m_model->facts();
    if (!facts || m_before)
        return;
    const auto order =
        movedInOrder(m_model->order(), rule, static_cast<std::size_t>(std::max(place, 0)));
    const OrderWords words(facts->rules());
    if (order == m_model->order()) {
        m_previewing.cancel();
        say(tr("%1 stays where it is").arg(words.name(rule)), {});
        return;
    }
    const QString title = tr("%1 at position %2").arg(words.name(rule)).arg(place + 1);
    say(title, tr("…"));
    m_previewing.start(
        [facts, order, rule](const CancelToken& cancel, ProgressSink&) {
            const FusionAnswer& answer = *facts->answer;
            const OrderedRules ordered = orderedRules(answer);
            OrderEdits edits = editOrder(ordered.texts, ordered.rules, order, rule);
            if (!edits.isPossible())
                return Trial{std::move(edits), facts->outcome};
            return Trial{std::move(edits),
                         ordered.rewrite()
                             ? tryRewriteOrder(*answer.rewriting, order, cancel)
                             : tryOrder(*answer.matched(), answer.rules, order, cancel)};
        },
        [this, facts, title](const Trial& trial) {
            const OrderWords told(facts->rules());
            const QString change = trial.edits.isPossible()
                ? told.change(facts->outcome, trial.outcome) + '\n'
                : QString();
            say(title, change + told.edits(trial.edits));
        });
}

void OrderPanel::endPreview()
{
    m_previewing.cancel();
    if (!m_before)
        say({}, {});
}

void OrderPanel::previewStep(int by)
{
    const auto rule = m_table->currentRule();
    const auto place = rule ? placeAfter(*rule, by) : std::nullopt;
    if (place)
        preview(*rule, *place);
}

/// Pointing at a button says what it would do.
bool OrderPanel::eventFilter(QObject* watched, QEvent* event)
{
    const bool isButton = watched == m_up || watched == m_down;
    if (isButton && (event->type() == QEvent::Enter || event->type() == QEvent::FocusIn))
        previewStep(watched == m_up ? -1 : 1);
    if (isButton && (event->type() == QEvent::Leave || event->type() == QEvent::FocusOut))
        endPreview();
    return QFrame::eventFilter(watched, event);
}

void OrderPanel::moveCurrent(int by)
{
    const auto rule = m_table->currentRule();
    if (!rule || !m_model->facts())
        return;
    if (!m_fusion.isCurrent() || m_model->facts()->answer != m_fusion.answer()) {
        m_pendingMoves += by;
        return;
    }
    if (const auto place = placeAfter(*rule, by))
        moveTo(*rule, *place);
}

/// What was asked for while the answer was on its way.
void OrderPanel::movePending()
{
    const auto& answer = m_fusion.answer();
    const int by = m_pendingMoves;
    const auto rule = m_table->currentRule();
    if (by == 0 || !rule || !answer || !m_fusion.isCurrent())
        return;
    m_pendingMoves = 0;
    const std::vector<std::uint32_t> order = triedOrder(orderedRules(*answer).rules);
    const auto at = std::ranges::find(order, *rule);
    if (at == order.end() || order.size() != m_model->order().size())
        return;
    const auto last = static_cast<std::ptrdiff_t>(order.size()) - 1;
    const auto place = std::clamp(at - order.begin() + by, std::ptrdiff_t(0), last);
    reorder(movedInOrder(order, *rule, static_cast<std::size_t>(place)), *rule);
}

void OrderPanel::moveTo(quint32 rule, int place)
{
    if (!m_model->facts() || !m_fusion.isCurrent() || m_model->facts()->answer != m_fusion.answer())
        return;
    const auto order =
        movedInOrder(m_model->order(), rule, static_cast<std::size_t>(std::max(place, 0)));
    if (order != m_model->order())
        reorder(order, rule);
}

/// By place in the order that was asked for before, `now`, or in that of the facts.
void OrderPanel::keepBefore(const std::vector<std::uint32_t>& now,
                            const std::vector<std::uint32_t>& order)
{
    OrderOutcome before = m_before.value_or(m_model->facts()->outcome);
    std::vector<OrderOutcome::Share> byPlace;
    for (const std::uint32_t rule : order) {
        const auto place = static_cast<std::size_t>(std::ranges::find(now, rule) - now.begin());
        const std::size_t at = m_before ? place : rule;
        byPlace.push_back(at < before.rules.size() ? before.rules[at] : OrderOutcome::Share());
    }
    before.rules = std::move(byPlace);
    m_before = std::move(before);
}

/// Edits of the texts that the answer is about; the rows move at once, the numbers follow with the
/// answer.
void OrderPanel::reorder(const std::vector<std::uint32_t>& order, std::uint32_t rule)
{
    const auto answer = m_fusion.answer();
    const OrderedRules ordered = orderedRules(*answer);
    const OrderWords words(ordered.rules);
    m_previewing.cancel();
    const OrderEdits edits = editOrder(ordered.texts, ordered.rules, order, rule);
    if (!edits.isPossible()) {
        say(tr("%1 cannot be moved there").arg(words.name(rule)), words.edits(edits));
        return;
    }
    if (edits.isEmpty())
        return;
    if (m_model->facts())
        keepBefore(triedOrder(ordered.rules), order);
    m_beforeTitle = words.edits(edits);
    m_movedPlace = static_cast<std::size_t>(std::ranges::find(order, rule) - order.begin());
    say(m_beforeTitle, tr("…"));
    m_model->setOrder(order);
    m_table->setCurrentRule(rule);
    for (std::size_t file = 0; file < edits.edits.size(); ++file) {
        RulesTab* const tab =
            edits.edits[file].empty() ? nullptr : m_fusion.tabOf(ordered.texts[file]);
        if (tab)
            tab->rules().apply(edits.edits[file]);
    }
}

void OrderPanel::activate(std::uint32_t rule)
{
    const OrderedRules ordered = orderedRules(*m_model->facts()->answer);
    const Rule& wanted = ordered.rules.rules[rule];
    if (wanted.file < ordered.texts.size())
        emit ruleActivated(ordered.texts[wanted.file], wanted.nameRange);
}

// --- the picture ---------------------------------------------------------------------------------

void OrderPanel::pickRule()
{
    const auto rule = m_table->currentRule();
    if (!rule || !m_model->facts())
        return;
    const std::vector<NodeId> nodes = m_model->facts()->rivals.contestedBy(*rule);
    if (!nodes.empty())
        emit nodesPicked(nodes, nodes.front());
}

void OrderPanel::pickRival(quint32 rule, quint32 rival)
{
    const std::vector<NodeId> nodes = m_model->facts()->rivals.contestedBy(rule, rival);
    if (!nodes.empty())
        emit nodesPicked(nodes, nodes.front());
}

void OrderPanel::showEvent(QShowEvent* event)
{
    QFrame::showEvent(event);
    if (m_isOutdated)
        gather();
}

void OrderPanel::resizeEvent(QResizeEvent* event)
{
    QFrame::resizeEvent(event);
    const bool isFlat = width() >= leastWide || width() > 2 * height();
    m_content->setOrientation(isFlat ? Qt::Horizontal : Qt::Vertical);
}

} // namespace fusewright
