// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/gui/frame/layout_switch.h"

#include "engine/graph/graph.h"
#include "engine/graph/graph_property.h"
#include "engine/rewrite/rewrite_run.h"
#include "widgets/base/theme.h"
#include "widgets/document/live_fusion.h"

#include <QActionGroup>
#include <QMenu>

#include <algorithm>
#include <string_view>

namespace fusewright {

namespace {

constexpr std::string_view layoutOption = "layout";
constexpr std::string_view keptLayout = "as-is";

bool hasDepthLast(const Graph& graph)
{
    return graph.property(property::layout) == property::depthLast;
}

} // namespace

LayoutSwitch::LayoutSwitch(LiveFusion& fusion, const Theme& theme, QWidget* parent)
    : QToolButton(parent), m_fusion(fusion)
{
    setAutoRaise(true);
    setFont(theme.font(TypeStep::Small));
    setObjectName(QStringLiteral("layoutButton"));
    setPopupMode(QToolButton::InstantPopup);
    auto* choices = new QMenu(this);
    auto* group = new QActionGroup(choices);
    setMenu(choices);
    addChoice(tr("Channels last (NHWC), as QNN has them"), {});
    addChoice(tr("As the model has them"), std::string(keptLayout));
    for (QAction* const action : choices->actions())
        group->addAction(action);
    renew();
}

/// Without a value it is the usual one.
void LayoutSwitch::addChoice(const QString& text, const std::string& value)
{
    QAction* const action = menu()->addAction(text);
    action->setCheckable(true);
    connect(action, &QAction::triggered, this,
            [this, value] { m_fusion.chooseOption(std::string(layoutOption), value); });
}

void LayoutSwitch::renew()
{
    const auto& answer = m_fusion.answer();
    const Rewriting* const rewriting = answer ? answer->rewriting.get() : nullptr;
    const bool isChoice = rewriting && rewriting->run.start
        && std::ranges::any_of(rewriting->rules.options, [](const RuleOption& option) {
                              return option.name == layoutOption;
                          });
    setVisible(isChoice);
    if (!isChoice)
        return;
    const auto& chosen = rewriting->choices.rules.options;
    const auto value = chosen.find(std::string(layoutOption));
    const bool isKept = value != chosen.end() && value->second == keptLayout;
    menu()->actions().at(isKept ? 1 : 0)->setChecked(true);
    setEnabled(!hasDepthLast(*rewriting->run.start));
    tell(hasDepthLast(*rewriting->run.graph()), isKept);
}

void LayoutSwitch::tell(bool isLast, bool isKept)
{
    setText(isLast ? tr("layout: NHWC") : tr("layout: as in the model"));
    if (!isEnabled())
        setToolTip(tr("Rules see images with their channels last. The model has them so."));
    else if (isLast)
        setToolTip(tr("Rules see images with their channels last. Click to choose."));
    else if (isKept)
        setToolTip(tr("Rules see images as the model has them. Click to choose."));
    else
        setToolTip(tr("This model has no images whose channels are second. Click to choose."));
    setAccessibleName(tr("Order of axes that rules see: %1").arg(text()));
}

} // namespace fusewright
