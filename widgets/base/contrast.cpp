// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/base/contrast.h"

#include <algorithm>
#include <cmath>

namespace fusewright {

namespace {

double linear(double channel)
{
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

double luminance(const QColor& colour)
{
    return 0.2126 * linear(double(colour.redF())) + 0.7152 * linear(double(colour.greenF()))
        + 0.0722 * linear(double(colour.blueF()));
}

} // namespace

double contrastRatio(const QColor& one, const QColor& other)
{
    const double a = luminance(one);
    const double b = luminance(other);
    return (std::max(a, b) + 0.05) / (std::min(a, b) + 0.05);
}

} // namespace fusewright
