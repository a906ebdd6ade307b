// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>
#include <string_view>

namespace fusewright {

/// A length with at most one digit after the point, without what is not needed.
std::string svgNumber(double number);
/// ` name="number"`.
std::string svgLength(std::string_view name, double number);

/// Where a text begins, ends or has its middle.
enum class TextAnchor { Begin, Middle };

/// Text of one line; `y` is its baseline. Empty text gives nothing.
std::string svgLine(double x, double y, double size, std::string_view classes,
                    std::string_view text, TextAnchor anchor = TextAnchor::Begin,
                    bool isStrong = false);

/// The baseline of a text that stands in the middle between two heights.
double baselineBetween(double top, double bottom, double size);

} // namespace fusewright
