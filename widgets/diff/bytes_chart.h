// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/partition/tally.h"
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
    struct Row {
        QString name;
        Tally bytes;
    };

    std::vector<Row> m_rows;
};

} // namespace fusewright
