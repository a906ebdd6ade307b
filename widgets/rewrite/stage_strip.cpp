// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/rewrite/stage_strip.h"

#include "engine/rewrite/rewrite_run.h"
#include "widgets/base/text.h"
#include "widgets/base/theme.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QToolButton>

namespace fusewright {

StageStrip::StageStrip(const Theme& theme, QWidget* parent)
    : QWidget(parent), m_theme(theme), m_row(new QHBoxLayout(this))
{
    setAccessibleName(tr("Stages of rewriting"));
    setObjectName(QStringLiteral("stageStrip"));
    m_row->setContentsMargins(2 * grid, 0, 2 * grid, grid);
    m_row->setSpacing(grid);
    hide();
}

void StageStrip::show(const std::shared_ptr<const Rewriting>& rewriting, std::size_t shown)
{
    const bool isSame = rewriting == m_rewriting;
    m_rewriting = rewriting;
    m_shown = shown;
    if (!isSame)
        rebuild();
    for (std::size_t at = 0; at < m_buttons.size(); ++at)
        m_buttons[at]->setChecked(at == m_shown);
    setVisible(m_rewriting != nullptr);
}

void StageStrip::rebuild()
{
    m_buttons.clear();
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
    for (std::size_t at = 0; at < m_rewriting->run.stages.size(); ++at) {
        const StageResult& stage = m_rewriting->run.stages[at];
        const StagePlan& plan = m_rewriting->rules.stages[at];
        const bool hasEffect = !stage.steps.empty();
        const QString name = toQt(plan.name);
        QString tip =
            tr("After %1: %Ln rewrite(s), ", nullptr, static_cast<int>(stage.steps.size()))
                .arg(name)
            + tr("%Ln operator(s)", nullptr, static_cast<int>(stage.after->nodeCount()));
        if (!plan.offBecause.empty())
            tip = tr("%1 did not run: %2").arg(name, toQt(plan.offBecause));
        else if (!stage.cameToItsEnd())
            tip += QLatin1Char('\n') + tr("This stage does not settle.");
        if (hasEffect)
            tip += QLatin1Char('\n') + tr("Operators marked + are its own.");
        const QString mark = stage.cameToItsEnd() ? QString() : QStringLiteral(" ⟳");
        addButton(static_cast<int>(at) + 1,
                  hasEffect
                      ? QStringLiteral("%1  %2%3").arg(name, countText(stage.steps.size()), mark)
                      : QStringLiteral("•"),
                  tip, hasEffect);
    }
    m_row->addStretch(1);
}

void StageStrip::addButton(int stages, const QString& text, const QString& tip, bool hasEffect)
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
        for (std::size_t at = 0; at < m_buttons.size(); ++at)
            m_buttons[at]->setChecked(at == m_shown);
        emit chosen(stages);
    });
    m_buttons.push_back(button);
    m_row->addWidget(button);
}

void StageStrip::walk(int by)
{
    const int to = static_cast<int>(m_shown) + by;
    if (to < 0 || to >= static_cast<int>(m_buttons.size()))
        return;
    m_buttons[static_cast<std::size_t>(to)]->setFocus();
    emit chosen(to);
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
