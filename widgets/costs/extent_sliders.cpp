// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/costs/extent_sliders.h"

#include "widgets/base/elided_label.h"
#include "widgets/base/text.h"
#include "widgets/base/theme.h"

#include <QGridLayout>
#include <QSignalBlocker>
#include <QSlider>

#include <algorithm>
#include <cmath>

namespace fusewright {

namespace {

constexpr int stepsPerDoubling = 4;
constexpr int mostSteps = 17 * stepsPerDoubling;
constexpr int widestSlider = 30 * grid;
constexpr int slidersInRow = 3;

} // namespace

ExtentSliders::ExtentSliders(QWidget* parent) : QWidget(parent), m_layout(new QGridLayout(this))
{
    m_layout->setContentsMargins(2 * grid, grid, 2 * grid, 0);
    m_layout->setHorizontalSpacing(2 * grid);
    m_layout->setVerticalSpacing(grid);
    m_layout->setAlignment(Qt::AlignLeft);
}

std::int64_t ExtentSliders::valueAt(int step)
{
    return std::llround(std::exp2(double(std::clamp(step, 0, mostSteps)) / stepsPerDoubling));
}

int ExtentSliders::stepOf(std::int64_t value)
{
    const double step = std::log2(double(std::max<std::int64_t>(value, 1))) * stepsPerDoubling;
    return std::clamp(static_cast<int>(std::lround(step)), 0, mostSteps);
}

void ExtentSliders::make(const std::vector<std::string>& names)
{
    for (const Row& row : m_rows) {
        delete row.label;
        delete row.slider;
    }
    m_rows.clear();
    const std::size_t count = std::min(names.size(), mostSliders);
    for (int column = 0; column < 2 * slidersInRow; ++column)
        m_layout->setColumnStretch(column, column < 2 * static_cast<int>(count) ? 1 : 0);
    for (std::size_t at = 0; at < count; ++at) {
        Row row{names[at], new ElidedLabel(Qt::ElideMiddle), new QSlider(Qt::Horizontal)};
        // As wide as its longest number, so that nothing moves while one is chosen.
        const QString longest = QStringLiteral("%1 %2").arg(
            toQt(row.name), countText(static_cast<std::size_t>(valueAt(mostSteps))));
        row.label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
        row.label->setMaximumWidth(row.label->fontMetrics().horizontalAdvance(longest) + grid);
        row.slider->setRange(0, mostSteps);
        row.slider->setPageStep(stepsPerDoubling);
        row.slider->setMaximumWidth(widestSlider);
        row.slider->setAccessibleName(toQt(row.name));
        const int place = static_cast<int>(at);
        const int column = 2 * (place % slidersInRow);
        m_layout->addWidget(row.label, place / slidersInRow, column);
        m_layout->addWidget(row.slider, place / slidersInRow, column + 1);
        connect(row.slider, &QSlider::valueChanged, this, [this, at] { take(at); });
        m_rows.push_back(std::move(row));
    }
}

void ExtentSliders::tell(const Row& row, std::int64_t value) const
{
    row.label->setFullText(QStringLiteral("%1 %2").arg(
        toQt(row.name), countText(static_cast<std::size_t>(std::max<std::int64_t>(value, 0)))));
}

void ExtentSliders::show(const std::vector<std::string>& names,
                         const std::vector<ExtentValue>& values)
{
    m_values = values;
    const std::size_t count = std::min(names.size(), mostSliders);
    const bool isSame = count == m_rows.size()
        && std::equal(m_rows.begin(), m_rows.end(), names.begin(),
                      [](const Row& row, const std::string& name) { return row.name == name; });
    if (!isSame)
        make(names);
    setVisible(!m_rows.empty());
    for (const Row& row : m_rows) {
        const auto known = std::ranges::find(values, row.name, &ExtentValue::name);
        const QSignalBlocker quiet(row.slider);
        // While it is dragged it knows better than what comes back.
        if (!row.slider->isSliderDown())
            row.slider->setValue(known == values.end() ? 0 : stepOf(known->value));
        if (known != values.end())
            tell(row, known->value);
        else
            row.label->setFullText(toQt(row.name));
    }
}

/// The others keep what they have.
void ExtentSliders::take(std::size_t row)
{
    const Row& own = m_rows[row];
    const std::int64_t value = valueAt(own.slider->value());
    const auto known = std::ranges::find(m_values, own.name, &ExtentValue::name);
    if (known == m_values.end())
        m_values.push_back({own.name, value});
    else
        known->value = value;
    tell(own, value);
    emit changed(std::vector<ExtentValue>(m_values));
}

} // namespace fusewright
