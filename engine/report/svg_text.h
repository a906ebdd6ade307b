// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>
#include <string_view>

namespace fusewright {

struct Box;

/// A length with at most one digit after the point, without what is not needed.
std::string svgNumber(double number);
/// ` name="number"`.
std::string svgLength(std::string_view name, double number);

/// A rectangle; `attributes` begin with a space.
std::string svgRectangle(double x, double y, double width, double height, double round,
                         std::string_view attributes);
/// So that an outline of one unit is sharp.
std::string svgRectangle(const Box& box, double round, std::string_view attributes);

/// Where a text begins, ends or has its middle.
enum class TextAnchor { Begin, Middle };

/// Text of one line; `y` is its baseline. Empty text gives nothing.
std::string svgLine(double x, double y, double size, std::string_view classes,
                    std::string_view text, TextAnchor anchor = TextAnchor::Begin,
                    bool isStrong = false);

/// The baseline of a text that stands in the middle between two heights.
double baselineBetween(double top, double bottom, double size);

} // namespace fusewright
