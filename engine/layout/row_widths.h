// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/layout/block_sketch.h"

#include <cstdint>
#include <vector>

namespace fusewright {

/// How wide the rows of a block are, before anything has a place: cards, and lines beside them.
class RowWidths {
public:
    /// What is only so much narrower is not worth longer lines.
    static constexpr float leastNarrower = Spacing::between;

    RowWidths(const BlockSketch& sketch, const std::vector<std::uint32_t>& rank);

    std::uint32_t count() const { return static_cast<std::uint32_t>(m_width.size()); }
    /// The widest of some rows, the last one among them.
    float widest(std::uint32_t first, std::uint32_t last) const;
    /// Whether one of these rows makes the block wide.
    bool isWide(std::uint32_t first, std::uint32_t last) const;
    void move(std::uint32_t vertex, std::uint32_t from, std::uint32_t to);
    /// Adds lines to rows before an end, or takes them away.
    void addLine(std::uint32_t first, std::uint32_t end, int count);

private:
    const BlockSketch* m_sketch;
    std::vector<float> m_width;
};

} // namespace fusewright
