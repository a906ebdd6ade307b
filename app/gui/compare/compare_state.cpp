// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/gui/compare/compare_state.h"

#include "widgets/base/text.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <optional>

namespace fusewright {

namespace {

const QLatin1String picturesKey("pictures");
const QLatin1String lockKey("locked");
const QLatin1String foldsKey("folds");
const QLatin1String sidesKey("sides");
const QLatin1String kindKey("kind");
const QLatin1String fileKey("file");

std::optional<Side> decodeSide(const QJsonObject& stored)
{
    const int kind = stored[kindKey].toInt(-1);
    const QString file = stored[fileKey].toString();
    // What the rules were before an edit is not remembered.
    if (kind < 0 || kind > int(Side::File) || kind == int(Side::Before))
        return std::nullopt;
    if (kind != int(Side::File))
        return Side(static_cast<Side::Kind>(kind));
    if (!QFileInfo::exists(file))
        return std::nullopt;
    return Side::by(file.toStdString());
}

} // namespace

QByteArray encodeState(const CompareState& state)
{
    QJsonArray sides;
    for (const Side& side : state.sides)
        sides.append(QJsonObject{{kindKey, int(side.kind)}, {fileKey, toQt(side.file)}});
    const QJsonObject all{{picturesKey, state.pictures},
                          {lockKey, state.isLocked},
                          {foldsKey, state.isFolded},
                          {sidesKey, sides}};
    return QJsonDocument(all).toJson(QJsonDocument::Compact);
}

CompareState decodeState(const QByteArray& stored)
{
    const QJsonObject all = QJsonDocument::fromJson(stored).object();
    CompareState state;
    state.pictures = std::clamp(all[picturesKey].toInt(state.pictures), 0, 2);
    state.isLocked = all[lockKey].toBool(true);
    state.isFolded = all[foldsKey].toBool(true);
    const QJsonArray sides = all[sidesKey].toArray();
    for (std::size_t at = 0; at < state.sides.size(); ++at) {
        if (const auto side = decodeSide(sides[qsizetype(at)].toObject()))
            state.sides[at] = *side;
    }
    return state;
}

} // namespace fusewright
