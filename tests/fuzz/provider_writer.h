// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "tests/engine/match/random_source.h"

#include <string>

namespace fusewright::test {

/// A file of fusion providers of pieces that are chosen, mostly right.
std::string writeProviders(RandomSource& random);

} // namespace fusewright::test
