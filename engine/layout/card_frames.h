// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/layout/picture.h"
#include "engine/support/cancel_token.h"

#include <cstdint>
#include <limits>
#include <vector>

namespace fusewright {

/// A small graph of cards, some of them beside each other in a frame, to be laid out.
struct FramedCards {
    static constexpr std::uint32_t none = std::numeric_limits<std::uint32_t>::max();

    struct Card {
        float width = 0; ///< Of a frame: at least, with its title.
        float height = 0;
        std::uint32_t frame = none; ///< The card that it should be in,
        std::uint32_t place = 0;    ///< from left to right.
    };
    struct Edge {
        std::uint32_t from = 0;
        std::uint32_t to = 0;

        bool operator==(const Edge&) const = default;
    };

    std::vector<Card> cards;
    std::vector<Edge> edges;
    float framePadding = 8;
    float frameTitle = 20;
    float density = 1; ///< Less than 1 brings cards nearer to each other.
};

/// Where cards and lines stand; all begins at (0, 0).
struct FramedDrawing {
    std::vector<Box> boxes;                ///< By card.
    std::vector<std::uint32_t> frames;     ///< By card: the frame that it is in.
    std::vector<std::vector<Point>> lines; ///< By edge, then from the frame of each card that is
                                           ///< not in it.
    std::vector<FramedCards::Edge> edges;  ///< By line.
    Box bounds;
};

/// Lays out cards with producers above users. What feeds something that is in its own frame is not
/// put into it; of a circle one line goes up.
FramedDrawing drawFramedCards(const FramedCards& cards, const CancelToken& cancel = {});

} // namespace fusewright
