// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "widgets/diff/side_chart.h"

#include <array>
#include <memory>
#include <vector>

namespace fusewright {

struct SideBySide;
struct Partition;

/// How many sections have how many operators: 1, 2, 3 to 4, 5 to 8, 9 to 16, 17 or more.
inline constexpr std::size_t sizeStepCount = 6;
struct SizeSteps {
    std::array<std::size_t, sizeStepCount> sections{};
    std::array<std::size_t, sizeStepCount> operators{}; ///< Of these sections.
};
SizeSteps sizeSteps(const Partition& partition);

/// For each partition in which sections, by size, the operators are. Every row has as many
/// operators, so that rows can be compared.
class SizeChart : public SideChart {
    Q_OBJECT

public:
    explicit SizeChart(const Theme& theme, QWidget* parent = nullptr);

    /// `names` are by partition; null shows nothing.
    void setSides(const std::shared_ptr<const SideBySide>& comparison,
                  const std::vector<QString>& names);

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    struct Row {
        QString name;
        SizeSteps steps;
    };
    QRect plot() const;
    QString tipAt(QPoint point) const;

    std::vector<Row> m_rows;
    std::size_t m_operators = 0;
};

} // namespace fusewright
