// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/partition/operation_range.h"

#include <optional>
#include <string>

namespace fusewright {

class JsonWriter;

/// `33,554,432·batch·seq`; `unknown` where it is not known, or has more terms than `most`.
std::string formulaWords(const CostAmount& amount, std::size_t most);
/// The same of bounds: `at least 36`, `36 to 90`.
std::string rangeWords(const OperationRange& range, std::size_t most);

/// `0.25`: so many digits after the point.
std::string fixedText(double number, int digits);
/// `0.25`, or `0.25 to 1.00` where it depends on extents.
std::string shareWords(const std::optional<ShareRange>& share);

/// Members that stand beside an unknown `key`, where more is known of it: `keyFormula`, a text in
/// which `*` and `^` have their usual meaning, or `keyAtLeast` and `keyAtMost`.
void writeRange(JsonWriter& writer, const std::string& key, const OperationRange& range);
void writeFormula(JsonWriter& writer, const std::string& key, const CostAmount& amount);

} // namespace fusewright
