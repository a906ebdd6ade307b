// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/rule_option.h"

namespace fusewright {

RuleChoices withUsualOptions(RuleChoices choices, std::span<const RuleOption> options)
{
    for (const RuleOption& option : options) {
        if (!option.otherwise.empty())
            choices.options.try_emplace(option.name, option.otherwise);
    }
    return choices;
}

} // namespace fusewright
