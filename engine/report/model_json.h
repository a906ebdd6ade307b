// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/formats/model_facts.h"
#include "engine/support/diagnostic.h"

#include <span>
#include <string>

namespace fusewright {

/// The answer of `inspect --json`.
std::string modelJson(const ModelFacts& facts, std::span<const Diagnostic> warnings);

} // namespace fusewright
