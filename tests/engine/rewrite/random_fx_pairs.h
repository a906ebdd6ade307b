// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "tests/engine/rewrite/plain_fx_graph.h"

namespace fusewright::test {

class RandomSource;

/// A model, and a pattern of which torch's matcher takes that it is one: it has an operator among
/// its one to three results, and nothing that nobody uses.
struct RandomFxPair {
    PlainFxGraph graph;
    PlainFxGraph pattern;
};

/// The model has 3 to 14 operators of two to four forms. The pattern is mostly cut out of it, and
/// now and then changed a little, or cut out of another one of the same forms.
RandomFxPair randomFxPair(RandomSource& random);

} // namespace fusewright::test
