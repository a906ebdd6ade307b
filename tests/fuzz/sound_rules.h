// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "tests/engine/match/random_source.h"

#include <string>
#include <string_view>

namespace fusewright::test {

/// A file of rules that can all be read, of pieces that are chosen; empty for a language without
/// such pieces.
std::string writeSoundRules(std::string_view language, RandomSource& random);

} // namespace fusewright::test
