// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/rewrite/rewrite_panel.h"

#include "engine/graph/graph.h"
#include "engine/match/refused_parts.h"
#include "widgets/base/empty_page.h"
#include "widgets/base/search_field.h"
#include "widgets/base/side_text_delegate.h"
#include "widgets/base/text_label.h"
#include "widgets/base/theme.h"
#include "widgets/rewrite/option_delegate.h"
#include "widgets/rewrite/rewrite_model.h"
#include "widgets/rewrite/rewrite_words.h"

#include <QHeaderView>
#include <QLabel>
#include <QSignalBlocker>
#include <QStackedLayout>
#include <QTreeView>
#include <QVBoxLayout>

#include <utility>

namespace fusewright {

namespace {

using Kind = RewriteRow::Kind;

} // namespace

RewritePanel::RewritePanel(const Theme& theme, QWidget* parent)
    : QFrame(parent),
      m_model(new RewriteModel(theme, this)),
      m_tree(new QTreeView),
      m_search(new SearchField(theme, tr("Filter by rule or operator"))),
      m_empty(new EmptyPage(theme, QStringLiteral("layers"))),
      m_summary(textLabel({3 * grid, grid, 3 * grid, 2 * grid})),
      m_sentence(textLabel({3 * grid, 2 * grid, 3 * grid, 2 * grid})),
      m_pages(new QStackedLayout(this))
{
    setObjectName(QStringLiteral("panel"));
    setAccessibleName(tr("Rewrites"));
    m_tree->setModel(m_model);
    m_tree->setAccessibleName(tr("Stages, rules and rewrites"));
    m_tree->setUniformRowHeights(true);
    m_tree->setIconSize({4 * grid, 4 * grid});
    m_tree->setItemDelegateForColumn(RewriteModel::Name, new SideTextDelegate(m_tree));
    m_tree->setItemDelegateForColumn(RewriteModel::Rewrites, new OptionDelegate(m_tree));
    m_tree->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed);
    m_tree->setExpandsOnDoubleClick(false);
    m_tree->header()->setStretchLastSection(false);
    m_tree->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_tree->header()->setSectionResizeMode(RewriteModel::Name, QHeaderView::Stretch);
    m_summary->setObjectName(QStringLiteral("quiet"));
    m_sentence->setAccessibleName(tr("About the selected row"));
    m_sentence->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);

    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto* head = new QHBoxLayout;
    head->setContentsMargins(2 * grid, 2 * grid, 2 * grid, grid);
    head->addWidget(m_search);
    column->addLayout(head);
    column->addWidget(m_summary);
    column->addWidget(m_tree, 1);
    column->addWidget(m_sentence);
    m_pages->addWidget(m_empty);
    m_pages->addWidget(content);

    connect(m_search, &QLineEdit::textChanged, this, &RewritePanel::fill);
    connect(m_search, &SearchField::leftDownwards, m_tree, qOverload<>(&QWidget::setFocus));
    connect(m_tree->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex& index) {
                showSentence();
                lookAt(index);
            });
    connect(m_tree, &QTreeView::expanded, this, &RewritePanel::lookAt);
    connect(&m_misses, &RewriteMisses::found, this, &RewritePanel::showMisses);
    connect(m_tree, &QAbstractItemView::clicked, this, &RewritePanel::pick);
    connect(m_tree, &QAbstractItemView::activated, this, &RewritePanel::activate);
    // Behind what a click on another row says of that one.
    connect(m_model, &RewriteModel::optionRefused, m_sentence, &QLabel::setText,
            Qt::QueuedConnection);
    connect(m_model, &RewriteModel::assumed, this, &RewritePanel::assumed);
    connect(m_model, &RewriteModel::optionChosen, this, &RewritePanel::optionChosen);
    tellEmptiness();
}

void RewritePanel::show(std::shared_ptr<const Rewriting> rewriting,
                        std::shared_ptr<const Graph> shown, RewriteMisses::Texts texts)
{
    m_shown = std::move(shown);
    if (rewriting == m_rewriting) {
        tellEmptiness();
        return;
    }
    m_rewriting = std::move(rewriting);
    m_misses.setRewriting(m_rewriting, std::move(texts));
    fill();
    lookAt(m_tree->currentIndex());
}

void RewritePanel::fill()
{
    keepState();
    if (m_rewriting)
        m_model->show(rewriteRows(m_rewriting, m_search->text().trimmed().toStdString(),
                                  m_misses.known(), m_misses.fixes()));
    else
        m_model->show({});
    if (m_rewriting)
        m_summary->setText(RewriteWords(m_model->rows()).summary());
    restoreState();
    tellEmptiness();
    showSentence();
}

/// Why a rule does not match is looked for when it is chosen or opened.
void RewritePanel::lookAt(const QModelIndex& index)
{
    if (index.isValid() && m_model->rowAt(index).kind == Kind::Rule)
        m_misses.want(m_model->rowAt(index).rule);
}

/// A rule without a match that is chosen opens: nothing else is to be said of it.
void RewritePanel::showMisses(std::uint32_t rule)
{
    fill();
    const QModelIndex current = m_tree->currentIndex();
    const bool isIt = current.isValid() && m_model->rowAt(current).kind == Kind::Rule
        && m_model->rowAt(current).rule == rule;
    if (isIt && m_model->rows().counts[rule].matches() == 0)
        m_tree->expand(current);
}

/// All rows, in the order of the tree.
std::vector<QModelIndex> RewritePanel::allRows() const
{
    std::vector<QModelIndex> rows;
    std::vector<QModelIndex> open{QModelIndex()};
    while (!open.empty()) {
        const QModelIndex parent = open.back();
        open.pop_back();
        if (parent.isValid())
            rows.push_back(parent);
        for (int row = m_model->rowCount(parent); row-- > 0;)
            open.push_back(m_model->index(row, 0, parent));
    }
    return rows;
}

void RewritePanel::keepState()
{
    if (m_model->rowCount() == 0)
        return;
    m_closed.clear();
    m_open.clear();
    for (const QModelIndex& index : allRows()) {
        if (m_model->rowCount(index) == 0)
            continue;
        const bool isStage = m_model->rowAt(index).kind == Kind::Stage;
        if (m_tree->isExpanded(index) != isStage)
            (isStage ? m_closed : m_open).insert(m_model->keyOf(index));
    }
    m_current = m_model->keyOf(m_tree->currentIndex());
}

/// Stages are open unless somebody closed them, all else closed unless somebody opened it.
void RewritePanel::restoreState()
{
    const QSignalBlocker quiet(m_tree);
    for (const QModelIndex& index : allRows()) {
        const QString key = m_model->keyOf(index);
        const Kind kind = m_model->rowAt(index).kind;
        const bool isStage = kind == Kind::Stage;
        if (!isStage && kind != Kind::Rule && kind != Kind::Option)
            m_tree->setFirstColumnSpanned(index.row(), index.parent(), true);
        if (m_model->rowCount(index) > 0)
            m_tree->setExpanded(index, isStage ? !m_closed.contains(key) : m_open.contains(key));
        if (key == m_current)
            m_tree->setCurrentIndex(index);
    }
    for (int row = 0; row < m_model->rowCount() && !m_tree->currentIndex().isValid(); ++row) {
        if (m_model->rowAt(m_model->index(row, 0)).kind == Kind::Stage)
            m_tree->setCurrentIndex(m_model->index(row, 0));
    }
}

void RewritePanel::tellEmptiness()
{
    m_pages->setCurrentIndex(m_rewriting ? 1 : 0);
    if (!m_rewriting && !m_shown)
        m_empty->tell(tr("No model"), tr("Open a model to see what rules rewrite in it."));
    else if (!m_rewriting)
        m_empty->tell(tr("No rules rewrite the graph"),
                      tr("Tick Tenstorrent composites in the Rules menu, or open rules that "
                         "rewrite."));
}

void RewritePanel::pick(const QModelIndex& index)
{
    if (!index.isValid() || !m_shown)
        return;
    const std::vector<NodeId> nodes = operatorsIn(*m_shown, m_model->rows(), m_model->rowAt(index));
    if (!nodes.empty())
        emit nodesPicked(nodes, nodes.front());
    emit rowPicked(m_model->rows(), m_model->rowAt(index));
}

void RewritePanel::activate(const QModelIndex& index)
{
    const RewriteRow& row = m_model->rowAt(index);
    switch (row.kind) {
    case Kind::Stage:
        emit stageActivated(static_cast<int>(row.stage));
        return;
    case Kind::Option:
        m_tree->edit(index.siblingAtColumn(RewriteModel::Rewrites));
        return;
    case Kind::Rule:
    case Kind::Refused:
    case Kind::Unknown:
        pick(index);
        goToText(row);
        return;
    case Kind::Near:
        pick(index);
        goToText(row);
        return;
    case Kind::Fix:
        emit fixChosen(m_rewriting->rules.rules[row.rule].file, m_model->rows().fixOf(row));
        return;
    case Kind::Options:
    case Kind::Unmatched:
        m_tree->setExpanded(index, !m_tree->isExpanded(index));
        return;
    case Kind::Step:
    case Kind::More:
        pick(index);
    }
}

/// To the part of a condition that was false or unknown, else to the rule.
void RewritePanel::goToText(const RewriteRow& row)
{
    const RuleSet& rules = m_model->rows().rewriting->rules;
    const Rule& rule = rules.rules[row.rule];
    TextRange range = rule.nameRange;
    if (row.kind == Kind::Near) {
        const RewriteMiss& miss = m_model->rows().missOf(row);
        const auto& ranges = rule.patterns[miss.pattern].entryRanges;
        if (miss.group.entry.index < ranges.size())
            range = ranges[miss.group.entry.index];
    } else if (row.kind != Kind::Rule) {
        const RefusedGroup& group = m_model->rows().groupOf(row);
        range = rangeOf(rule.patterns[group.pattern], group.part).value_or(range);
    }
    if (!rules.pathOf(rule).empty())
        emit textActivated(rules.pathOf(rule), range);
}

void RewritePanel::showSentence()
{
    const QModelIndex index = m_tree->currentIndex();
    m_sentence->setText(index.isValid()
                            ? RewriteWords(m_model->rows()).sentenceOf(m_model->rowAt(index))
                            : QString());
}

} // namespace fusewright
