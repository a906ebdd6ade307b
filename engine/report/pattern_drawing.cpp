// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/report/pattern_drawing.h"

#include "engine/layout/card_frames.h"

#include <algorithm>

namespace fusewright {

namespace {

constexpr float density = 0.96F;
constexpr float framePadding = 8;
/// Between a match and what comes in its place.
constexpr float betweenSides = 96;

/// By entry: the one entry whose frame it can stand in.
std::vector<std::uint32_t> framesOf(const PatternSketch& pattern)
{
    std::vector<std::uint32_t> frames(pattern.entries.size(), FramedCards::none);
    std::vector<std::uint32_t> named(pattern.entries.size(), 0);
    for (std::uint32_t at = 0; at < pattern.entries.size(); ++at) {
        for (const std::uint32_t child : pattern.entries[at].children)
            ++named[child];
        for (const std::uint32_t option : pattern.entries[at].options) {
            ++named[option];
            frames[option] = at;
        }
    }
    for (std::size_t at = 0; at < frames.size(); ++at) {
        const bool isChild = frames[at] == FramedCards::none
            || std::ranges::find(pattern.entries[frames[at]].children, at)
                != pattern.entries[frames[at]].children.end();
        if (named[at] != 1 || isChild)
            frames[at] = FramedCards::none;
    }
    return frames;
}

std::uint32_t placeInFrame(const PatternSketch& pattern, std::uint32_t frame, std::size_t option)
{
    if (frame == FramedCards::none)
        return 0;
    const auto& options = pattern.entries[frame].options;
    return static_cast<std::uint32_t>(std::ranges::find(options, option) - options.begin());
}

} // namespace

namespace {

PatternDrawing drawSide(const PatternSketch& pattern, const PatternSizes& sizes,
                        const CancelToken& cancel)
{
    const std::vector<std::uint32_t> frames = framesOf(pattern);
    FramedCards cards;
    cards.density = density;
    cards.framePadding = framePadding;
    cards.frameTitle = sizes.frameTitle;
    for (std::size_t at = 0; at < pattern.entries.size(); ++at)
        cards.cards.push_back({sizes.widths[at], sizes.cardHeight, frames[at],
                               placeInFrame(pattern, frames[at], at)});
    for (std::uint32_t at = 0; at < pattern.entries.size(); ++at) {
        for (const std::uint32_t child : pattern.entries[at].children)
            cards.edges.push_back({at, child});
    }
    const std::size_t childLines = cards.edges.size();
    for (std::uint32_t at = 0; at < pattern.entries.size(); ++at) {
        for (const std::uint32_t option : pattern.entries[at].options) {
            if (frames[option] != at)
                cards.edges.push_back({at, option});
        }
    }
    FramedDrawing drawn = drawFramedCards(cards, cancel);

    PatternDrawing drawing{.boxes = std::move(drawn.boxes),
                           .framedBy = std::move(drawn.frames),
                           .lines = {},
                           .border = std::nullopt,
                           .bounds = drawn.bounds};
    const auto isOnly = [&](std::uint32_t from, std::uint32_t to) {
        const std::vector<std::uint32_t>& users = pattern.entries[from].onlyUsedBy;
        return std::ranges::find(users, to) != users.end();
    };
    for (std::size_t at = 0; at < drawn.lines.size(); ++at)
        drawing.lines.push_back({.from = drawn.edges[at].from,
                                 .to = drawn.edges[at].to,
                                 .isOption = at >= childLines,
                                 .isOnly = isOnly(drawn.edges[at].from, drawn.edges[at].to),
                                 .isSame = false,
                                 .points = std::move(drawn.lines[at])});
    return drawing;
}

/// One side of a rule that rewrites, as a pattern of its own.
struct PatternHalf {
    PatternSketch pattern;
    PatternSizes sizes;
    std::vector<std::uint32_t> whole; ///< By entry: its number in the rule.
};

PatternHalf halfOf(const PatternSketch& pattern, const PatternSizes& sizes, bool isMade)
{
    PatternHalf half;
    half.sizes = sizes;
    half.sizes.widths.clear();
    std::vector<std::uint32_t> own(pattern.entries.size(), PatternDrawing::none);
    for (std::uint32_t at = 0; at < pattern.entries.size(); ++at) {
        if (pattern.entries[at].isMade != isMade)
            continue;
        own[at] = static_cast<std::uint32_t>(half.whole.size());
        half.whole.push_back(at);
        half.pattern.entries.push_back(pattern.entries[at]);
        half.sizes.widths.push_back(sizes.widths[at]);
    }
    for (SketchedEntry& entry : half.pattern.entries) {
        for (auto* const list : {&entry.children, &entry.onlyUsedBy, &entry.options}) {
            std::erase_if(*list, [&](std::uint32_t at) { return own[at] == PatternDrawing::none; });
            for (std::uint32_t& at : *list)
                at = own[at];
        }
    }
    return half;
}

void addSide(PatternDrawing& all, const PatternHalf& half, const PatternDrawing& side, float left)
{
    const auto moved = [left](Point point) { return Point{point.x + left, point.y}; };
    for (std::size_t at = 0; at < half.whole.size(); ++at) {
        Box box = side.boxes[at];
        box.left += left;
        all.boxes[half.whole[at]] = box;
        const std::uint32_t frame = side.framedBy[at];
        all.framedBy[half.whole[at]] = frame == PatternDrawing::none ? frame : half.whole[frame];
    }
    for (PatternDrawing::Line line : side.lines) {
        line.from = half.whole[line.from];
        line.to = half.whole[line.to];
        std::ranges::transform(line.points, line.points.begin(), moved);
        all.lines.push_back(std::move(line));
    }
    all.bounds.width = std::max(all.bounds.width, left + side.bounds.width);
    all.bounds.height = std::max(all.bounds.height, side.bounds.height);
}

/// From the right of an entry to the left of what stands for it.
void addSameLines(PatternDrawing& all, const PatternSketch& pattern)
{
    for (std::uint32_t at = 0; at < pattern.entries.size(); ++at) {
        const auto& source = pattern.entries[at].standsFor;
        if (!source || *source >= all.boxes.size())
            continue;
        const Box& from = all.boxes[*source];
        const Box& to = all.boxes[at];
        all.lines.push_back({.from = *source,
                             .to = at,
                             .isOption = false,
                             .isSame = true,
                             .points = {{from.right(), from.top + from.height / 2},
                                        {to.left, to.top + to.height / 2}}});
    }
}

} // namespace

PatternDrawing drawPattern(const PatternSketch& pattern, const PatternSizes& sizes,
                           const CancelToken& cancel)
{
    if (std::ranges::none_of(pattern.entries, &SketchedEntry::isMade))
        return drawSide(pattern, sizes, cancel);
    const PatternHalf match = halfOf(pattern, sizes, false);
    const PatternHalf made = halfOf(pattern, sizes, true);
    const PatternDrawing left = drawSide(match.pattern, match.sizes, cancel);
    const PatternDrawing right = drawSide(made.pattern, made.sizes, cancel);
    PatternDrawing all{.boxes = std::vector<Box>(pattern.entries.size()),
                       .framedBy =
                           std::vector<std::uint32_t>(pattern.entries.size(), PatternDrawing::none),
                       .lines = {},
                       .border = left.bounds.width + betweenSides / 2,
                       .bounds = {}};
    addSide(all, match, left, 0);
    addSide(all, made, right, left.bounds.width + betweenSides);
    addSameLines(all, pattern);
    return all;
}

bool isWiredAlike(const PatternSketch& one, const PatternSketch& other)
{
    return std::ranges::equal(one.entries, other.entries,
                              [](const SketchedEntry& a, const SketchedEntry& b) {
                                  return a.children == b.children && a.options == b.options
                                      && a.isMade == b.isMade && a.standsFor == b.standsFor;
                              });
}

std::string operatorLabel(const SketchedEntry& entry)
{
    std::string label;
    if (entry.isAny())
        return label;
    for (const std::string& name : entry.operators)
        label += (label.empty() ? "" : " | ") + name;
    return entry.isInverted && !label.empty() ? "\u2260 " + label : label;
}

} // namespace fusewright
