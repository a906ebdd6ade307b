// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>

namespace fusewright {

class Pattern;

/// The canonical text of a pattern: one line an entry, equal texts for equal patterns.
///
///     pow -> mean
///     act? : relu | silu -> out
///     any+ : . -> end
///     either = first / second
///     ctx ~ : linear
std::string toText(const Pattern& pattern);

} // namespace fusewright
