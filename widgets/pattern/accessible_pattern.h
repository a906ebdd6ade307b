// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

namespace fusewright {

/// Tells assistive technology what a `PatternView` shows: a list with an item for every entry.
/// Once is enough.
void installPatternAccessibility();

} // namespace fusewright
