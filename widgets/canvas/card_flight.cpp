// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/canvas/card_flight.h"

#include "widgets/base/picture_geometry.h"
#include "widgets/canvas/canvas_style.h"
#include "widgets/canvas/picture_painter.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <unordered_set>

namespace fusewright {

namespace {

constexpr int flightMilliseconds = 220;
constexpr std::size_t mostFlying = 3000;
constexpr double leastWay = 2; ///< In pixels.
/// From here on the picture comes up behind the cards.
constexpr double nearlyThere = 0.6;

bool isElsewhere(const QRectF& from, const QRectF& to)
{
    const QPointF start = from.topLeft() - to.topLeft();
    const QPointF end = from.bottomRight() - to.bottomRight();
    return std::max(
               {std::abs(start.x()), std::abs(start.y()), std::abs(end.x()), std::abs(end.y())})
        > leastWay;
}

} // namespace

CardFlight::CardFlight(QObject* parent) : QObject(parent)
{
    m_time.setDuration(flightMilliseconds);
    m_time.setStartValue(0.0);
    m_time.setEndValue(1.0);
    m_time.setEasingCurve(QEasingCurve::InOutCubic);
    connect(&m_time, &QVariantAnimation::valueChanged, this, &CardFlight::moved);
}

void CardFlight::begin(const View& before, const View& now, const CanvasStyle& style)
{
    end();
    if (before.scene.isEmpty() || now.scene.isEmpty() || before.scene.graph() != now.scene.graph())
        return;
    const std::vector<std::uint32_t> seen = before.scene.itemsIn(boxOf(before.camera.visible()));
    const std::vector<std::uint32_t> toSee = now.scene.itemsIn(boxOf(now.camera.visible()));
    if (seen.size() + toSee.size() > mostFlying)
        return;
    std::unordered_set<std::uint32_t> flying; // Cards of the picture now.
    for (const std::uint32_t at : seen) {
        const PictureItem& card = before.scene.item(at);
        const std::uint32_t item = now.scene.itemOf(card.node);
        if (item == CanvasScene::noItem)
            continue;
        const bool isSame = now.scene.item(item).node == card.node && flying.insert(item).second;
        const CardLook& look = before.scene.looks()[before.scene.lookOf(at)];
        m_cards.push_back({before.camera.toView(rectOf(card.box)), item,
                           isSame ? QColor() : style.blockFill(before.scene, look)});
    }
    // What was in a card that is open now, or comes into view.
    for (const std::uint32_t at : toSee) {
        const std::uint32_t item = flying.contains(at)
            ? CanvasScene::noItem
            : before.scene.itemOf(now.scene.item(at).node);
        if (item != CanvasScene::noItem)
            m_cards.push_back({before.camera.toView(rectOf(before.scene.item(item).box)), at, {}});
    }
    const bool isAnyElsewhere = std::ranges::any_of(m_cards, [&](const Card& card) {
        return isElsewhere(card.from, now.camera.toView(rectOf(now.scene.item(card.item).box)));
    });
    if (isAnyElsewhere)
        m_time.start();
    else
        m_cards.clear();
}

void CardFlight::end()
{
    m_time.stop();
    m_cards.clear();
}

double CardFlight::arrived() const
{
    if (!isRunning())
        return 1;
    return std::max(0.0, (m_time.currentValue().toDouble() - nearlyThere) / (1 - nearlyThere));
}

QRectF CardFlight::placeOf(std::size_t flying, const View& now) const
{
    const Card& card = m_cards[flying];
    const QRectF to = now.camera.toView(rectOf(now.scene.item(card.item).box));
    const double part = m_time.currentValue().toDouble();
    return {card.from.topLeft() + (to.topLeft() - card.from.topLeft()) * part,
            card.from.bottomRight() + (to.bottomRight() - card.from.bottomRight()) * part};
}

void CardFlight::paint(QPainter& painter, const View& now, PicturePainter& cards,
                       double ratio) const
{
    painter.save();
    painter.scale(1 / ratio, 1 / ratio);
    const DevicePlace place{.origin = {}, .scale = now.camera.zoom() * ratio, .ratio = ratio};
    const auto forEach = [&](bool isGone, auto paintAt) {
        for (std::size_t at = 0; at < m_cards.size(); ++at) {
            const QRectF rect = placeOf(at, now);
            if (m_cards[at].gone.isValid() == isGone)
                paintAt(m_cards[at], QRectF(rect.topLeft() * ratio, rect.size() * ratio));
        }
    };
    painter.setOpacity(1 - m_time.currentValue().toDouble());
    forEach(true, [&](const Card& card, const QRectF& rect) { painter.fillRect(rect, card.gone); });
    painter.setOpacity(1);
    forEach(false, [&](const Card& card, const QRectF& rect) {
        cards.paintCard(painter, rect, place, card.item, now.scene);
    });
    painter.restore();
}

} // namespace fusewright
