// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/report/hardware_facts.h"
#include "widgets/base/class_colors.h"

#include <QWidget>

#include <optional>
#include <vector>

namespace fusewright {

class Theme;

/// Sections under the roof of a machine: operations a second over operations a byte, both
/// logarithmic. A dot is identical sections, as large as their time; what is selected has a ring.
class RooflineView : public QWidget {
    Q_OBJECT

public:
    explicit RooflineView(const Theme& theme, QWidget* parent = nullptr);

    /// Nothing of the roof where too little of the machine is known.
    void show(std::optional<Roof> roof, std::vector<RooflinePoint> points);
    void setSelectedFold(std::optional<std::uint32_t> fold);
    /// Several, none of which is the one that keys go on from.
    void setSelectedFolds(std::vector<std::uint32_t> folds);
    bool isSelected(std::uint32_t fold) const;
    void setClassPalette(ClassPalette palette);
    /// The point nearest to a place, if there is one under it.
    std::optional<std::size_t> pointAt(QPointF place) const;
    QPointF placeOf(std::size_t point) const;

    QSize sizeHint() const override { return {360, 240}; }

signals:
    void foldPicked(quint32 fold);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    /// Decades of an axis, as exponents of ten.
    struct Axis {
        double low = 0;
        double high = 1;
    };

    QRectF ground() const;
    QPointF placeOf(double intensity, double speed) const;
    double radiusOf(const RooflinePoint& point) const;
    void paintGrid(QPainter& painter) const;
    void paintAxisWords(QPainter& painter) const;
    void paintRoof(QPainter& painter) const;
    void paintDots(QPainter& painter) const;
    void walk(int by);
    QString textOf(const RooflinePoint& point) const;

    const Theme& m_theme;
    ClassPalette m_palette = ClassPalette::Standard;
    std::optional<Roof> m_roof;
    std::vector<RooflinePoint> m_points; ///< Those that take longest first.
    std::optional<std::uint32_t> m_fold;
    std::vector<std::uint32_t> m_folds; ///< Others that are selected.
    Axis m_x;
    Axis m_y;
    double m_longest = 0;
};

} // namespace fusewright
