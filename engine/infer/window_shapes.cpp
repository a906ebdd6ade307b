// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/infer/window_shapes.h"

#include <algorithm>

namespace fusewright::infer {

namespace {

std::optional<Window> windowAt(const Sliding& sliding, std::size_t at, const Extent& kernel)
{
    std::int64_t padding = 0;
    if (!kernel.isKnown()
        || __builtin_add_overflow(sliding.before[at], sliding.behind[at], &padding))
        return std::nullopt;
    return Window{.size = kernel.number(),
                  .stride = sliding.strides[at],
                  .dilation = sliding.dilations[at],
                  .padding = padding,
                  .roundsUp = sliding.roundsUp,
                  .paddingBefore = sliding.before[at]};
}

void slide(std::span<Extent> space, std::span<const Extent> kernel,
           const std::optional<Sliding>& sliding, StringPool& names)
{
    const bool fits = sliding && sliding->fits(space.size()) && kernel.size() == space.size();
    for (std::size_t at = 0; at < space.size(); ++at) {
        if (!fits) {
            space[at] = Extent();
        } else if (sliding->keepsSizes) {
            space[at] = windowedAlike(space[at], sliding->strides[at], names);
        } else {
            const auto window = windowAt(*sliding, at, kernel[at]);
            space[at] = window ? windowed(space[at], *window, names) : Extent();
        }
    }
}

bool areImages(const Shape& input, const Shape& weight)
{
    return input && weight && input->size() > axesBeforeSpace && weight->size() == input->size();
}

} // namespace

bool Sliding::fits(std::size_t axes) const
{
    return strides.size() == axes && dilations.size() == axes && before.size() == axes
        && behind.size() == axes;
}

std::optional<Numbers> perAxis(const Said<Numbers>& said, std::size_t axes, std::int64_t usual)
{
    auto numbers = said.valueOr({usual});
    if (numbers && numbers->size() == 1)
        numbers->assign(axes, numbers->front());
    return numbers && numbers->size() == axes ? numbers : std::nullopt;
}

Shape convolvedShape(const Shape& input, const Shape& weight, const std::optional<Extents>& kernel,
                     const std::optional<Sliding>& sliding, StringPool& names)
{
    if (!areImages(input, weight))
        return std::nullopt;
    Shape result = input;
    (*result)[1] = weight->front();
    slide(std::span(*result).subspan(axesBeforeSpace),
          kernel ? std::span(*kernel) : std::span(*weight).subspan(axesBeforeSpace), sliding,
          names);
    return result;
}

Shape unconvolvedShape(const Shape& input, const Shape& weight, const Extent& groups,
                       const std::optional<Sliding>& sliding, const std::optional<Numbers>& added,
                       StringPool& names)
{
    if (!areImages(input, weight))
        return std::nullopt;
    const std::size_t axes = input->size() - axesBeforeSpace;
    Amount channels(names);
    channels.multiply((*weight)[1]);
    channels.multiply(groups);
    Shape result = input;
    (*result)[1] = channels.value();
    const bool fits =
        sliding && sliding->fits(axes) && !sliding->keepsSizes && added && added->size() == axes;
    for (std::size_t at = 0; at < axes; ++at) {
        Extent& extent = (*result)[axesBeforeSpace + at];
        const auto window =
            fits ? windowAt(*sliding, at, (*weight)[axesBeforeSpace + at]) : std::nullopt;
        extent = window ? unwindowed(extent, *window, (*added)[at], names) : Extent();
    }
    return result;
}

Shape pooledShape(const Shape& input, std::size_t axes, const std::optional<Numbers>& kernel,
                  const std::optional<Sliding>& sliding, StringPool& names)
{
    if (!input || input->size() <= axes)
        return std::nullopt;
    Extents sizes;
    for (const std::int64_t size : kernel.value_or(Numbers()))
        sizes.emplace_back(size);
    Shape result = input;
    slide(std::span(*result).last(axes), sizes, sliding, names);
    return result;
}

Shape resizedShape(const Shape& input, std::size_t axes, const std::optional<Extents>& sizes)
{
    if (!input || input->size() <= axes)
        return std::nullopt;
    const bool isOne = sizes && sizes->size() == 1;
    const bool fits = sizes && (isOne || sizes->size() == axes);
    Shape result = input;
    for (std::size_t at = 0; at < axes; ++at)
        (*result)[input->size() - axes + at] = fits ? (*sizes)[isOne ? 0 : at] : Extent();
    return result;
}

} // namespace fusewright::infer
