// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/diff/size_chart.h"

#include "widgets/base/text.h"
#include "widgets/base/theme.h"
#include "widgets/diff/side_by_side.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

namespace fusewright {

namespace {

constexpr std::size_t largestOfStep[] = {1, 2, 4, 8, 16};

QString stepName(std::size_t step)
{
    constexpr const char* names[sizeStepCount] = {"1", "2", "3–4", "5–8", "9–16", "17+"};
    return QString::fromUtf8(names[step]);
}

} // namespace

SizeSteps sizeSteps(const Partition& partition)
{
    SizeSteps steps;
    for (const Section& section : partition.sections) {
        const auto step = std::ranges::lower_bound(largestOfStep, section.nodes.size());
        const auto at = static_cast<std::size_t>(step - std::begin(largestOfStep));
        ++steps.sections[at];
        steps.operators[at] += section.nodes.size();
    }
    return steps;
}

SizeChart::SizeChart(const Theme& theme, QWidget* parent)
    : SideChart(theme, tr("Operators by section size"), parent)
{
}

void SizeChart::setSides(const std::shared_ptr<const SideBySide>& comparison,
                         const std::vector<QString>& names)
{
    m_rows.clear();
    QStringList told;
    for (std::size_t at = 0; comparison && at < names.size(); ++at) {
        m_rows.push_back({names[at], sizeSteps(comparison->compared.partitions[at].partition)});
        m_operators = comparison->compared.partitions[at].partition.sectionOf.size();
        for (std::size_t step = 0; step < sizeStepCount; ++step)
            told.append(QStringLiteral("%1, %2: %3")
                            .arg(names[at], stepName(step),
                                 countText(m_rows.back().steps.operators[step])));
    }
    showRows(m_rows.size(), told);
}

/// Between the title, the names and the sizes.
QRect SizeChart::plot() const
{
    const int line = titleHeight();
    return rect().adjusted(nameWidth(), line + grid, 0, -line - grid / 2);
}

void SizeChart::paintEvent(QPaintEvent*)
{
    if (m_rows.empty())
        return;
    const ThemeColors& colors = theme().colors();
    QPainter painter(this);
    begin(painter);
    const QRect area = plot();
    const int rowHeight = area.height() / int(m_rows.size());
    const double stepWidth = double(area.width()) / double(sizeStepCount);
    for (std::size_t at = 0; at < m_rows.size(); ++at) {
        const int base = area.top() + rowHeight * int(at + 1) - 1;
        paintName(painter, {0, base - rowHeight + 1, width(), rowHeight}, m_rows[at].name,
                  Qt::AlignBottom);
        painter.fillRect(QRect(area.left(), base, area.width(), 1), colors.border);
        for (std::size_t step = 0; step < sizeStepCount; ++step) {
            const std::size_t count = m_rows[at].steps.operators[step];
            const double share = double(count) / double(std::max<std::size_t>(m_operators, 1));
            const int height = count == 0 ? 0 : std::max(1, qRound(share * (rowHeight - grid)));
            painter.fillRect(QRectF(area.left() + stepWidth * double(step) + 1, base - height,
                                    stepWidth - 2, height),
                             colors.bar);
        }
    }
    painter.setPen(colors.muted);
    int widest = 0;
    for (std::size_t step = 0; step < sizeStepCount; ++step)
        widest = std::max(widest, painter.fontMetrics().horizontalAdvance(stepName(step)));
    // Where they would touch every other one is enough.
    const std::size_t every = widest + grid > stepWidth ? 2 : 1;
    for (std::size_t step = 0; step < sizeStepCount; step += every)
        painter.drawText(QRectF(area.left() + stepWidth * (double(step) + 0.5) - widest,
                                area.bottom() + 2, 2 * widest, titleHeight()),
                         Qt::AlignCenter, stepName(step));
}

QString SizeChart::tipAt(QPoint point) const
{
    const QRect area = plot();
    if (m_rows.empty() || !area.contains(point))
        return {};
    const auto row = std::min(m_rows.size() - 1,
                              std::size_t(point.y() - area.top()) * m_rows.size()
                                  / std::size_t(std::max(area.height(), 1)));
    const auto step = std::min(sizeStepCount - 1,
                               std::size_t(point.x() - area.left()) * sizeStepCount
                                   / std::size_t(std::max(area.width(), 1)));
    const SizeSteps& steps = m_rows[row].steps;
    return tr("%1: %2 operators in %3 sections of %4")
        .arg(m_rows[row].name, countText(steps.operators[step]), countText(steps.sections[step]),
             stepName(step));
}

bool SizeChart::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    QToolTip::showText(help->globalPos(), tipAt(help->pos()), this);
    return true;
}

} // namespace fusewright
