// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/pattern_sketch.h"
#include "engine/support/diagnostic.h"

#include <string>
#include <vector>

namespace fusewright {

/// The rules of a file as they are written, to be drawn.
struct SketchedRules {
    std::vector<RuleSketch> rules;       ///< In the order of the text; of one name the last.
    std::vector<Diagnostic> diagnostics; ///< Errors of the text.
    bool isReadable = false;             ///< False when there was no text at all.
};

SketchedRules sketchRulesFile(const std::string& path);

} // namespace fusewright
