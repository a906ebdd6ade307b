// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/session/shape_words.h"

#include "engine/graph/graph.h"
#include "engine/support/text_parts.h"

#include <algorithm>
#include <charconv>
#include <span>
#include <string>
#include <vector>

namespace fusewright {

namespace {

using Extent = ShapeTest::Extent;
using Kind = Extent::Kind;

bool isNumber(std::string_view text)
{
    return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
}

bool isIn(std::string_view text, char first, char last)
{
    return text.size() > 1 && text.front() == first && text.back() == last;
}

std::vector<std::string_view> pieces(std::string_view text, char separator)
{
    std::vector<std::string_view> all;
    while (true) {
        const std::size_t end = text.find(separator);
        all.push_back(trimmed(text.substr(0, end)));
        if (end == std::string_view::npos)
            return all;
        text.remove_prefix(end + 1);
    }
}

/// A name with an `x` in it is no list of extents.
std::vector<std::string_view> piecesBetweenCrosses(std::string_view word)
{
    std::vector<std::string_view> all = pieces(word, 'x');
    const bool isList = std::ranges::all_of(
        all, [](std::string_view piece) { return piece == "?" || isNumber(piece); });
    return isList ? all : std::vector{word};
}

std::optional<Extent> readExtent(std::string_view piece)
{
    if (piece == "?")
        return Extent{};
    if (piece == "...")
        return Extent{.kind = Kind::AnyMany, .number = 0, .name = {}};
    if (!isNumber(piece))
        return piece.empty()
            ? std::nullopt
            : std::optional(Extent{.kind = Kind::Name, .number = 0, .name = std::string(piece)});
    Extent extent{.kind = Kind::Number, .number = 0, .name = {}};
    const auto read = std::from_chars(piece.data(), piece.data() + piece.size(), extent.number);
    return read.ec == std::errc() ? std::optional(std::move(extent)) : std::nullopt;
}

bool isUnknown(Dim dim)
{
    return !dim.isKnown() && !dim.isNamed();
}

bool accepts(const Extent& extent, const Graph& graph, Dim dim)
{
    switch (extent.kind) {
    case Kind::Number:
        return dim.isKnown() && dim.size() == extent.number;
    case Kind::Name:
        return dim.isNamed() && graph.text(dim.name()) == extent.name;
    default:
        return true;
    }
}

bool acceptAll(std::span<const Extent> extents, const Graph& graph, std::span<const Dim> dims)
{
    return std::ranges::equal(
        extents, dims, [&](const Extent& extent, Dim dim) { return accepts(extent, graph, dim); });
}

} // namespace

bool looksLikeShape(std::string_view word)
{
    if (isIn(word, '[', ']'))
        return true;
    const std::vector<std::string_view> all = piecesBetweenCrosses(word);
    return all.size() > 1 && std::ranges::any_of(all, isNumber);
}

std::optional<ShapeTest> readShapeWord(std::string_view word)
{
    ShapeTest test;
    std::vector<std::string_view> all;
    if (isIn(word, '[', ']')) {
        const std::string_view inside = trimmed(word.substr(1, word.size() - 2));
        all = inside.empty() ? std::vector<std::string_view>() : pieces(inside, ',');
    } else {
        all = piecesBetweenCrosses(word);
        test.isWhole = all.size() > 1;
    }
    for (const std::string_view piece : all) {
        const std::optional<Extent> extent = readExtent(piece);
        if (!extent)
            return std::nullopt;
        test.extents.push_back(*extent);
    }
    const auto many = std::ranges::count(test.extents, Kind::AnyMany, &Extent::kind);
    if (many > (test.isWhole ? 1 : 0))
        return std::nullopt;
    return test;
}

bool accepts(const ShapeTest& test, const Graph& graph, ShapeId shape)
{
    const std::span<const Dim> dims = graph.shapes().dims(shape);
    const bool isRanked = graph.shapes().isRanked(shape);
    if (!test.isWhole) {
        const Extent& asked = test.extents.front();
        return asked.kind == Kind::Any
            ? !isRanked || std::ranges::any_of(dims, isUnknown)
            : std::ranges::any_of(dims, [&](Dim dim) { return accepts(asked, graph, dim); });
    }
    if (!isRanked)
        return false;
    const std::span<const Extent> extents(test.extents);
    const auto many = std::ranges::find(test.extents, Kind::AnyMany, &Extent::kind);
    if (many == test.extents.end())
        return acceptAll(extents, graph, dims);
    const auto before = static_cast<std::size_t>(many - test.extents.begin());
    const std::size_t after = extents.size() - before - 1;
    return dims.size() >= before + after
        && acceptAll(extents.first(before), graph, dims.first(before))
        && acceptAll(extents.last(after), graph, dims.last(after));
}

} // namespace fusewright
