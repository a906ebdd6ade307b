// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/edit/edit_text.h"

#include <string_view>

namespace fusewright {

/// Which pattern of which rule.
struct PatternName {
    std::string_view rule;
    std::string_view pattern; ///< `pattern`, `pattern1`, …
};

/// Gives an entry another name, wherever its pattern names it. Nothing when the new name is taken,
/// or a part of the pattern is used elsewhere too.
RuleEdits renameEntry(const YamlDocument& document, PatternName pattern, std::string_view entry,
                      std::string_view fresh);

/// `required: false`: the entry may be absent.
RuleEdits makeOptional(const YamlDocument& document, PatternName pattern, std::string_view entry);
/// The opposite, without a trace.
RuleEdits makeRequired(const YamlDocument& document, PatternName pattern, std::string_view entry);

} // namespace fusewright
