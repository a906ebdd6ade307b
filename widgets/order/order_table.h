// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "widgets/base/column_room.h"
#include "widgets/base/quiet_table.h"

#include <cstdint>
#include <optional>

namespace fusewright {

class OrderModel;
class Theme;

/// The rules as they are tried, to be dragged to another place. It moves nothing itself.
class OrderTable : public QuietTable {
    Q_OBJECT

public:
    OrderTable(OrderModel& rules, const Theme& theme, QWidget* parent = nullptr);

    std::optional<std::uint32_t> currentRule() const;
    void setCurrentRule(std::uint32_t rule);

signals:
    /// A rule is held over a place; places count in the order without it.
    void hovered(quint32 rule, int place);
    void hoverEnded();
    void moveRequested(quint32 rule, int place);

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragMoveEvent(QDragMoveEvent* event) override;
    void dragLeaveEvent(QDragLeaveEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    std::optional<std::uint32_t> ruleIn(const QDropEvent& event) const;
    int gapAt(QPoint point) const;
    int placeOf(std::uint32_t rule, int gap) const;
    void setGap(int gap);

    OrderModel& m_rules;
    const Theme& m_theme;
    std::optional<YieldingColumns> m_columns; ///< Made with the model, which has the headings.
    int m_gap = -1; ///< The row before which a rule would be dropped; -1 for none.
};

} // namespace fusewright
