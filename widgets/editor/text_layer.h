// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QRectF>
#include <QTextBlock>

class QPainter;

namespace fusewright {

/// A line of text as it stands on screen, in the viewport's coordinates.
struct VisibleLine {
    QTextBlock block;
    QRectF rect; ///< As high as the line, as wide as the text.

    /// Where a column begins.
    qreal x(int column) const;
    QRectF rectOf(int begin, int end) const;
    int number() const { return block.blockNumber(); }
};

/// Something that is drawn for the lines on screen, and for those only.
class TextLayer {
public:
    virtual ~TextLayer();

    virtual void paintBelow(QPainter& painter, const VisibleLine& line);
    virtual void paintAbove(QPainter& painter, const VisibleLine& line);
};

} // namespace fusewright
