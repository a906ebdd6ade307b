// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/formats/model_facts.h"

#include <string>

namespace fusewright {

/// The answer of `inspect` for people at a terminal.
std::string modelText(const ModelFacts& facts);

} // namespace fusewright
