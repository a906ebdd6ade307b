// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/report/pattern_drawing.h"
#include "engine/session/fusion_bindings.h"

#include <QPainterPath>
#include <QPointF>
#include <QRectF>
#include <QString>

#include <cstdint>
#include <map>
#include <optional>
#include <string>

namespace fusewright {

/// A pattern with where its entries stand: what is on screen.
struct PatternScene {
    PatternSketch pattern;
    PatternDrawing drawing;

    QRectF rectOf(std::uint32_t entry) const;
    /// Where new lines begin.
    QPointF handleOf(std::uint32_t entry) const;
    /// A line as it is drawn: it leaves and arrives upright.
    QPainterPath pathOf(std::uint32_t line) const;
    /// The innermost entry at a place.
    std::optional<std::uint32_t> entryAt(QPointF place) const;
    /// The line that is not farther than `reach`.
    std::optional<std::uint32_t> lineAt(QPointF place, double reach) const;
    std::optional<std::uint32_t> find(const std::string& name) const;
    bool isFrame(std::uint32_t entry) const;
    /// Whether what `from` feeds may be `to` too.
    bool canConnect(std::uint32_t from, std::uint32_t to) const;
    /// The next entry in a direction, as one sees it.
    std::optional<std::uint32_t> neighbour(std::uint32_t entry, QPointF direction) const;
};

/// How far entries get on the model, by name.
using EntryReaches = std::map<std::string, EntryReach>;

/// What is special just now.
struct PatternMarks {
    std::optional<std::uint32_t> current;
    std::optional<std::uint32_t> hovered;
    std::optional<std::uint32_t> hoveredLine;
    std::optional<std::uint32_t> currentLine;
    std::optional<std::uint32_t> source; ///< Of a line that is being drawn,
    std::optional<std::uint32_t> target; ///< which would end here,
    QPointF pointer;                     ///< or here.
    bool hasFocus = false;
    bool isFaded = false; ///< The text says something else by now, or cannot be read.
};

} // namespace fusewright
