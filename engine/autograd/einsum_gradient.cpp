// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/autograd/einsum_gradient.h"

#include <algorithm>
#include <vector>

namespace fusewright {

std::optional<std::string> einsumGradient(std::string_view equation, std::size_t operands,
                                          std::size_t place)
{
    std::string text(equation);
    std::erase(text, ' ');
    const std::size_t arrow = text.find("->");
    if (arrow == std::string::npos || text.find('.') != std::string::npos)
        return std::nullopt;
    const std::string result = text.substr(arrow + 2);
    std::vector<std::string> parts{""};
    for (const char letter : text.substr(0, arrow)) {
        if (letter == ',')
            parts.emplace_back();
        else
            parts.back() += letter;
    }
    if (parts.size() != operands || place >= operands)
        return std::nullopt;
    std::string back = result;
    for (std::size_t at = 0; at < parts.size(); ++at) {
        if (at != place)
            back += "," + parts[at];
    }
    const std::string& own = parts[place];
    const bool isCovered = std::ranges::all_of(own, [&](char letter) {
        return back.find(letter) != std::string::npos && std::ranges::count(own, letter) == 1;
    });
    return isCovered ? std::optional(back + "->" + own) : std::nullopt;
}

} // namespace fusewright
