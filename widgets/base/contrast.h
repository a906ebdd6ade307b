// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QColor>

namespace fusewright {

/// The least contrast that text has to have on what is behind it (WCAG 2, level AA).
inline constexpr double leastTextContrast = 4.5;

/// Contrast as WCAG 2 defines it, from 1 (equal) to 21 (black on white).
double contrastRatio(const QColor& one, const QColor& other);

} // namespace fusewright
