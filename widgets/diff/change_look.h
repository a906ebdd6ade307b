// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/diff/partition_diff.h"

#include "widgets/base/theme.h"

#include <QString>

#include <array>
#include <cstdint>

class QPainter;
class QRect;

namespace fusewright {

class ClassColors;
enum class ClassPalette;

inline constexpr int changeTagSize = 4 * grid;
inline constexpr std::array allChangeKinds{ChangeKind::Merged, ChangeKind::Split,
                                           ChangeKind::Regrouped, ChangeKind::Same};

/// `Merged`, as a heading.
QString changeKindText(ChangeKind kind);
/// One letter, so that colour is not all that tells kinds apart.
QString changeKindTag(ChangeKind kind);
/// As `ClassColors` counts them. What stays the same has no colour.
std::uint32_t changeKindColor(ChangeKind kind);

/// A square with the colour and the letter of a kind, as a card on the canvas has it.
void paintChangeTag(QPainter& painter, const QRect& area, ChangeKind kind, const Theme& theme,
                    ClassPalette palette);

} // namespace fusewright
