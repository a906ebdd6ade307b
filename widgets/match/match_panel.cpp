// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/match/match_panel.h"

#include "engine/graph/graph.h"
#include "engine/session/fusion_session.h"
#include "widgets/base/empty_page.h"
#include "widgets/base/search_field.h"
#include "widgets/base/text.h"
#include "widgets/base/text_label.h"
#include "widgets/base/theme.h"
#include "widgets/match/funnel_table.h"
#include "widgets/match/match_model.h"
#include "widgets/match/match_tree.h"
#include "widgets/match/match_words.h"
#include "widgets/match/option_bar.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QPushButton>
#include <QSplitter>
#include <QStackedLayout>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace fusewright {

namespace {

using Kind = MatchItem::Kind;

constexpr int treeShare = 5;
constexpr int funnelShare = 3;
/// From so wide on the funnel stands beside the tree, if that is not much narrower than high.
constexpr int leastWide = 130 * grid;
constexpr int leastFunnelWidth = 70 * grid;
/// Of a panel that has the funnel below the tree.
constexpr int leastHigh = 80 * grid;

/// What a try had bound, and what stands where it ended.
std::vector<NodeId> nodesOf(const DetailedAttempt& told)
{
    std::vector<NodeId> nodes = allNodes(told.furthest);
    nodes.push_back(told.attempt.place);
    if (told.failure && told.failure->at.isValid())
        nodes.push_back(told.failure->at);
    std::ranges::sort(nodes);
    nodes.erase(std::unique(nodes.begin(), nodes.end()), nodes.end());
    return nodes;
}

} // namespace

MatchPanel::MatchPanel(const Theme& theme, QWidget* parent)
    : QFrame(parent),
      m_model(new MatchModel(theme, this)),
      m_tree(new MatchTree(*m_model)),
      m_search(new SearchField(theme, tr("Rule, operator or module"))),
      m_options(new OptionBar),
      m_empty(new EmptyPage(theme, QStringLiteral("rule"))),
      m_funnel(new FunnelTable(theme)),
      m_summary(textLabel({3 * grid, grid, 3 * grid, 2 * grid})),
      m_sentence(textLabel({3 * grid, grid, 3 * grid, 2 * grid})),
      m_pages(new QStackedLayout(this))
{
    setObjectName(QStringLiteral("panel"));
    setAccessibleName(tr("Matches"));
    createMenu(theme);
    m_content = createContent(theme);
    m_pages->addWidget(m_empty);
    m_pages->addWidget(m_content);

    connect(m_search, &QLineEdit::textChanged, this, &MatchPanel::gather);
    connect(m_search, &SearchField::leftDownwards, m_tree, qOverload<>(&QWidget::setFocus));
    connect(m_tree, &MatchTree::picked, this, &MatchPanel::pick);
    connect(m_tree, &QAbstractItemView::activated, this, &MatchPanel::activate);
    connect(m_tree, &MatchTree::opened, &m_misses, [this](quint32 rule) { m_misses.want(rule); });
    connect(m_tree->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &MatchPanel::showCurrent);
    connect(&m_misses, &NearMisses::found, this,
            [this](quint32 rule) { m_model->setMisses(rule, *m_misses.known(rule)); });
    connect(&m_misses, &NearMisses::advised, this, &MatchPanel::showFixes);
    connect(m_funnel, &FunnelTable::entryActivated, this, &MatchPanel::entryActivated);
    connect(m_options, &OptionBar::chosen, this, &MatchPanel::optionChosen);
    connect(&theme, &Theme::changed, m_tree->viewport(), qOverload<>(&QWidget::update));
    tellEmptiness();
}

QWidget* MatchPanel::createHead(const Theme& theme)
{
    const auto create = [&](const char* icon, const QString& text, const QKeySequence& keys,
                            int by) {
        auto* action = new QAction(theme.icon(QString::fromLatin1(icon)), text, this);
        action->setShortcut(keys);
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        action->setToolTip(
            QStringLiteral("%1 (%2)").arg(text, keys.toString(QKeySequence::NativeText)));
        connect(action, &QAction::triggered, this, [this, by] { stepSection(by); });
        addAction(action);
        return action;
    };
    m_previous = create("previous_section", tr("Previous section of the rule"),
                        QKeySequence(Qt::ALT | Qt::Key_Up), -1);
    m_next = create("next_section", tr("Next section of the rule"),
                    QKeySequence(Qt::ALT | Qt::Key_Down), 1);

    auto* head = new QWidget;
    auto* row = new QHBoxLayout(head);
    row->setContentsMargins(2 * grid, 2 * grid, 2 * grid, grid);
    row->setSpacing(grid);
    row->addWidget(m_search, 1);
    for (QAction* action : {m_previous, m_next}) {
        auto* button = new QToolButton;
        button->setDefaultAction(action);
        button->setAutoRaise(true);
        button->setAccessibleName(action->text());
        row->addWidget(button);
    }
    return head;
}

QSplitter* MatchPanel::createContent(const Theme& theme)
{
    m_summary->setObjectName(QStringLiteral("quiet"));
    m_sentence->setAccessibleName(tr("About the selected row"));
    m_sentence->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    auto* upper = new QWidget;
    auto* column = new QVBoxLayout(upper);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(createHead(theme));
    column->addWidget(m_options);
    column->addWidget(m_summary);
    column->addWidget(m_tree, 1);
    auto* lower = new QWidget;
    auto* detail = new QVBoxLayout(lower);
    detail->setContentsMargins(0, grid, 0, 0);
    detail->setSpacing(0);
    detail->addWidget(m_sentence);
    m_apply =
        new QPushButton(theme.icon(QStringLiteral("lamp"), Ink::Accent), tr("Apply this change"));
    m_apply->setVisible(false);
    connect(m_apply, &QPushButton::clicked, this, [this] { activate(m_tree->currentIndex()); });
    auto* row = new QHBoxLayout;
    row->setContentsMargins(3 * grid, 0, 3 * grid, 2 * grid);
    row->addWidget(m_apply);
    row->addStretch();
    detail->addLayout(row);
    detail->addWidget(m_funnel, 1);

    auto* splitter = new QSplitter(Qt::Vertical);
    splitter->addWidget(upper);
    splitter->addWidget(lower);
    splitter->setHandleWidth(1);
    splitter->setChildrenCollapsible(false);
    splitter->setStretchFactor(0, treeShare);
    splitter->setStretchFactor(1, funnelShare);
    return splitter;
}

void MatchPanel::resizeEvent(QResizeEvent* event)
{
    QFrame::resizeEvent(event);
    turn();
}

/// A flat panel has the funnel beside the tree, a tall one below it; a small one has only the tree
/// and what there is to say about a row.
void MatchPanel::turn()
{
    const bool isFlat = width() >= leastWide && width() > 2 * height();
    const auto orientation = isFlat ? Qt::Horizontal : Qt::Vertical;
    if (orientation != m_content->orientation()) {
        m_content->setOrientation(orientation);
        const int room = isFlat ? width() : height();
        const int part = room * funnelShare / (treeShare + funnelShare);
        const int funnel = isFlat ? std::max(part, leastFunnelWidth) : part;
        m_content->setSizes({room - funnel, funnel});
    }
    const bool isSmall = !isFlat && height() < leastHigh;
    m_funnel->setVisible(!isSmall);
    m_summary->setVisible(!isSmall || !m_tellsCover);
    fitSentence();
}

/// Without a funnel the tree has all the room that the sentence leaves.
void MatchPanel::fitSentence()
{
    QLayout* const detail = m_sentence->parentWidget()->layout();
    if (!m_funnel->isHidden())
        return;
    const int needed = detail->totalHeightForWidth(m_sentence->width());
    m_content->setSizes({height() - needed, needed});
}

void MatchPanel::createMenu(const Theme& theme)
{
    auto* copy = new QAction(theme.icon(QStringLiteral("copy")), tr("Copy"), m_tree);
    copy->setShortcut(QKeySequence::Copy);
    auto* jump = new QAction(tr("Show in rules"), m_tree);
    connect(copy, &QAction::triggered, this, &MatchPanel::copy);
    connect(jump, &QAction::triggered, this, [this] { activate(m_tree->currentIndex()); });
    auto* close = new QAction(tr("Close all"), m_tree);
    connect(close, &QAction::triggered, m_tree, &QTreeView::collapseAll);
    auto* steps = new QAction(theme.icon(QStringLiteral("steps")), tr("Step through"), m_tree);
    connect(steps, &QAction::triggered, this, &MatchPanel::askForSteps);
    m_assume = new QAction(tr("Take conditional matches"), m_tree);
    m_assume->setCheckable(true);
    connect(m_assume, &QAction::triggered, this, &MatchPanel::toggleAssumed);
    for (QAction* action : {copy, jump, steps, m_assume, close}) {
        action->setShortcutContext(Qt::WidgetShortcut);
        m_tree->addAction(action);
    }
    m_tree->setContextMenuPolicy(Qt::ActionsContextMenu);
}

void MatchPanel::setAnswer(std::shared_ptr<const FusionAnswer> answer)
{
    m_answer = std::move(answer);
    gather();
}

void MatchPanel::gather()
{
    if (!m_answer || !m_answer->graph || m_answer->rules.rules.empty()) {
        m_gathering.cancel();
        m_tree->keepState();
        m_misses.setAnswer(nullptr);
        m_model->show(nullptr, {}, {});
        tellEmptiness();
        emit shown();
        return;
    }
    const std::string wanted = m_search->text().trimmed().toStdString();
    m_gathering.start(
        [answer = m_answer, wanted](const CancelToken& cancel, ProgressSink&) {
            return gatherMatchFacts(*answer, wanted, cancel);
        },
        [this, answer = m_answer, wanted](MatchFacts facts) {
            take(answer, std::move(facts), wanted);
        });
}

void MatchPanel::take(const std::shared_ptr<const FusionAnswer>& answer, MatchFacts facts,
                      const std::string& wanted)
{
    m_tree->keepState();
    m_telling.cancel();
    m_misses.setAnswer(answer);
    m_options->show(answer->rules.options, answer->rules.choices.options);
    m_model->show(answer, std::move(facts), wanted);
    for (const std::uint32_t rule : m_model->facts().order) {
        if (const auto* known = m_misses.known(rule))
            m_model->setFixes(rule, *known, m_misses.takenFixes(rule));
    }
    m_tree->restoreState();
    const MatchWords words(*answer);
    const bool isNothing = m_model->facts().sections == 0
        && std::ranges::all_of(m_model->facts().rules,
                               [](const RuleYield& rule) { return rule.holding == 0; });
    m_tellsCover = !m_model->facts().order.empty() && !isNothing;
    m_summary->setText(m_model->facts().order.empty() ? tr("Nothing matches the filter.")
                           : isNothing                ? words.nothingText(m_model->facts())
                                                      : words.coverText(m_model->facts()));
    turn();
    m_pages->setCurrentWidget(m_content);
    showFollowed();
    showCurrent();
    emit shown();
}

/// Fixes stand between the rows that are there.
void MatchPanel::showFixes(std::uint32_t rule)
{
    m_tree->keepState();
    m_model->setFixes(rule, *m_misses.known(rule), m_misses.takenFixes(rule));
    m_tree->restoreState();
    showCurrent();
}

void MatchPanel::tellEmptiness()
{
    const bool hasRules = m_answer && !m_answer->rules.rules.empty();
    if (!m_answer || !m_answer->graph)
        m_empty->tell(tr("No model"), tr("Open a model to see what the rules match."));
    else if (!hasRules && m_answer->rewriting)
        m_empty->tell(tr("No rules make sections"),
                      tr("The rules rewrite the graph: see Rewrites for what they match."));
    else if (!hasRules && !m_answer->diagnostics.empty())
        m_empty->tell(tr("No valid rules"), tr("See Problems for the errors."));
    else if (!hasRules)
        m_empty->tell(tr("No rules"),
                      tr("Write a rule, open a rules file, or take one from Suggestions."));
    m_pages->setCurrentWidget(m_empty);
}

void MatchPanel::showRule(std::uint32_t rule)
{
    const QModelIndex index = m_model->answer() ? m_model->indexOfRule(rule) : QModelIndex();
    if (index.isValid())
        m_tree->setCurrentIndex(index);
}

void MatchPanel::followRule(const RuleKey& rule)
{
    if (rule == m_followed)
        return;
    m_followed = rule;
    m_isFollowing = true;
    showFollowed();
}

void MatchPanel::showFollowed()
{
    if (!m_isFollowing || !m_model->answer())
        return;
    const auto rule = findRule(m_model->answer()->rules, m_followed);
    if (!rule)
        return;
    m_isFollowing = false;
    if (currentRule() != rule)
        showRule(*rule);
}

std::optional<MatchItem> MatchPanel::currentItem() const
{
    const QModelIndex current = m_tree->currentIndex();
    if (!current.isValid() || !m_model->answer())
        return std::nullopt;
    return m_model->itemAt(current);
}

std::optional<std::uint32_t> MatchPanel::currentRule() const
{
    const auto item = currentItem();
    return item ? std::optional(item->rule) : std::nullopt;
}

void MatchPanel::showCurrent()
{
    const auto item = currentItem();
    const auto rule = currentRule();
    // Rows that come between others do not end what is being found out about this one.
    const QString key = m_model->answer() ? m_model->keyOf(m_tree->currentIndex()) : QString();
    if (std::exchange(m_key, key) != key || !m_telling.isRunning()) {
        m_telling.cancel();
        m_sentence->setText(item ? m_model->sentenceOf(*item) : QString());
    }
    m_apply->setVisible(item && item->kind == Kind::Fix);
    fitSentence();
    const auto isConditional = [&](const RefusalGroup& group) {
        return group.reason == RefusedMatch::Reason::ConditionUnknown;
    };
    m_assume->setVisible(
        rule
        && (isAssumed(*rule)
            || std::ranges::any_of(m_model->facts().rules[*rule].refusals, isConditional)));
    m_assume->setChecked(rule && isAssumed(*rule));
    m_funnel->show(m_model->answer(), rule);
    if (item && item->kind == Kind::Section)
        m_section = item->at;
    const bool hasSections = rule && !m_model->facts().rules[*rule].sections.empty();
    m_previous->setEnabled(hasSections);
    m_next->setEnabled(hasSections);
    if (rule && rule != m_rule)
        emit ruleSelected(*rule);
    m_rule = rule;
}

void MatchPanel::pick(const QModelIndex& index)
{
    const MatchItem item = m_model->itemAt(index);
    emit refusalPicked(item.kind == Kind::Refused ? std::optional<quint32>(item.at) : std::nullopt);
    if (item.kind == Kind::Miss) {
        pickMiss(item);
        return;
    }
    const std::vector<NodeId> nodes = m_model->nodesOf(item);
    if (!nodes.empty())
        emit nodesPicked(nodes, m_model->currentOf(item));
}

/// What the try had bound is found out once more.
void MatchPanel::pickMiss(const MatchItem& item)
{
    const std::uint32_t pattern = m_model->missAt(item).pattern;
    m_telling.start(
        [answer = m_model->answer(), item, pattern](const CancelToken&, ProgressSink&) {
            const Rule& rule = answer->rules.rules[item.rule];
            return PatternTrial(*answer->matched(), rule.patterns[pattern].pattern).at(item.place);
        },
        [this, item, pattern](const DetailedAttempt& told) {
            m_sentence->setText(MatchWords(*m_model->answer()).tryText(item.rule, pattern, told));
            fitSentence();
            const bool isTold = told.failure && told.failure->at.isValid();
            emit nodesPicked(nodesOf(told), isTold ? told.failure->at : item.place);
        });
}

void MatchPanel::activate(const QModelIndex& index)
{
    if (!index.isValid())
        return;
    const MatchItem item = m_model->itemAt(index);
    if (item.kind == Kind::Fold || item.kind == Kind::Refusals) {
        m_tree->setExpanded(index, !m_tree->isExpanded(index));
    } else if (item.kind == Kind::Fix) {
        emit fixChosen(item.rule, FixProposal(m_model->fixAt(item)));
    } else if (item.kind == Kind::Misses || item.kind == Kind::Miss) {
        const NearMiss& miss = m_model->missAt(item);
        emit entryActivated(item.rule, miss.pattern, miss.group.entry);
    } else {
        emit ruleActivated(item.rule);
    }
}

bool MatchPanel::isAssumed(std::uint32_t rule) const
{
    const RuleSet& rules = m_model->answer()->rules;
    const auto answer = rules.choices.assumed.find(rules.rules[rule].name);
    return answer != rules.choices.assumed.end() && answer->second;
}

/// What nobody knows about the matches of the rule counts as true, or no more.
void MatchPanel::toggleAssumed()
{
    if (const auto rule = currentRule())
        emit assumed(toQt(m_model->answer()->rules.rules[*rule].name), !isAssumed(*rule));
}

void MatchPanel::askForSteps()
{
    const auto item = currentItem();
    if (!item)
        return;
    if (item->kind == Kind::Miss || item->kind == Kind::Misses) {
        const NearMiss& miss = m_model->missAt(*item);
        const bool isOne = item->kind == Kind::Miss;
        emit stepRequested(item->rule, miss.pattern,
                           isOne ? item->place : miss.group.places.front());
    } else if (item->kind == Kind::Refused) {
        const RefusedMatch& refused = m_model->answer()->made.matches.refused[item->at];
        emit stepRequested(item->rule, refused.pattern, refused.place);
    } else if (const NodeId node = m_model->currentOf(*item); node.isValid()) {
        emit stepRequested(item->rule, std::nullopt, node);
    }
}

bool MatchPanel::stepSection(int by)
{
    const auto rule = currentRule();
    if (!rule || m_model->facts().rules[*rule].sections.empty())
        return false;
    const std::vector<std::uint32_t>& sections = m_model->facts().rules[*rule].sections;
    const auto count = static_cast<std::ptrdiff_t>(sections.size());
    const auto at = m_section ? std::ranges::lower_bound(sections, *m_section) : sections.end();
    const bool isAmong = at != sections.end() && *at == *m_section;
    std::ptrdiff_t next = by > 0 ? 0 : count - 1;
    if (isAmong)
        next = (at - sections.begin() + by + count) % count;
    const std::uint32_t section = sections[static_cast<std::size_t>(next)];
    m_tree->setCurrentIndex(m_model->indexOfSection(section));
    m_section = section;
    const std::vector<NodeId>& nodes = m_model->answer()->made.partition.sections[section].nodes;
    emit nodesPicked(nodes, nodes.front());
    return true;
}

QString MatchPanel::copyText() const
{
    return m_tree->copyText();
}

void MatchPanel::copy() const
{
    QGuiApplication::clipboard()->setText(copyText());
}

void MatchPanel::focusSearch()
{
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->selectAll();
}

} // namespace fusewright
