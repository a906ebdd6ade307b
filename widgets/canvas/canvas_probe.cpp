// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/canvas/canvas_probe.h"

#include "widgets/base/picture_geometry.h"
#include "widgets/base/text.h"
#include "widgets/canvas/canvas_tips.h"
#include "widgets/canvas/frame_titles.h"
#include "widgets/canvas/repeat_counts.h"

#include <QCoreApplication>

#include <algorithm>

namespace fusewright {

Point CanvasProbe::scenePoint(QPoint inView) const
{
    const QPointF point = m_camera.toScene(inView);
    return {float(point.x()), float(point.y())};
}

std::uint32_t CanvasProbe::itemAt(QPoint point) const
{
    return m_scene.itemAt(scenePoint(point));
}

std::uint32_t CanvasProbe::stubAt(QPoint point) const
{
    return m_scene.stubAt(scenePoint(point));
}

NodeId CanvasProbe::nodeAt(QPoint point) const
{
    const std::uint32_t item = itemAt(point);
    return item == CanvasScene::noItem ? NodeId() : m_scene.item(item).node;
}

ValueId CanvasProbe::valueAt(QPoint point) const
{
    const std::uint32_t stub = stubAt(point);
    if (stub != CanvasScene::noItem)
        return m_scene.picture().stubs[stub].value;
    const std::uint32_t item = itemAt(point);
    return item == CanvasScene::noItem ? ValueId() : m_scene.item(item).value;
}

std::optional<std::uint32_t> CanvasProbe::groupAt(QPoint inView) const
{
    const std::uint32_t item = itemAt(inView);
    if (item != CanvasScene::noItem) {
        const std::uint32_t group = m_scene.item(item).group;
        return group == noGroup ? std::nullopt : std::optional(group);
    }
    const Point point = scenePoint(inView);
    const auto hulls = m_scene.hullsIn({point.x, point.y, 0.01F, 0.01F});
    if (hulls.empty())
        return std::nullopt;
    return m_scene.picture().hulls[hulls.back()].group;
}

std::optional<std::uint32_t> CanvasProbe::frameTitleAt(QPoint inView) const
{
    const Point point = scenePoint(inView);
    const auto hulls = m_scene.hullsIn({point.x, point.y, 0.01F, 0.01F});
    for (auto at = hulls.rbegin(); at != hulls.rend(); ++at) {
        const PictureHull& hull = m_scene.picture().hulls[*at];
        if (hullTitleBox(hull, m_camera.zoom()).contains(point))
            return *at;
    }
    return std::nullopt;
}

std::optional<std::uint32_t> CanvasProbe::farTitleAt(QPoint inView) const
{
    // Asked at every move of the pointer: from near there is nothing to place.
    if (m_camera.zoom() >= farthestTitle || m_scene.picture().hulls.empty())
        return std::nullopt;
    const DevicePlace place{.scale = m_camera.zoom()};
    const RepeatCounts counts(m_scene, place.scale, place.ratio, m_style);
    return FarTitles(m_scene, place, counts.places(), m_style)
        .hullAt(m_camera.toScene(inView) * place.scale);
}

const PictureRepeat* CanvasProbe::repeatAt(QPoint inView) const
{
    if (!m_picksRepeats)
        return nullptr;
    const QPointF point = m_camera.toScene(inView) * m_camera.zoom();
    const RepeatCounts counts(m_scene, m_camera.zoom(), 1, m_style);
    for (std::size_t at = 0; at < counts.places().size(); ++at) {
        if (counts.places()[at].contains(point))
            return &m_scene.picture().repeats[at];
    }
    return nullptr;
}

bool CanvasProbe::isPickable(QPoint point) const
{
    return nodeAt(point).isValid() || stubAt(point) != CanvasScene::noItem || frameTitleAt(point)
        || isOnRepeatCount(point) || farTitleAt(point);
}

QString CanvasProbe::tipAt(QPoint point, const std::function<QString(NodeId)>& source) const
{
    if (const PictureRepeat* repeat = repeatAt(point))
        return repeatTip(m_scene, *repeat);
    if (const auto hull = farTitleAt(point))
        return tipText(m_scene.frameTitles(*hull).front(), {});
    const ValueId value = valueAt(point);
    const std::uint32_t item = itemAt(point);
    const bool isCard = item != CanvasScene::noItem && stubAt(point) == CanvasScene::noItem;
    if (isCard && m_scene.item(item).areUnusedInputs())
        return unusedInputsTip(m_scene, item);
    if (value.isValid())
        return valueTip(*m_scene.graph(), value);
    if (item == CanvasScene::noItem) {
        const auto hull = frameTitleAt(point);
        return hull ? tipText(m_scene.frameTitles(*hull).front(), {}) : QString();
    }
    if (m_scene.item(item).kind == PictureItem::Kind::Group)
        return groupTip(m_scene, item);
    const NodeId node = m_scene.item(item).node;
    return source ? source(node) : operatorTip(m_scene, node);
}

std::vector<NodeId> CanvasProbe::visibleNodes() const
{
    std::vector<NodeId> nodes;
    for (const std::uint32_t item : m_scene.itemsIn(boxOf(m_camera.visible()))) {
        if (m_scene.item(item).node.isValid())
            nodes.push_back(m_scene.item(item).node);
    }
    return nodes;
}

QRectF CanvasProbe::itemRect(NodeId node) const
{
    const std::uint32_t item = m_scene.itemOf(node);
    return item == CanvasScene::noItem ? QRectF() : m_camera.toView(rectOf(m_scene.item(item).box));
}

} // namespace fusewright
