// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace fusewright::test {

/// What the rules of a text mean, a line each for name, priority, heuristic and the canonical text
/// of each pattern. Two texts with the same are the same to everything behind the reader.
std::string rulesIn(std::string_view text);
/// The patterns of one rule only.
std::string patternsOf(std::string_view text, std::string_view rule);
/// `LINE:COLUMN code`, a line each: what `check` finds.
std::string findingsIn(std::string_view text);

/// Names and texts of all rules files of tests/corpus and resources/examples.
std::vector<std::pair<std::string, std::string>> ruleFiles();

} // namespace fusewright::test
