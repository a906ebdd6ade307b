// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/report/frame_words.h"
#include "engine/report/picture_looks.h"
#include "engine/report/picture_svg.h"

#include <string>
#include <vector>

namespace fusewright {

/// Draws what stands around cards: the frames of open groups with their titles, and those of
/// repeats with their counts.
class SvgFrames {
public:
    /// `farUnit`: of what must be seen from afar, in a picture too large to be read; else 1.
    SvgFrames(const GraphDrawing& drawing, const PictureLooks& looks, double farUnit);

    std::string hulls() const;
    /// Over the lines, and beside them where there is room.
    std::string titles() const;
    /// Over the cards, in a picture that is too large to be read.
    std::string farTitles() const;
    /// Over the cards.
    std::string repeats() const;
    /// How far right the counts of repeats reach.
    float right() const;

private:
    std::string hull(const PictureHull& hull) const;
    std::string title(std::size_t at) const;
    std::string ground(const Box& place) const;
    void placeCounts();

    const GraphDrawing& m_drawing;
    const Picture& m_picture;
    const PictureLooks& m_looks;
    double m_farUnit;
    double m_countSize;
    WordPlaces m_counts;
};

} // namespace fusewright
