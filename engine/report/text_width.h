// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>
#include <string_view>

namespace fusewright {

enum class TextWeight { Normal, Strong };
enum class ElideAt { Begin, Middle, End };

/// How wide a text is in the widest of the usual sans-serif fonts; others take a little less.
/// Nothing is asked of the machine, so that equal texts are equally wide everywhere.
double textWidth(std::string_view text, double size, TextWeight weight = TextWeight::Normal);

/// As much of a text as fits, with `…` where something is left out.
std::string elidedText(std::string_view text, double room, double size, ElideAt at,
                       TextWeight weight = TextWeight::Normal);

} // namespace fusewright
