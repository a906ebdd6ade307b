// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/builtin_rules.h"

#include "engine/rules/composites/composite_rules.h"
#include "engine/rules/rule_language.h"

#include <algorithm>
#include <array>

namespace fusewright {

std::span<const BuiltinRules> builtinRules()
{
    static constexpr std::array rules{
        BuiltinRules{.path = "builtin:composites",
                     .language = "composites",
                     .title = "Tenstorrent composites",
                     .summary = "Functions and modules of torch that Tenstorrent's compiler takes "
                                "in one piece become composites.",
                     .rules = compositeRules},
    };
    return rules;
}

const BuiltinRules* findBuiltinRules(std::string_view path)
{
    const auto rules = builtinRules();
    const auto found = std::ranges::find(rules, path, &BuiltinRules::path);
    return found == rules.end() ? nullptr : &*found;
}

std::string_view languageWord(const RuleFile& file)
{
    if (file.language)
        return file.language->id;
    const BuiltinRules* const builtin = findBuiltinRules(file.path);
    return builtin ? builtin->language : std::string_view();
}

} // namespace fusewright
