// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/pattern/pattern.h"
#include "widgets/base/job_slot.h"
#include "widgets/match/match_facts.h"
#include "widgets/match/near_misses.h"

#include <QFrame>

#include <memory>
#include <optional>
#include <string>
#include <vector>

class QAction;
class QAction;
class QLabel;
class QModelIndex;
class QPushButton;
class QSplitter;
class QStackedLayout;

namespace fusewright {

class EmptyPage;
class FunnelTable;
class MatchModel;
class MatchTree;
class OptionBar;
class SearchField;
class Theme;
struct FusionAnswer;
struct MatchItem;

/// What the rules do to the model: their sections, refused matches and near misses as a tree, and
/// how far the selected rule gets. It chooses nothing itself: it says what was picked.
class MatchPanel : public QFrame {
    Q_OBJECT

public:
    explicit MatchPanel(const Theme& theme, QWidget* parent = nullptr);

    /// May be null: then nothing is shown. What was open and selected stays so.
    void setAnswer(std::shared_ptr<const FusionAnswer> answer);
    /// Selects a rule; nothing happens when it is not shown.
    void showRule(std::uint32_t rule);
    /// Selects this rule when another one was followed before, so what is looked at in
    /// a rule stays while the text stays in it. Waits for an answer that has the rule.
    void followRule(const RuleKey& rule);
    /// The rule that is selected, or that the selected row is about.
    std::optional<std::uint32_t> currentRule() const;
    /// What is known about near misses; anyone may ask for more.
    NearMisses& misses() { return m_misses; }
    /// What is selected, or else all that is open.
    QString copyText() const;

public slots:
    /// Goes through all sections of the selected rule in the order in which they run.
    /// False where the rule has no section.
    bool nextSection() { return stepSection(1); }
    bool previousSection() { return stepSection(-1); }
    void copy() const;
    void focusSearch();

signals:
    /// Operators to show, and the one to look at.
    void nodesPicked(const std::vector<fusewright::NodeId>& nodes, fusewright::NodeId current);
    /// A refused match was chosen, or, with nothing, something else.
    void refusalPicked(std::optional<quint32> refused);
    /// Another rule is the selected one.
    void ruleSelected(quint32 rule);
    /// Wants to be seen in the text.
    void ruleActivated(quint32 rule);
    void entryActivated(quint32 rule, quint32 pattern, fusewright::EntryId entry);
    /// The search of the rule is to be gone through; of any pattern where none is named.
    void stepRequested(quint32 rule, std::optional<quint32> pattern, fusewright::NodeId node);
    /// A change of the text that a rule of the answer is in.
    void fixChosen(quint32 rule, const fusewright::FixProposal& fix);
    /// The user says that what a rule asks holds wherever nobody knows, or takes it back.
    void assumed(const QString& rule, bool isAssumed);
    void optionChosen(const QString& option, const QString& value);
    /// Another answer, or what was looked for in it, is on screen.
    void shown();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* createHead(const Theme& theme);
    QSplitter* createContent(const Theme& theme);
    void turn();
    void createMenu(const Theme& theme);
    void fitSentence();
    void gather();
    void take(const std::shared_ptr<const FusionAnswer>& answer, MatchFacts facts,
              const std::string& wanted);
    void tellEmptiness();
    void showCurrent();
    void showFollowed();
    void pick(const QModelIndex& index);
    void pickMiss(const MatchItem& item);
    void activate(const QModelIndex& index);
    void askForSteps();
    void showFixes(std::uint32_t rule);
    bool stepSection(int by);
    std::optional<MatchItem> currentItem() const;
    void toggleAssumed();
    bool isAssumed(std::uint32_t rule) const;

    std::shared_ptr<const FusionAnswer> m_answer; ///< The newest; the model has what is shown.
    MatchModel* m_model;
    MatchTree* m_tree;
    SearchField* m_search;
    OptionBar* m_options;
    QAction* m_assume = nullptr;
    EmptyPage* m_empty;
    FunnelTable* m_funnel;
    QSplitter* m_content = nullptr;
    QLabel* m_summary;
    QLabel* m_sentence;
    QStackedLayout* m_pages;
    QPushButton* m_apply = nullptr;
    QAction* m_next = nullptr;
    QAction* m_previous = nullptr;
    QString m_key;                       ///< Of the row that the sentence is about.
    std::optional<std::uint32_t> m_rule; ///< The last one that was told of.
    bool m_tellsCover = false; ///< The summary says how much is in sections, as others do too.
    RuleKey m_followed;
    bool m_isFollowing = false;             ///< It is to be selected when an answer has it.
    std::optional<std::uint32_t> m_section; ///< Where one is among the sections of a rule.
    NearMisses m_misses;
    JobSlot m_telling{JobPriority::Shown};
    JobSlot m_gathering{JobPriority::Shown}; ///< Last: it has stopped before the rest goes.
};

} // namespace fusewright
