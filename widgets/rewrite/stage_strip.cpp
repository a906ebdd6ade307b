// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/rewrite/stage_strip.h"

#include "engine/rewrite/rewrite_run.h"
#include "widgets/base/text.h"
#include "widgets/base/theme.h"
#include "widgets/rewrite/rewrite_words.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QScrollArea>
#include <QToolButton>

#include <algorithm>

namespace fusewright {

namespace {

constexpr int stripHeight = 9 * grid;

bool hasNothing(const StageResult& stage)
{
    return stage.after == stage.before && stage.conditionalCount() == 0
        && RewriteWords::stopText(stage).isEmpty();
}

} // namespace

StageStrip::StageStrip(const Theme& theme, QWidget* parent)
    : QWidget(parent), m_theme(theme), m_room(new QScrollArea), m_row(nullptr)
{
    setAccessibleName(tr("Stages of rewriting"));
    setObjectName(QStringLiteral("stageStrip"));
    auto* moments = new QWidget;
    moments->setObjectName(QStringLiteral("stageRow"));
    m_row = new QHBoxLayout(moments);
    m_row->setContentsMargins(0, 0, 0, 0);
    m_row->setSpacing(grid);
    m_room->setWidget(moments);
    m_room->setWidgetResizable(true);
    m_room->setFrameShape(QFrame::NoFrame);
    m_room->setFixedHeight(stripHeight);
    m_room->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_room->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_room->setFocusPolicy(Qt::NoFocus);
    m_room->viewport()->setAutoFillBackground(false);
    moments->setAutoFillBackground(false);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(2 * grid, 0, 2 * grid, grid);
    row->setSpacing(2 * grid);
    row->addWidget(m_room, 1);
    hide();
}

void StageStrip::putAtEnd(QAction& action)
{
    auto* button = new QToolButton;
    button->setDefaultAction(&action);
    button->setToolButtonStyle(Qt::ToolButtonIconOnly);
    button->setIconSize({4 * grid, 4 * grid});
    button->setAutoRaise(true);
    layout()->addWidget(button);
}

void StageStrip::show(const std::shared_ptr<const Rewriting>& rewriting, std::size_t shown)
{
    const bool isSame = rewriting == m_rewriting;
    m_rewriting = rewriting;
    m_shown = shown;
    if (!isSame)
        rebuild();
    setVisible(m_rewriting != nullptr);
    showChecked();
}

void StageStrip::showChecked()
{
    const std::size_t current = momentOf(m_shown);
    for (std::size_t at = 0; at < m_moments.size(); ++at)
        m_moments[at].button->setChecked(at == current);
    if (current >= m_moments.size() || !isVisible())
        return;
    // Who walks with the arrow keys goes on from where they came to.
    if (isAncestorOf(focusWidget()))
        m_moments[current].button->setFocus();
    m_room->ensureWidgetVisible(m_moments[current].button, 12 * grid, 0);
}

/// After stages without an effect the graph is the one before them.
std::size_t StageStrip::momentOf(std::size_t stages) const
{
    const auto behind = std::ranges::upper_bound(m_moments, stages, {}, &Moment::stages);
    return behind == m_moments.begin() ? 0
                                       : static_cast<std::size_t>(behind - m_moments.begin()) - 1;
}

void StageStrip::rebuild()
{
    m_moments.clear();
    while (QLayoutItem* item = m_row->takeAt(0)) {
        if (QWidget* widget = item->widget()) {
            // A button may be rebuilt by its own click, so it must live a little longer.
            widget->hide();
            widget->deleteLater();
        }
        delete item;
    }
    if (!m_rewriting)
        return;
    addButton(0, tr("Before"),
              tr("The model before rewriting: %Ln operator(s)", nullptr,
                 static_cast<int>(m_rewriting->run.start->nodeCount()))
                  + QLatin1Char('\n') + tr("Operators marked − go in the next stage."),
              true);
    addStages();
    m_row->addStretch(1);
}

void StageStrip::addStages()
{
    const StageList& stages = m_rewriting->run.stages;
    for (std::size_t at = 0; at < stages.size(); ++at) {
        if (hadNothingToPrepare(m_rewriting->rules.stages[at], stages[at]))
            continue;
        const std::size_t first = at;
        while (at < stages.size() && hasNothing(stages[at]))
            ++at;
        if (at > first)
            addDot(first, at - 1);
        if (at < stages.size())
            addStage(at);
    }
}

void StageStrip::addDot(std::size_t first, std::size_t last)
{
    QStringList tips;
    constexpr std::size_t mostTips = 12;
    for (std::size_t at = first; at <= std::min(last, first + mostTips - 1); ++at) {
        const StagePlan& plan = m_rewriting->rules.stages[at];
        if (plan.offBecause.empty())
            tips.append(tr("%1 changes nothing").arg(toQt(plan.name)));
        else
            tips.append(tr("%1 did not run: %2").arg(toQt(plan.name), toQt(plan.offBecause)));
    }
    if (last >= first + mostTips)
        tips.append(tr("and %Ln more", nullptr, static_cast<int>(last + 1 - first - mostTips)));
    addButton(last + 1, QStringLiteral("•"), tips.join(QLatin1Char('\n')), false);
}

void StageStrip::addStage(std::size_t at)
{
    const StageResult& stage = m_rewriting->run.stages[at];
    const StagePlan& plan = m_rewriting->rules.stages[at];
    const QString name = toQt(plan.name);
    if (plan.prepares != Preparation::None) {
        addButton(at + 1, name, saidOf(name, RewriteWords::preparationText(plan.prepares)), false);
        return;
    }
    QString tip =
        tr("After %1: %Ln rewrite(s), ", nullptr, static_cast<int>(stage.steps.size())).arg(name)
        + tr("%Ln operator(s)", nullptr, static_cast<int>(stage.after->nodeCount()));
    if (!stage.cameToItsEnd())
        tip += QLatin1Char('\n') + tr("This stage does not settle.");
    tip += QLatin1Char('\n') + tr("Operators marked + are its own.");
    QString mark = stage.cameToItsEnd() ? QString() : QStringLiteral(" ⟳");
    if (const std::size_t conditional = stage.conditionalCount(); conditional > 0) {
        mark += QStringLiteral("  ?%1").arg(countText(conditional));
        tip += QLatin1Char('\n') + RewriteWords::conditionalText(conditional);
    }
    if (const QString found = RewriteWords::funnelText(stage); !found.isEmpty())
        tip += QLatin1Char('\n') + found + QLatin1Char('.');
    if (const QString stops = RewriteWords::stopText(stage); !stops.isEmpty()) {
        mark += QStringLiteral("  !");
        tip += QLatin1Char('\n') + tr("It stops: %1").arg(stops);
    }
    addButton(at + 1, QStringLiteral("%1  %2%3").arg(name, countText(stage.steps.size()), mark),
              tip, true);
}

void StageStrip::addButton(std::size_t stages, const QString& text, const QString& tip,
                           bool hasEffect)
{
    if (stages > 0) {
        auto* arrow = new QLabel(QStringLiteral("›"));
        arrow->setObjectName(QStringLiteral("quiet"));
        m_row->addWidget(arrow);
    }
    auto* button = new QToolButton;
    button->setAutoRaise(true);
    button->setCheckable(true);
    button->setText(text);
    button->setToolTip(tip);
    button->setAccessibleName(tip);
    button->setObjectName(QStringLiteral("crumb"));
    button->setFont(m_theme.font(hasEffect ? TypeStep::Body : TypeStep::Small));
    connect(button, &QToolButton::clicked, this, [this, stages] {
        // Until the graph is another one, the strip tells of the one on screen.
        showChecked();
        emit chosen(static_cast<int>(stages));
    });
    m_moments.push_back({stages, button});
    m_row->addWidget(button);
}

void StageStrip::walk(int by)
{
    const auto to = static_cast<std::ptrdiff_t>(momentOf(m_shown)) + by;
    if (to < 0 || to >= static_cast<std::ptrdiff_t>(m_moments.size()))
        return;
    emit chosen(static_cast<int>(m_moments[static_cast<std::size_t>(to)].stages));
}

void StageStrip::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Left)
        walk(-1);
    else if (event->key() == Qt::Key_Right)
        walk(1);
    else
        QWidget::keyPressEvent(event);
}

} // namespace fusewright
