// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/infer/product_shapes.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

namespace fusewright::infer {

Shape matmulShape(const Shape& left, const Shape& right)
{
    if (!left || !right || left->empty() || right->empty())
        return std::nullopt;
    const bool isRow = left->size() == 1;
    const bool isColumn = right->size() == 1;
    Shape a = left;
    Shape b = right;
    if (isRow)
        a->insert(a->begin(), Extent(1));
    if (isColumn)
        b->push_back(Extent(1));
    const Extent rows = (*a)[a->size() - 2];
    const Extent columns = b->back();
    a->resize(a->size() - 2);
    b->resize(b->size() - 2);
    Shape result = broadcast(a, b);
    if (!result)
        return std::nullopt;
    if (!isRow)
        result->push_back(rows);
    if (!isColumn)
        result->push_back(columns);
    return result;
}

Shape swappedLast(Shape shape)
{
    if (!shape || shape->size() < 2)
        return std::nullopt;
    std::swap((*shape)[shape->size() - 1], (*shape)[shape->size() - 2]);
    return shape;
}

Shape linearShape(const Shape& input, Shape weight)
{
    if (!weight || weight->size() > 2)
        return std::nullopt;
    if (weight->size() == 2)
        weight = swappedLast(std::move(weight));
    return matmulShape(input, weight);
}

Shape outerShape(const Shape& left, const Shape& right)
{
    const bool areRows = left && right && left->size() == 1 && right->size() == 1;
    return areRows ? Shape(Extents{left->front(), right->front()}) : std::nullopt;
}

Shape attentionShape(const Shape& query, const Shape& value)
{
    if (!query || !value || query->size() < 2 || value->size() != query->size())
        return std::nullopt;
    Shape result = query;
    result->back() = value->back();
    return result;
}

Shape einsumShape(std::string_view equation, std::span<const Shape> operands)
{
    std::string text;
    for (const char letter : equation) {
        if (letter == '.')
            return std::nullopt;
        if (letter != ' ')
            text += letter;
    }
    const std::size_t arrow = text.find("->");
    if (arrow == std::string::npos)
        return std::nullopt;
    std::array<Extent, 128> extents{};
    std::string_view left = std::string_view(text).substr(0, arrow);
    for (const Shape& shape : operands) {
        const std::string_view letters = left.substr(0, left.find(','));
        left.remove_prefix(std::min(letters.size() + 1, left.size()));
        if (!shape || shape->size() != letters.size())
            return std::nullopt;
        for (std::size_t at = 0; at < letters.size(); ++at) {
            Extent& extent = extents[static_cast<unsigned char>(letters[at]) & 127U];
            if (extent.isUnknown() || extent.is(1))
                extent = (*shape)[at];
        }
    }
    Extents result;
    for (const char letter : std::string_view(text).substr(arrow + 2))
        result.push_back(extents[static_cast<unsigned char>(letter) & 127U]);
    return result;
}

} // namespace fusewright::infer
