// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/session/step_session.h"
#include "widgets/base/job_slot.h"
#include "widgets/order/step_model.h"

#include <QObject>

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>

namespace fusewright {

class CanvasPage;
class CommandActions;
class EditorTabs;
class MatchPanel;
class OrderPanel;
class RulesTab;
class StepPanel;
class Theme;
class WindowDocks;
class Workspace;

/// The panels about order and steps, and what they say to the picture and to the text.
class OrderLinks : public QObject {
    Q_OBJECT

public:
    /// All must outlive the links.
    struct Parts {
        Workspace& workspace;
        const Theme& theme;
        const CommandActions& actions;
        CanvasPage& canvas;
        WindowDocks& docks;
        EditorTabs& editors;
        MatchPanel& matches;
    };
    OrderLinks(const Parts& parts, QObject* parent);

    OrderPanel& order() { return *m_order; }
    StepPanel& steps() { return *m_steps; }

    /// Steps through the search of a rule for an operator; without a pattern, of the one that has
    /// most to tell.
    void stepThrough(std::uint32_t rule, std::optional<std::uint32_t> pattern, NodeId node);
    void leaveSteps();
    /// Who knows the near miss that is looked at; nothing for none.
    void setNearMiss(std::function<std::optional<StepTarget>()> nearMiss)
    {
        m_nearMiss = std::move(nearMiss);
    }

signals:
    /// Short words for a status bar.
    void said(const QString& words);
    void textActivated(fusewright::RulesTab& tab, const fusewright::TextRange& range);

private:
    using Recorded = std::shared_ptr<const RecordedSearch>;

    void addDocks();
    void connectOrder();
    void connectSteps();
    void connectCommands();
    void stepThroughCurrent();
    std::optional<StepTarget> currentTarget() const;
    QString whereToBegin(std::uint32_t rule) const;
    void takeAnswer();
    void showPlace(const RecordedSearch& search);
    void showStep();
    void showInText(const SearchStep& step);
    void enableCommands();

    Parts m_parts;
    OrderPanel* m_order;
    StepPanel* m_steps;
    std::function<std::optional<StepTarget>()> m_nearMiss;
    std::optional<std::uint32_t> m_caretRule; ///< The rule that the caret is in.
    bool m_followsText = true; ///< The text goes along: not while it is being written.
    JobSlot m_recording{JobPriority::Shown}; ///< Last: it has stopped before the rest goes.
};

} // namespace fusewright
