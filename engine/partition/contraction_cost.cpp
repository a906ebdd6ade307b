// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/partition/contraction_cost.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace fusewright {

std::optional<double> extentProduct(std::span<const Dim> dims)
{
    double elements = 1;
    for (const Dim dim : dims) {
        if (!dim.isKnown())
            return std::nullopt;
        elements *= static_cast<double>(dim.size());
    }
    return std::isfinite(elements) ? std::optional(elements) : std::nullopt;
}

std::optional<double> einsumOperations(std::string_view equation, std::span<const Dim> left,
                                       std::span<const Dim> right)
{
    std::array<std::optional<Dim>, 128> extents; // By letter.
    std::span<const Dim> operand = left;
    std::size_t axis = 0;
    bool isRight = false;
    for (const char letter : equation.substr(0, std::min(equation.find("->"), equation.size()))) {
        if (letter == ' ')
            continue;
        if (letter == ',') {
            if (isRight || axis != operand.size())
                return std::nullopt;
            isRight = true;
            operand = right;
            axis = 0;
            continue;
        }
        const auto at = static_cast<unsigned char>(letter);
        if (letter == '.' || at >= extents.size() || axis >= operand.size())
            return std::nullopt;
        // An extent of one is repeated.
        if (!extents[at] || extents[at] == Dim::known(1))
            extents[at] = operand[axis];
        ++axis;
    }
    if (!isRight || axis != operand.size())
        return std::nullopt;
    double all = 2;
    for (const std::optional<Dim>& extent : extents) {
        if (extent && !extent->isKnown())
            return std::nullopt;
        all *= extent ? static_cast<double>(extent->size()) : 1;
    }
    return std::isfinite(all) ? std::optional(all) : std::nullopt;
}

} // namespace fusewright
