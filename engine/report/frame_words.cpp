// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/report/frame_words.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <unordered_map>

namespace fusewright {

namespace {

/// Between words and what is beside them.
constexpr float wordsGap = 4;
/// How high a frame is that has a title from afar, in lines of it.
constexpr float farFrame = 4;
constexpr int farSteps = 4;

/// Words that stand already. None is higher than `height`, so those of three rows are all that is
/// near.
class PlacedWords {
public:
    explicit PlacedWords(float height) : m_height(std::max(height, 1.0F)) { }

    void add(const Box& place) { m_rows[rowOf(place)].push_back(place); }

    bool areAt(const Box& place) const
    {
        const long row = rowOf(place);
        for (long near = row - 1; near <= row + 1; ++near) {
            const auto found = m_rows.find(near);
            if (found != m_rows.end() && std::ranges::any_of(found->second, [&](const Box& other) {
                    return other.touches(place);
                }))
                return true;
        }
        return false;
    }

private:
    long rowOf(const Box& place) const { return std::lround(std::floor(place.top / m_height)); }

    float m_height;
    std::unordered_map<long, std::vector<Box>> m_rows;
};

/// The best first. A frame that is smaller than its count has one place for it.
std::vector<Box> placesFor(const PictureRepeat& repeat, float width, float height)
{
    constexpr int steps = 4;
    constexpr float farOut = 0.35F; // In heights: what is in the frame begins right below its edge.
    std::vector<Box> places;
    const auto addEdge = [&](const Box& frame, float y) {
        const float last = std::max(frame.right() - repeatFrameCorner - width, frame.left);
        const float first = std::min(frame.left + repeatFrameCorner, last);
        for (int step = 0; step < steps; ++step)
            places.push_back({last - (last - first) * float(step) / float(steps - 1),
                              y - height / 2, width, height});
    };
    for (const Box& part : repeat.frames)
        addEdge(repeatFrame(part), repeatFrame(part).top - farOut * height);
    for (const Box& part : repeat.frames)
        addEdge(repeatFrame(part), repeatFrame(part).bottom() + farOut * height);
    for (const Box& part : repeat.frames) {
        const Box frame = repeatFrame(part);
        places.push_back({frame.right() + wordsGap, frame.top, width, height});
        places.push_back({frame.left - wordsGap - width, frame.top, width, height});
    }
    const bool isSmall = std::ranges::all_of(repeat.frames, [&](const Box& part) {
        return repeatFrame(part).width < width || repeatFrame(part).height < height;
    });
    if (isSmall && !places.empty())
        places.resize(1);
    return places;
}

/// The part of a place that is outside of the frame it stands on, and of what stands in that.
Box outside(const Box& place, const PictureRepeat& repeat)
{
    Box part = place;
    for (const Box& frame : repeat.frames) {
        if (!frame.touches(part))
            continue;
        if (part.top < frame.top)
            part.height = frame.top - part.top;
        else if (part.bottom() > frame.bottom())
            part = {part.left, frame.bottom(), part.width, part.bottom() - frame.bottom()};
    }
    return part;
}

double areaOf(const PictureRepeat& repeat)
{
    double area = 0;
    for (const Box& frame : repeat.frames)
        area += double(frame.width) * double(frame.height);
    return area;
}

/// What is left of a row, from left to right.
std::vector<RowPart> freeParts(RowPart row, std::vector<RowPart> taken)
{
    std::ranges::sort(taken, {}, &RowPart::begin);
    std::vector<RowPart> parts;
    float from = row.begin;
    for (const RowPart& part : taken) {
        if (part.end + wordsGap <= from)
            continue;
        if (part.begin - wordsGap >= row.end)
            break;
        if (part.begin - wordsGap > from)
            parts.push_back({from, part.begin - wordsGap});
        from = std::max(from, part.end + wordsGap);
    }
    if (from < row.end)
        parts.push_back({from, row.end});
    return parts;
}

/// The first title that fits anywhere, as far left as it does.
std::optional<TitlePlace> fitting(const std::vector<RowPart>& parts, std::span<const float> widths)
{
    for (std::size_t title = 0; title < widths.size(); ++title) {
        for (const RowPart& part : parts) {
            if (widths[title] <= part.end - part.begin)
                return TitlePlace{title, part, false};
        }
    }
    return std::nullopt;
}

} // namespace

Box repeatFrame(const Box& part)
{
    return {part.left - repeatFrameRoom, part.top - repeatFrameRoom,
            part.width + 2 * repeatFrameRoom, part.height + 2 * repeatFrameRoom};
}

std::vector<std::optional<Box>> placeCounts(const Picture& picture, const WordSizes& sizes,
                                            const std::function<bool(const Box& place)>& hasCards)
{
    const std::vector<PictureRepeat>& repeats = picture.repeats;
    std::vector<std::size_t> order(std::min(repeats.size(), sizes.widths.size()));
    std::iota(order.begin(), order.end(), std::size_t(0));
    std::ranges::stable_sort(order, std::ranges::greater(),
                             [&](std::size_t at) { return areaOf(repeats[at]); });
    PlacedWords placed(sizes.height);
    WordPlaces found(repeats.size());
    for (const std::size_t at : order) {
        for (const Box& place : placesFor(repeats[at], sizes.widths[at], sizes.height)) {
            if (placed.areAt(place))
                continue;
            if (!found[at])
                found[at] = place; // If none is better.
            if (hasCards(outside(place, repeats[at])))
                continue;
            found[at] = place;
            break;
        }
        if (found[at])
            placed.add(*found[at]);
    }
    return found;
}

WordPlaces placeFarTitles(const Picture& picture, const WordSizes& sizes, const WordPlaces& counts)
{
    float highest = sizes.height;
    for (const std::optional<Box>& count : counts)
        highest = count ? std::max(highest, count->height) : highest;
    PlacedWords placed(highest);
    for (const std::optional<Box>& count : counts) {
        if (count)
            placed.add(*count);
    }
    WordPlaces found(picture.hulls.size());
    for (std::size_t at = 0; at < std::min(found.size(), sizes.widths.size()); ++at) {
        const Box& frame = picture.hulls[at].box;
        const float width = sizes.widths[at];
        if (width <= 0 || frame.height < farFrame * sizes.height)
            continue;
        const float last = frame.right() - 1.5F * sizes.height - width;
        Box place{frame.left + sizes.height / 2, frame.top - sizes.height / 2, width, sizes.height};
        for (int step = 0; step < farSteps && place.left <= last && !found[at]; ++step) {
            if (!placed.areAt(place))
                found[at] = place;
            place.left += width;
        }
        if (found[at])
            placed.add(*found[at]);
    }
    return found;
}

TitlePlace placeTitle(RowPart row, std::span<const float> widths, std::vector<RowPart> counts,
                      std::vector<RowPart> lines)
{
    const std::vector<RowPart> besideCounts = freeParts(row, counts);
    counts.insert(counts.end(), lines.begin(), lines.end());
    if (const auto beside = fitting(freeParts(row, std::move(counts)), widths))
        return *beside;
    if (auto over = fitting(besideCounts, widths)) {
        over->isOverLines = true;
        return *over;
    }
    const auto widest = std::ranges::max_element(
        besideCounts, {}, [](const RowPart& part) { return part.end - part.begin; });
    return {widths.size() - 1, widest == besideCounts.end() ? row : *widest, true};
}

} // namespace fusewright
