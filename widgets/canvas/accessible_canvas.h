// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

namespace fusewright {

/// Tells assistive technology what a `GraphCanvas` is. Once is enough.
void installCanvasAccessibility();

} // namespace fusewright
