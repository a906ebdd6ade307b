// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/partition/cost_formula.h"
#include "widgets/diff/side_chart.h"

#include <memory>
#include <vector>

namespace fusewright {

struct SideBySide;

/// The bytes that cross the boundaries of sections, a bar for each partition.
class BytesChart : public SideChart {
    Q_OBJECT

public:
    explicit BytesChart(const Theme& theme, QWidget* parent = nullptr);

    /// `names` are by partition; null shows nothing.
    void setSides(const std::shared_ptr<const SideBySide>& comparison,
                  const std::vector<QString>& names);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    /// Lengths are bytes, or shares of the first row where bytes depend on extents.
    struct Row {
        QString name;
        QString text;
        ShareRange length;
        bool isLeast = false; ///< Of what is known in part only the least length is known.
    };

    static Row rowOf(const SideBySide& comparison, std::size_t at, bool byShare);

    std::vector<Row> m_rows;
};

} // namespace fusewright
