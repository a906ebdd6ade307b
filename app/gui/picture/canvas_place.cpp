// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/gui/picture/canvas_place.h"

#include <QJsonDocument>
#include <QJsonObject>

namespace fusewright {

QByteArray encodePlace(const CanvasState& state)
{
    const QJsonObject place{{QStringLiteral("fit"), state.isFit},
                            {QStringLiteral("zoom"), state.zoom},
                            {QStringLiteral("anchor"), qint64(state.anchor.index)},
                            {QStringLiteral("x"), state.offset.x()},
                            {QStringLiteral("y"), state.offset.y()}};
    return QJsonDocument(place).toJson(QJsonDocument::Compact);
}

CanvasState decodePlace(const QByteArray& stored)
{
    const QJsonObject place = QJsonDocument::fromJson(stored).object();
    return {.isFit = place[QLatin1String("fit")].toBool(true),
            .zoom = place[QLatin1String("zoom")].toDouble(1),
            .anchor = NodeId(static_cast<std::uint32_t>(
                place[QLatin1String("anchor")].toInteger(NodeId::nothing))),
            .offset = {place[QLatin1String("x")].toDouble(), place[QLatin1String("y")].toDouble()}};
}

} // namespace fusewright
