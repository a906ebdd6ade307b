// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace fusewright {

/// How large a picture is as dots, and into how many files it goes: decided before anything is
/// painted, so that it can be told first.
struct ImagePlan {
    double scale = 1; ///< Dots for each unit of the picture.
    int width = 1;    ///< Of all of it, in dots.
    int height = 1;
    int tileWidth = 1; ///< Of a file; those at the right and the bottom may be smaller.
    int tileHeight = 1;
    int columns = 1;
    int rows = 1;

    int fileCount() const { return columns * rows; }
    /// What painting takes at a time.

    bool operator==(const ImagePlan&) const = default;
};

/// More dots in all of its files a picture may not have.
inline constexpr double mostDots = 1e9;
/// Up to here a picture is one file: more of them many programs refuse to read.
inline constexpr double mostDotsInFile = 30e6;
inline constexpr double longestImageSide = 14'000;
/// The side of the files of a larger picture.
inline constexpr int tileSide = 5'000;

/// Without a scale a picture that is too large for one file is made smaller. Nothing where it would
/// have more than `mostDots`, or nothing to see.
std::optional<ImagePlan> planImage(double width, double height, std::optional<double> scale);
/// The largest scale that `planImage` accepts.
double largestScale(double width, double height);

/// `picture-2-1.png`, the first file of the second row; the path itself where there is one file.
std::string tilePath(const std::string& path, const ImagePlan& plan, int row, int column);
/// `3,305 × 8,790 dots, at 42 %, in 2 × 3 files`
std::string imageWords(const ImagePlan& plan);

/// Width and height as an SVG file of this program says them.
struct SvgSize {
    double width = 0;
    double height = 0;
};
SvgSize sizeOfSvg(std::string_view svg);

} // namespace fusewright
