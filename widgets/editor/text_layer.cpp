// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/editor/text_layer.h"

#include <QTextLayout>

#include <algorithm>

namespace fusewright {

qreal VisibleLine::x(int column) const
{
    const QTextLine line = block.layout()->lineAt(0);
    return rect.left() + (line.isValid() ? line.cursorToX(column) : 0);
}

QRectF VisibleLine::rectOf(int begin, int end) const
{
    const qreal left = x(begin);
    return {left, rect.top(), x(std::max(begin, end)) - left, rect.height()};
}

TextLayer::~TextLayer() = default;

void TextLayer::paintBelow(QPainter&, const VisibleLine&) { }

void TextLayer::paintAbove(QPainter&, const VisibleLine&) { }

} // namespace fusewright
