// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/expectation.h"

#include <vector>

namespace fusewright {

class Diagnostics;
class RulesText;

/// Reads the comments of a rules text that say what a rule should do: `# expect: 32`, with the sign
/// of its language.
///
/// One belongs to the rule on whose lines it stands, or directly above which it stands; indented
/// below a rule it belongs to that one. What looks like one and is none, or belongs to no rule, is
/// a warning. In the order of the text.
std::vector<Expectation> readExpectationComments(const RulesText& text, Diagnostics& diagnostics);

} // namespace fusewright
