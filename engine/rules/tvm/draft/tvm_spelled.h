// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/pattern_words.h"

namespace fusewright {

/// What TVM's importers make of operators of torch that Relax does not have; empty for others.
std::vector<SpelledStep> spelledForTvm(std::string_view canonical, std::size_t tensors);

} // namespace fusewright
