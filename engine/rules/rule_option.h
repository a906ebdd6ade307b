// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/pattern/rule_choices.h"
#include "engine/pattern/scalar.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace fusewright {

/// A value that rules read by its name and that the user may choose: a switch, a size of a tile.
struct RuleOption {
    std::string name;
    std::string otherwise; ///< Its value as long as nobody chooses one; empty for none.
    std::string summary;   ///< A sentence.
    ScalarType type = ScalarType::Text;  ///< As what rules read it.
    std::vector<std::string> words = {}; ///< The only values it may have; any where there are none.

    bool operator==(const RuleOption&) const = default;
};

/// What the user chose, and the usual values of all other options.
RuleChoices withUsualOptions(RuleChoices choices, std::span<const RuleOption> options);

/// Adds an option once; where several rules read it, it takes what makes sense for all of them.
void addOption(std::vector<RuleOption>& options, RuleOption more);
/// Why an option cannot have a value, as a sentence; empty where it can.
std::string optionFault(const RuleOption& option, std::string_view value);

} // namespace fusewright
