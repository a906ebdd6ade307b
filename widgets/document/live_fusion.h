// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/infer/with_extents.h"
#include "engine/session/fusion_session.h"
#include "widgets/base/job_slot.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace fusewright {

class RulesTab;
class RulesTabs;

/// Keeps the answer to "what do these rules do to this model" new while texts are written: those
/// of the ticked tabs, from left to right. The others are checked and no more.
///
/// Rules that come with the program count before all texts where they are used. Rules that rewrite
/// change the graph that the others are tried on, and the graph on screen is one of its stages: the
/// last, or another one that was chosen. Of that the answer has no sections.
///
/// It is asked for when the texts have been quiet for a moment, and at once for another model,
/// another text, other ticks and another order. While it is on its way the one before stays.
class LiveFusion : public QObject {
    Q_OBJECT

public:
    explicit LiveFusion(RulesTabs& tabs, QObject* parent = nullptr);
    ~LiveFusion() override;

    /// Null before there is a first one, and when another model came on screen.
    const std::shared_ptr<const FusionAnswer>& answer() const { return m_answer; }
    /// Whether the answer is about the texts as they are now.
    bool isCurrent() const;
    /// From the last change to its answer, without the wait for quiet.
    qint64 milliseconds() const { return m_milliseconds; }

    bool isUsed(const BuiltinRules& rules) const;
    /// By their paths.
    std::vector<std::string> used() const;
    void use(const BuiltinRules& rules, bool isUsed);
    /// What the user knows about a rule, or takes back.
    void assume(const std::string& rule, bool isAssumed);
    void chooseOption(const std::string& option, const std::string& value);
    const RewriteChoices& choices() const { return m_choices; }
    /// Whether the backward graph is shown behind the forward one. Rules are tried on the forward
    /// part of a model that has both.
    bool showsBackward() const { return m_showsBackward; }
    void showBackward(bool isShown);
    /// The sections of these rules run again instead of being kept.
    void recompute(const std::string& rule, bool isRecomputed);
    /// Costs are those on this machine; null for none.
    void useMachine(std::shared_ptr<const HardwareProfile> machine);
    const std::shared_ptr<const HardwareProfile>& machine() const { return m_machine; }
    /// Symbolic extents of the model that have these numbers. Names that it does not have are
    /// findings.
    void setExtents(std::vector<ExtentValue> extents);
    const std::vector<ExtentValue>& extents() const { return m_extents; }
    /// So many stages are to have run in the graph on screen; all of them where none are named.
    void showStages(std::optional<std::size_t> stages);
    /// The operator that is selected in the graph on screen; empty for none.
    std::string selected() const;
    /// How many have, as far as there are any.
    std::size_t shownStages() const { return m_shownStages; }

    /// The tab that a file of the answer is; null when it is closed.
    RulesTab* tabOf(std::uint32_t file) const;
    /// The tab whose text the answer is about; null for another text.
    RulesTab* tabOf(const std::shared_ptr<const RulesText>& text) const;
    /// Which file of the answer a tab is; nothing for one that does not count in it.
    std::optional<std::uint32_t> fileOf(const RulesTab& tab) const;
    /// What is wrong with all the texts, from left to right.
    std::vector<Diagnostic> problems() const;
    std::vector<Diagnostic> problemsOf(const RulesTab& tab) const;

signals:
    void answered();

private:
    struct Session;
    using Text = std::shared_ptr<const RulesText>;

    /// A tab as it was when it was asked about.
    struct AskedTab {
        int id = 0;
        bool isTicked = true;
        Text text;

        bool operator==(const AskedTab&) const = default;
    };
    struct Asked {
        std::vector<AskedTab> tabs;
        std::vector<const BuiltinRules*> builtins;
        RewriteChoices choices;
        std::optional<std::size_t> stages;
        std::vector<std::string> recomputed; ///< Rules.
        std::shared_ptr<const HardwareProfile> machine;

        bool operator==(const Asked&) const = default;
    };

    /// What came of it; the findings of those that are not ticked stand in the order of the tabs.
    struct Found {
        std::shared_ptr<const FusionAnswer> answer;
        std::size_t stages = 0; ///< That have run in its graph.
        std::vector<std::vector<Diagnostic>> unticked;
    };

    void renew();
    void renewOnSameModel();
    void beginSession(std::shared_ptr<Session> before);
    void ask();
    void askForRead();
    bool isAllRead() const;
    Asked asNow() const;
    void take(Found found);
    void showGraph(const std::shared_ptr<const Rewriting>& before);

    RulesTabs& m_tabs;
    bool m_isWaiting = false; ///< Asked for, and a text is still being read.
    QTimer m_quiet;
    QElapsedTimer m_asked;
    qint64 m_milliseconds = 0;
    std::shared_ptr<Session> m_session;
    std::shared_ptr<const FusionAnswer> m_answer;
    std::vector<const BuiltinRules*> m_builtins; ///< Those that are used.
    RewriteChoices m_choices;
    std::optional<std::size_t> m_stages; ///< As the user chose.
    bool m_showsBackward = false;
    std::vector<std::string> m_recomputed;
    std::shared_ptr<const HardwareProfile> m_machine;
    std::vector<ExtentValue> m_extents;
    std::map<std::string, std::int64_t> m_numbers; ///< By name, of this model and those before.
    std::size_t m_shownStages = 0;
    Asked m_asking;                                ///< What was asked last.
    Asked m_answered;                              ///< What the answer is about.
    std::vector<std::vector<Diagnostic>> m_others; ///< By tab that was not ticked.
    JobSlot m_job{JobPriority::Picture};           ///< Last: it has stopped before the rest goes.
};

} // namespace fusewright
