// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/checked_rules.h"
#include "engine/rules/qnn/qnn_source.h"

#include <string>
#include <string_view>

namespace fusewright::test {

/// `code TEXT`, a finding each with what it is about, and `; ` between them.
std::string qnnFindings(std::string_view text, const QnnIncludes& includes = {});
/// A rule of three operands that are texts: pattern, constraint, replacement, in the pass EARLY.
std::string qnnRule(std::string_view match, std::string_view constraint,
                    std::string_view replacement);
CheckedRules qnnRules(std::string_view text);
/// The canonical text of the first rule's pattern, its check, and its replacement; what is wrong
/// where there is none.
std::string qnnMeaning(std::string_view text);
/// The text with the first fix of the first finding that has one.
std::string qnnFixed(std::string_view text);

} // namespace fusewright::test
