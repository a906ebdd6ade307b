// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// The one place where languages are named.

#include "engine/rules/qnn/language/qnn_language.h"
#include "engine/rules/rule_language.h"
#include "engine/rules/samba/language/samba_language.h"
#include "engine/rules/tenstorrent/composites/composites_language.h"
#include "engine/rules/tenstorrent/language/tenstorrent_language.h"
#include "engine/rules/tvm/language/tvm_language.h"

#include <algorithm>
#include <array>

namespace fusewright {

std::span<const RuleLanguage* const> ruleLanguages()
{
    static const std::array languages{&sambaLanguage(), &qnnLanguage(), &tenstorrentLanguage(),
                                      &compositesLanguage(), &tvmLanguage()};
    return languages;
}

const RuleLanguage* findRuleLanguage(std::string_view id)
{
    const auto languages = ruleLanguages();
    const auto found = std::ranges::find(languages, id, &RuleLanguage::id);
    return found == languages.end() ? nullptr : *found;
}

const RuleLanguage& languageOf(std::string_view text, std::string_view path)
{
    const auto certainty = [&](const RuleLanguage* each) { return each->recognises(text, path); };
    return **std::ranges::max_element(ruleLanguages(), {}, certainty);
}

} // namespace fusewright
