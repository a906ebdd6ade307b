// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// Python's `x[…]`: an element of a tuple, or a part of a tensor, `x[:, 0]` being kept as the text
// `(slice(None, None, None), 0)`.

#include "engine/infer/list_text.h"
#include "engine/infer/rules.h"
#include "engine/infer/shape_algebra.h"
#include "engine/infer/torch_arguments.h"
#include "engine/support/text_parts.h"

namespace fusewright::infer {

namespace {

constexpr std::string_view sliceWord = "slice";

/// `slice(1, None, 2)` of an axis; unknown where a bound is.
Extent slicedByText(const Extent& extent, std::string_view item, StringPool& names)
{
    const auto inside = insideBrackets(item.substr(sliceWord.size()));
    const std::vector<std::string_view> bounds = itemsIn(inside.value_or(""));
    if (bounds.size() != 3)
        return {};
    const auto boundOf = [&](std::size_t at, std::int64_t otherwise) {
        return bounds[at] == "None" ? std::optional(otherwise) : wholeNumber(bounds[at]);
    };
    const auto begin = boundOf(0, 0);
    const auto end = boundOf(1, INT64_MAX);
    const auto step = boundOf(2, 1);
    return begin && end && step && *step > 0 ? slicedExtent(extent, *begin, *end, *step, names)
                                             : Extent();
}

bool isSlice(std::string_view item)
{
    return item.starts_with("slice(") && item.ends_with(')');
}

bool isEllipsis(std::string_view item)
{
    return item == "Ellipsis" || item == "...";
}

/// Nothing where an item is no number, slice, `None` or `…`.
Shape partOf(const Extents& shape, std::string_view text, StringPool& names)
{
    const std::vector<std::string_view> items = itemsIn(insideBrackets(text).value_or(text));
    std::size_t axes = 0;
    for (const std::string_view item : items) {
        const bool takesAxis = isSlice(item) || wholeNumber(item);
        if (!takesAxis && item != "None" && !isEllipsis(item))
            return std::nullopt;
        axes += takesAxis ? 1 : 0;
    }
    if (axes > shape.size())
        return std::nullopt;
    Extents part;
    std::size_t at = 0;
    for (const std::string_view item : items) {
        if (item == "None") {
            part.emplace_back(1);
        } else if (isEllipsis(item)) {
            const std::size_t end = at + shape.size() - axes;
            part.insert(part.end(), shape.begin() + std::ptrdiff_t(at),
                        shape.begin() + std::ptrdiff_t(end));
            at = end;
            axes = shape.size(); // A second one stands for nothing.
        } else {
            if (isSlice(item))
                part.push_back(slicedByText(shape[at], item, names));
            ++at;
        }
    }
    part.insert(part.end(), shape.begin() + std::ptrdiff_t(at), shape.end());
    return part;
}

void torchItem(NodeFacts& node)
{
    const TorchArguments said(node);
    const Argument argument{"index", 1};
    const Shape shape = node.shape(0);
    const auto index = said.number(argument).value;
    const auto text = said.word(argument);
    if (index) {
        if (const Known* const item = node.tupleItem(0, *index))
            node.result(0) = *item;
        else if (shape && !shape->empty())
            node.setResult(0, Extents(shape->begin() + 1, shape->end()), node.type(0));
    } else if (text && shape && node.operandCount() == 1) {
        node.setResult(0, partOf(*shape, *text, node.names()), node.type(0));
    }
}

} // namespace

const RuleTable& torchItemRules()
{
    static const RuleTable rules{
        {torchItem, {"getitem"}},
    };
    return rules;
}

} // namespace fusewright::infer
