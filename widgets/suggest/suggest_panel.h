// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/suggest/draft_answer.h"
#include "engine/suggest/suggestions.h"
#include "engine/support/text_range.h"
#include "widgets/base/job_slot.h"

#include <QFrame>

#include <memory>
#include <vector>

class QStackedWidget;

namespace fusewright {

class DraftPage;
struct FusionAnswer;
class RuleGround;
class RulesTabs;
class SuggestionPage;
class Theme;

/// What should be marked in the picture.
struct SuggestMarks {
    std::vector<NodeId> sections; ///< Operators that would be in sections of the rule.
    std::vector<NodeId> context;  ///< What must be there but stays outside.
    std::vector<NodeId> missing;  ///< Without which there would be no section.
};

/// Suggests rules for what none takes, and makes rules from operators. A rule that is inserted is
/// an edit of the text.
class SuggestPanel : public QFrame {
    Q_OBJECT

public:
    /// Both must outlive the panel. Rules go into the current text.
    SuggestPanel(RulesTabs& tabs, const Theme& theme, QWidget* parent = nullptr);
    ~SuggestPanel() override;

    /// What rules do to the model now. May be null: then there is nothing to suggest.
    void setAnswer(std::shared_ptr<const FusionAnswer> answer);
    /// Begins a rule from operators of the answer's graph, in the language of the current text.
    /// Where it goes may depend on the caret.
    void startDraft(const std::vector<NodeId>& nodes, std::optional<TextPosition> caret = {});

    bool isDrafting() const;
    DraftPage& draft() { return *m_draft; }
    SuggestionPage& suggestions() { return *m_list; }
    /// While suggestions are looked for, or a draft is tried.
    bool isWorking() const { return m_trying.isRunning() || m_searching.isRunning(); }

signals:
    void marksWanted(const fusewright::SuggestMarks& marks);
    /// Operators to show, and the one to look at.
    void nodesPicked(const std::vector<fusewright::NodeId>& nodes, fusewright::NodeId current);
    /// A rule is in the text now; its name stands there.
    void ruleInserted(const fusewright::TextRange& name);

protected:
    void showEvent(QShowEvent* event) override;

private:
    using Ground = std::shared_ptr<const RuleGround>;

    void beginDraft(const std::vector<NodeId>& nodes, RuleRank rank);
    DraftTarget target() const;
    void renew();
    void search();
    void tryDraft();
    void takeDraftAnswer(DraftAnswer answer);
    void leaveDraft();
    void showSuggestion();
    void insert();

    RulesTabs& m_tabs;
    std::shared_ptr<const FusionAnswer> m_answer;
    std::optional<TextPosition> m_caret; ///< In the current text, when the draft was begun.
    Ground m_ground;                     ///< Of the answer; null until it is needed.
    bool m_isListed = false;             ///< The list is about the answer.
    QStackedWidget* m_pages;
    SuggestionPage* m_list;
    DraftPage* m_draft;
    JobSlot m_trying{JobPriority::Shown};
    JobSlot m_searching{JobPriority::Later}; ///< Last: it has stopped before the rest goes.
};

} // namespace fusewright
