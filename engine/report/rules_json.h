// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/rule.h"
#include "engine/support/diagnostic.h"

#include <span>

namespace fusewright {

class JsonWriter;

/// One file of the answer of `check --json`.
void writeCheckedFile(JsonWriter& writer, const RuleSet& rules,
                      std::span<const Diagnostic> diagnostics);

} // namespace fusewright
