// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/gui/compare/strip_overlay.h"

#include "engine/graph/graph.h"
#include "widgets/base/theme.h"
#include "widgets/canvas/graph_canvas.h"
#include "widgets/diff/side_by_side.h"

#include <QPainter>

#include <algorithm>

namespace fusewright {

namespace {

constexpr double stripWidth = 4; ///< At zoom 1.
constexpr double thinnestStrip = 1.5;
/// With more cards in view than this, strips could not be told apart.
constexpr std::size_t mostCards = 4'000;

} // namespace

StripOverlay::StripOverlay(GraphCanvas& canvas, const Theme& theme)
    : QWidget(canvas.viewport()), m_canvas(canvas), m_theme(theme)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    lower(); // Beneath the map.
    connect(&canvas, &GraphCanvas::viewChanged, this, &StripOverlay::follow);
    connect(&theme, &Theme::changed, this, qOverload<>(&QWidget::update));
    follow();
}

void StripOverlay::setSides(std::shared_ptr<const SideBySide> sides)
{
    m_sides = std::move(sides);
    follow();
}

void StripOverlay::setClassPalette(ClassPalette palette)
{
    m_palette = palette;
    update();
}

void StripOverlay::follow()
{
    setGeometry(m_canvas.viewport()->rect());
    update();
}

void StripOverlay::paintEvent(QPaintEvent*)
{
    if (!m_sides || m_canvas.scene().graph() != m_sides->graph.get())
        return;
    const std::vector<NodeId> nodes = m_canvas.probe().visibleNodes();
    if (nodes.size() > mostCards)
        return;
    const ClassColors colors(m_theme.colors(), m_palette);
    const double width = std::max(stripWidth * m_canvas.zoom(), thinnestStrip);
    const double step = width * 1.5;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    for (const NodeId node : nodes) {
        const QRectF card = m_canvas.probe().itemRect(node);
        double left = card.left() - step * double(m_sides->shown.size());
        for (std::size_t place = 0; place < m_sides->shown.size(); ++place, left += step) {
            const Partition& partition =
                m_sides->compared.partitions[m_sides->partitionAt(place)].partition;
            const std::uint32_t section = partition.sectionOf[node.index];
            const bool isAlone = partition.sections[section].nodes.size() == 1;
            painter.setBrush(isAlone ? m_theme.colors().block
                                     : colors[section % colors.colorCount()].fill);
            painter.drawRoundedRect(QRectF(left, card.top(), width, card.height()), width / 2,
                                    width / 2);
        }
    }
}

} // namespace fusewright
