// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph_ids.h"
#include "widgets/base/command_id.h"

#include <QObject>

#include <initializer_list>
#include <optional>

class QMenu;

namespace fusewright {

class CanvasPage;
class CommandActions;
class ModelDocument;
class Theme;

/// The menu for what is under the pointer in the picture, and the way into nested graphs.
class CanvasMenu : public QObject {
    Q_OBJECT

public:
    /// All must outlive the menu; it belongs to the page.
    CanvasMenu(ModelDocument& model, const Theme& theme, const CommandActions& actions,
               CanvasPage& page);

    struct Place {
        NodeId node; ///< Invalid beside the cards.
        ValueId value;
        std::optional<std::uint32_t> group;
    };
    void fill(QMenu& menu, const Place& place);
    /// Goes into the graph inside an operator, or asks which when it has several; false when it
    /// has none.
    bool enter(NodeId node);
    /// The rule that operators are offered to be stepped through for, among the answer's; without
    /// one it is the rule that has the operator.
    void setStepRule(std::optional<std::uint32_t> rule) { m_stepRule = rule; }

signals:
    void ruleRequested(fusewright::NodeId node);
    void listRequested(fusewright::NodeId node);
    void stepRequested(quint32 rule, fusewright::NodeId node);

private:
    void popUp(NodeId node, QPoint place);
    void addOperator(QMenu& menu, NodeId node);
    void addValue(QMenu& menu, ValueId value);
    void addNested(QMenu& menu, NodeId node);
    void addFusion(QMenu& menu, NodeId node);
    void addSteps(QMenu& menu, NodeId node, std::optional<std::uint32_t> own);
    void addGroup(QMenu& menu, std::uint32_t group);
    void addCommands(QMenu& menu, std::initializer_list<CommandId> ids);

    ModelDocument& m_model;
    const Theme& m_theme;
    const CommandActions& m_actions;
    CanvasPage& m_page;
    std::optional<std::uint32_t> m_stepRule;
};

} // namespace fusewright
