// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/session/order_edits.h"
#include "widgets/base/job_slot.h"
#include "widgets/document/rule_key.h"
#include "widgets/order/order_facts.h"

#include <QFrame>

#include <memory>
#include <optional>
#include <vector>

class QAction;
class QLabel;
class QSplitter;
class QStackedLayout;
class QToolButton;

namespace fusewright {

class EmptyPage;
class LiveFusion;
class OrderModel;
class OrderTable;
class RivalsView;
class ScrolledText;
class Theme;

/// The rules of all files in the order in which they are tried, who competes with whom, and what
/// another order would change. Moving a rule edits priorities in the texts, or moves the text of
/// rules, in one step of the history of each.
class OrderPanel : public QFrame {
    Q_OBJECT

public:
    /// All must outlive the panel.
    OrderPanel(LiveFusion& fusion, const Theme& theme, QWidget* parent = nullptr);

    OrderModel& model() { return *m_model; }
    OrderTable& table() { return *m_table; }
    RivalsView& rivals() { return *m_rivals; }
    /// What is said about the selected rule, and about a change.
    QString standingText() const;
    QString changeText() const;
    std::optional<std::uint32_t> currentRule() const;
    /// Selects this rule when another one was followed before; waits for an answer that has it.
    void followRule(const RuleKey& rule);

public slots:
    /// Tries the rule earlier or later; while an answer is on its way it is done when that comes.
    void moveCurrent(int by);
    /// `place` counts in the order without the rule.
    void moveTo(quint32 rule, int place);
    /// Says what moving a rule there would change, without doing it.
    void preview(quint32 rule, int place);
    void endPreview();

signals:
    /// Operators that are contested, and the one to look at.
    void nodesPicked(const std::vector<fusewright::NodeId>& nodes, fusewright::NodeId current);
    /// A rule of a text wants to be seen in it.
    void ruleActivated(const std::shared_ptr<const fusewright::RulesText>& text,
                       const fusewright::TextRange& range);
    /// Another answer is on screen.
    void shown();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    /// What an order would give, or has given.
    struct Trial {
        OrderEdits edits;
        OrderOutcome outcome;
    };

    QWidget* createList();
    QWidget* createDetail();
    QToolButton* createMove(const QString& icon, const QString& text, const QKeySequence& keys,
                            int by);
    void connectViews();
    void gather();
    void take(OrderFacts facts);
    void tellEmptiness();
    std::uint32_t firstWithRivals() const;
    void showCurrent();
    void previewStep(int by);
    void say(const QString& title, const QString& text);
    void movePending();
    void reorder(const std::vector<std::uint32_t>& order, std::uint32_t rule);
    void keepBefore(const std::vector<std::uint32_t>& now, const std::vector<std::uint32_t>& order);
    void activate(std::uint32_t rule);
    void selectAfter(const std::optional<RuleKey>& before);
    void pickRule();
    void pickRival(quint32 rule, quint32 rival);
    std::optional<int> placeAfter(std::uint32_t rule, int by) const;

    LiveFusion& m_fusion;
    OrderModel* m_model;
    OrderTable* m_table;
    RivalsView* m_rivals;
    EmptyPage* m_empty;
    QSplitter* m_content = nullptr;
    QStackedLayout* m_pages;
    QLabel* m_summary;
    QLabel* m_changeTitle;
    ScrolledText* m_change;
    QToolButton* m_up = nullptr;
    QToolButton* m_down = nullptr;
    /// Until it is said what a move has changed; its rules stand in the order that was asked for,
    /// since in the new text they may have other numbers and names.
    std::optional<OrderOutcome> m_before;
    std::optional<std::size_t> m_movedPlace; ///< In that order: is selected when the answer comes.
    QString m_beforeTitle;
    RuleKey m_wantedRule; ///< Likewise.
    RuleKey m_followed;
    bool m_isOutdated = true; ///< Nobody saw the newest answer: it is read when one looks.
    int m_pendingMoves = 0;   ///< Of the selected rule, asked for while an answer was on its way.
    JobSlot m_previewing{JobPriority::Shown};
    JobSlot m_gathering{JobPriority::Shown}; ///< Last: it has stopped before the rest goes.
};

} // namespace fusewright
