// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/pattern/whole_number.h"

#include <limits>

namespace fusewright {

WholeNumber withSign(bool isNegative, std::uint64_t size)
{
    return {isNegative && size > 0, size};
}

std::optional<WholeNumber> sum(WholeNumber a, WholeNumber b)
{
    if (a.isNegative == b.isNegative) {
        if (a.size > std::numeric_limits<std::uint64_t>::max() - b.size)
            return std::nullopt;
        return withSign(a.isNegative, a.size + b.size);
    }
    return a.size >= b.size ? withSign(a.isNegative, a.size - b.size)
                            : withSign(b.isNegative, b.size - a.size);
}

std::optional<WholeNumber> product(WholeNumber a, WholeNumber b)
{
    if (a.size != 0 && b.size > std::numeric_limits<std::uint64_t>::max() / a.size)
        return std::nullopt;
    return withSign(a.isNegative != b.isNegative, a.size * b.size);
}

bool isLess(WholeNumber a, WholeNumber b)
{
    if (a.isNegative != b.isNegative)
        return a.isNegative;
    return a.isNegative ? a.size > b.size : a.size < b.size;
}

WholeNumber modulo(WholeNumber a, WholeNumber b)
{
    const std::uint64_t rest = a.size % b.size;
    const bool isTurned = rest != 0 && a.isNegative != b.isNegative;
    return withSign(b.isNegative, isTurned ? b.size - rest : rest);
}

std::optional<WholeNumber> nextMultiple(WholeNumber a, std::uint64_t step)
{
    const std::uint64_t rest = a.size % step;
    if (rest == 0)
        return a;
    if (a.isNegative)
        return withSign(true, a.size - rest);
    return sum(a, {false, step - rest});
}

} // namespace fusewright
