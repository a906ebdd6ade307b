// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/suggest/draft_page.h"

#include "engine/graph/graph.h"
#include "widgets/base/quiet_table.h"
#include "widgets/base/text.h"
#include "widgets/base/theme.h"
#include "widgets/sentences/engine_text.h"
#include "widgets/suggest/draft_words.h"
#include "widgets/suggest/entry_form.h"
#include "widgets/suggest/entry_model.h"
#include "widgets/suggest/replacement_words.h"

#include <QComboBox>
#include <QHeaderView>
#include <QItemSelectionModel>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>

#include <algorithm>
#include <limits>
#include <utility>

namespace fusewright {

void DraftPage::begin(std::shared_ptr<const Graph> graph, const std::vector<NodeId>& nodes,
                      RuleRank rank, DraftTarget target)
{
    m_graph = std::move(graph);
    m_wish = {.draft = draftOf(*m_graph, nodes, target.language),
              .rank = rank,
              .target = std::move(target)};
    m_priority->setToolTip(rank == RuleRank::Above
                               ? tr("Suggested value: above the rules it competes with")
                               : tr("Suggested value: not above the rules it competes with"));
    m_answer.reset();
    showProduct();
    showDraft();
    if (m_model->rowCount() > 0)
        m_entries->setCurrentIndex(m_model->index(0, 0));
    showEntry();
    emit wishChanged();
}

void DraftPage::setAnswer(DraftAnswer answer, const RuleSet& rules)
{
    m_wish.draft = answer.draft;
    m_wish.alike = answer.alike;
    m_answer = std::move(answer);
    showDraft();
    if (m_answer->replacement || m_answer->offer)
        showConditions();
    else
        showHeuristics();
    showEntry();
    showProblem(rules);
    m_text->setPlainText(toQt(m_answer->text));
}

void DraftPage::wishFor(RuleDraft draft)
{
    m_wish.draft = std::move(draft);
    m_answer.reset();
    showDraft();
    emit wishChanged();
}

void DraftPage::showDraft()
{
    const RuleDraft& draft = m_wish.draft;
    // The caret stays where somebody writes.
    if (m_name->text() != toQt(draft.name))
        m_name->setText(toQt(draft.name));
    const QSignalBlocker block(m_priority);
    m_priority->setValue(static_cast<int>(
        std::clamp<std::int64_t>(draft.priority, m_priority->minimum(), m_priority->maximum())));
    m_model->show(m_graph, draft);
    m_insert->setEnabled(m_answer && m_answer->isRule());
}

void DraftPage::showHeuristics()
{
    const QSignalBlocker block(m_heuristic);
    m_heuristic->clear();
    m_heuristic->addItem(tr("none"), QString());
    for (const HeuristicAdvice& advice : m_answer->heuristics) {
        const QString name = toQt(advice.name);
        const bool isMet = advice.verdict != HeuristicResult::Verdict::NotMet;
        m_heuristic->addItem(isMet ? name : tr("%1 (not met)").arg(name), name);
        m_heuristic->setItemData(m_heuristic->count() - 1, engineText(advice.reason),
                                 Qt::ToolTipRole);
    }
    const QString chosen = toQt(m_wish.draft.heuristic.value_or(std::string()));
    m_heuristic->setCurrentIndex(std::max(0, m_heuristic->findData(chosen)));
}

std::size_t DraftPage::currentEntry() const
{
    const int row = m_entries->currentIndex().row();
    const std::size_t count = m_wish.draft.entries.size();
    return row < 0 ? count : std::min(static_cast<std::size_t>(row), count);
}

void DraftPage::showEntry()
{
    const std::size_t at = currentEntry();
    const bool isThere = at < m_wish.draft.entries.size();
    m_form->setVisible(isThere);
    if (!isThere)
        return;
    const bool isKnown = m_answer && at < m_answer->alternatives.size();
    std::vector<std::string> alternatives;
    if (isKnown)
        alternatives = m_answer->alternatives[at];
    const DraftEntry& entry = m_wish.draft.entries[at];
    // While the answer is on its way those that were chosen are known.
    for (std::size_t other = 1; other < entry.operators.size(); ++other) {
        if (std::ranges::find(alternatives, entry.operators[other]) == alternatives.end())
            alternatives.push_back(entry.operators[other]);
    }
    m_form->show(entry, alternatives);
    m_form->drop().setEnabled(m_wish.draft.entries.size() > 1);
}

void DraftPage::showProblem(const RuleSet& rules)
{
    const DraftAnswer& answer = *m_answer;
    QString problem = faultText(answer);
    const bool isFault = !problem.isEmpty();
    if (!isFault && answer.replacement)
        problem = replacementProblem();
    else if (!isFault && answer.effect)
        problem = fateText(answer, rules);
    m_problemText->setText(problem);
    m_problem->setVisible(!problem.isEmpty());

    const bool joins = !answer.isConnected() && answer.connectors;
    const std::size_t count = joins ? answer.connectors->size() : answer.missing.size();
    const int number = static_cast<int>(count);
    m_fix->setVisible(count > 0);
    m_fix->setText(joins ? tr("Add %Ln operator(s) that connect them", nullptr, number)
                         : tr("Add the %Ln missing operator(s)", nullptr, number));
    m_contextFix->setVisible(joins && !answer.replacement && !answer.offer);
    m_counts->setVisible(answer.effect || (answer.replacement && answer.replacement->effect));
    if (!m_counts->isHidden())
        showCounts(rules);
}

void DraftPage::showCounts(const RuleSet& rules)
{
    if (m_answer->replacement) {
        m_counts->setText(rewriteText(*m_answer, *m_graph));
        return;
    }
    const QString changes = changesText(*m_answer, rules);
    const QString counts = fusewright::countsText(*m_answer);
    m_counts->setText(changes.isEmpty() ? counts : counts + QLatin1Char('\n') + changes);
}

void DraftPage::takeEntry()
{
    const std::size_t at = currentEntry();
    if (at >= m_wish.draft.entries.size())
        return;
    RuleDraft draft = m_wish.draft;
    draft.entries[at] = m_form->entry();
    wishFor(std::move(draft));
}

void DraftPage::dropEntry()
{
    std::vector<NodeId> nodes = m_wish.draft.nodes();
    const std::size_t at = currentEntry();
    if (at >= nodes.size() || nodes.size() == 1)
        return;
    nodes.erase(nodes.begin() + static_cast<std::ptrdiff_t>(at));
    wishFor(redrawn(*m_graph, m_wish.draft, nodes, m_wish.target.language));
    showEntry();
}

void DraftPage::addNodes(const std::vector<NodeId>& nodes, bool isIncluded)
{
    std::vector<NodeId> all = m_wish.draft.nodes();
    all.insert(all.end(), nodes.begin(), nodes.end());
    RuleDraft draft = redrawn(*m_graph, m_wish.draft, all, m_wish.target.language);
    for (const NodeId node : nodes)
        draft.find(node)->isIncluded = isIncluded;
    wishFor(std::move(draft));
    showEntry();
}

QString DraftPage::problemText() const
{
    return m_problem->isHidden() ? QString() : m_problemText->text();
}

QString DraftPage::countsText() const
{
    return m_counts->text();
}

QString DraftPage::ruleText() const
{
    return m_text->toPlainText();
}

} // namespace fusewright
