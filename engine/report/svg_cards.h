// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/report/picture_looks.h"
#include "engine/report/picture_svg.h"
#include "engine/report/piece_titles.h"

#include <map>
#include <string>
#include <string_view>
#include <tuple>

namespace fusewright {

/// Draws the cards of a picture so that all that is on them can be read. Cards that look alike are
/// drawn once and used wherever they stand.
class SvgCards {
public:
    SvgCards(const GraphDrawing& drawing, const PictureLooks& looks, std::string_view key);

    void add(std::uint32_t item);
    /// What the cards refer to: goes before them.
    const std::string& faces() const { return m_faces; }
    const std::string& cards() const { return m_cards; }

    static constexpr double textSize = 13;
    static constexpr double smallSize = 11;

private:
    using Face = std::tuple<int, std::uint32_t, std::uint32_t, int, int>;

    std::string idOf(const PictureItem& item, std::uint32_t at);
    std::string faceOf(const PictureItem& item, std::uint32_t at) const;
    std::string bandOf(const PictureItem& item, std::uint32_t at) const;
    std::string tipOf(const PictureItem& item, std::uint32_t at) const;
    std::string titleOf(const PictureItem& item, std::uint32_t at) const;
    std::string textsOf(const PictureItem& item, std::uint32_t at) const;
    void addValue(const PictureItem& item);
    bool isPlain(std::uint32_t at) const;
    int rowsOf(const PictureItem& item) const;

    const GraphDrawing& m_drawing;
    const PictureLooks& m_looks;
    std::string m_key;
    PieceTitles m_pieces;
    std::map<Face, std::string> m_ids;
    std::string m_faces;
    std::string m_cards;
};

/// The classes of a colour, such as ` class="pc3"`; the plain one's for no class.
std::string classAttribute(std::string_view of, std::uint32_t at);
/// The id of the hatch of a class; empty where colour is enough.
std::string hatchOf(std::string_view key, std::uint32_t at);
/// The same as lines on a box, which every program that shows SVG draws; empty where colour is
/// enough.
std::string hatchSvg(std::uint32_t color, const Box& box);

} // namespace fusewright
