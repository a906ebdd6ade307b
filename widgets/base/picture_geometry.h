// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/layout/picture.h"

#include <QPointF>
#include <QRectF>

namespace fusewright {

inline QPointF pointOf(Point point)
{
    return {double(point.x), double(point.y)};
}

inline QRectF rectOf(const Box& box)
{
    return {double(box.left), double(box.top), double(box.width), double(box.height)};
}

inline Box boxOf(const QRectF& rect)
{
    return {float(rect.left()), float(rect.top()), float(rect.width()), float(rect.height())};
}

} // namespace fusewright
