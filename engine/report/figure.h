// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace fusewright {

struct ModeDrawing;
struct NodeClasses;

/// A picture for a page: caption, a switch between the width of the page and the picture's own, the
/// picture and its legend. `key` is a word that no other figure of the page has.
std::string figureHtml(const ModeDrawing& drawing, std::string_view caption, std::string_view key);

/// A line of a legend; `at` is the class, or `noClass`.
struct LegendLine {
    std::uint32_t at = 0;
    std::string name;
    std::string counts;
};

/// The classes that have operators, as many as a legend has room for; then what is in none.
std::vector<LegendLine> legendOf(const NodeClasses& classes);

} // namespace fusewright
