// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/layout/picture.h"

#include <algorithm>

namespace fusewright {

bool Box::contains(Point point) const
{
    return point.x >= left && point.x < right() && point.y >= top && point.y < bottom();
}

bool Box::touches(const Box& other) const
{
    return left < other.right() && other.left < right() && top < other.bottom()
        && other.top < bottom();
}

Box Box::united(const Box& other) const
{
    if (other.width <= 0 && other.height <= 0)
        return *this;
    if (width <= 0 && height <= 0)
        return other;
    const float x = std::min(left, other.left);
    const float y = std::min(top, other.top);
    return {x, y, std::max(right(), other.right()) - x, std::max(bottom(), other.bottom()) - y};
}

bool isItsOwnCard(const Picture& picture, const PictureStub& stub)
{
    return stub.isSource && picture.items[stub.item].kind == PictureItem::Kind::Input;
}

} // namespace fusewright
