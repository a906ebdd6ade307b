// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/support/id.h"

namespace fusewright {

/// An entry of a pattern.
using EntryId = Id<struct EntryTag>;
/// An expression of a pattern's table; an invalid id is no expression.
using ExpressionId = Id<struct ExpressionTag>;
/// A loop of a replacement; an invalid id is none.
using LoopId = Id<struct LoopTag>;
/// A part of a replacement.
using PartId = Id<struct PartTag>;

} // namespace fusewright
