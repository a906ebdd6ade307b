// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "tests/engine/match/small_graphs.h"

namespace fusewright::test {

class RandomSource;

/// A graph of 6 to 14 operators of 2 to 4 kinds. Some have several results, repeated or left out
/// operands, parameters, shapes, types and attributes.
SmallGraph randomGraph(RandomSource& random);

} // namespace fusewright::test
