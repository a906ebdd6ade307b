// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/pattern/match_writer.h"
#include "engine/rules/tenstorrent/trace/composite_program.h"

#include <span>

namespace fusewright {

/// The operators that a composite's function leaves in the graph: those before what it marks as
/// inputs, the composite, and those behind what it marks as outputs. What is between is inside of
/// the composite, which opens to what it replaces.
///
/// `operands` are those of the call; `replaced` is the value that the result takes the place of.
WrittenPart writtenComposite(const Composite& composite, std::span<const ValueId> operands,
                             ValueId replaced);

} // namespace fusewright
