// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/suggest/draft_answer.h"

#include <QWidget>

#include <memory>
#include <vector>

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;
class QSpinBox;

namespace fusewright {

class ConditionModel;
class EntryForm;
class EntryModel;
class Graph;
class QuietTable;
struct RuleSet;
class Theme;

/// A rule that is being made from operators: what it is called, what each entry is, what it does.
/// It finds nothing out itself: it says what is wished and shows the answer.
class DraftPage : public QWidget {
    Q_OBJECT

public:
    explicit DraftPage(const Theme& theme, QWidget* parent = nullptr);

    /// Begins anew with operators of a graph.
    void begin(std::shared_ptr<const Graph> graph, const std::vector<NodeId>& nodes, RuleRank rank,
               DraftTarget target = {});
    /// Where the rule goes now. In another language it begins anew with the same operators.
    void setTarget(DraftTarget target);
    void setAnswer(DraftAnswer answer, const RuleSet& rules);

    const DraftWish& wish() const { return m_wish; }
    /// Nothing while the answer to what is wished is on its way.
    const std::optional<DraftAnswer>& answer() const { return m_answer; }

    QLineEdit& name() { return *m_name; }
    QSpinBox& priority() { return *m_priority; }
    QComboBox& heuristic() { return *m_heuristic; }
    QComboBox& stage() { return *m_stage; }
    QuietTable& conditions() { return *m_conditions; }
    QuietTable& entries() { return *m_entries; }
    EntryForm& form() { return *m_form; }
    QPushButton& fix() { return *m_fix; }
    QPushButton& contextFix() { return *m_contextFix; }
    QPushButton& insert() { return *m_insert; }
    QString problemText() const;
    QString countsText() const;
    QString ruleText() const;

signals:
    void wishChanged();
    void insertRequested();
    void left();
    void nodePicked(fusewright::NodeId node);

private:
    QWidget* createHead(const Theme& theme);
    QWidget* createBody(const Theme& theme);
    QWidget* createFields();
    QWidget* createProblem(const Theme& theme);
    QWidget* createFoot(const Theme& theme);
    void createConditions();
    void connectFields();
    void wishFor(RuleDraft draft);
    void addNodes(const std::vector<NodeId>& nodes, bool isIncluded);
    void showDraft();
    void showHeuristics();
    void showEntry();
    void showProblem(const RuleSet& rules);
    void showCounts(const RuleSet& rules);
    void showProduct();
    void showConditions();
    QString replacementProblem() const;
    void takeEntry();
    void dropEntry();
    std::size_t currentEntry() const;

    std::shared_ptr<const Graph> m_graph;
    DraftWish m_wish;
    std::optional<DraftAnswer> m_answer;
    EntryModel* m_model;
    ConditionModel* m_conditionModel;
    QFormLayout* m_fields = nullptr;
    QLineEdit* m_name;
    QSpinBox* m_priority;
    QComboBox* m_heuristic;
    QComboBox* m_stage;
    QuietTable* m_conditions;
    QuietTable* m_entries;
    EntryForm* m_form;
    QWidget* m_problem = nullptr;
    QLabel* m_problemText;
    QPushButton* m_fix;
    QPushButton* m_contextFix;
    QLabel* m_counts;
    QPlainTextEdit* m_text;
    QPushButton* m_insert;
};

} // namespace fusewright
