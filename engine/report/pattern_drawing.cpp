// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/report/pattern_drawing.h"

#include "engine/layout/card_frames.h"

#include <algorithm>

namespace fusewright {

namespace {

constexpr float density = 0.96F;
constexpr float framePadding = 8;

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

PatternDrawing drawPattern(const PatternSketch& pattern, const PatternSizes& sizes,
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
                           .bounds = drawn.bounds};
    for (std::size_t at = 0; at < drawn.lines.size(); ++at)
        drawing.lines.push_back({drawn.edges[at].from, drawn.edges[at].to, at >= childLines,
                                 std::move(drawn.lines[at])});
    return drawing;
}

bool isWiredAlike(const PatternSketch& one, const PatternSketch& other)
{
    return std::ranges::equal(one.entries, other.entries,
                              [](const SketchedEntry& a, const SketchedEntry& b) {
                                  return a.children == b.children && a.options == b.options;
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
