// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/samba/edit/edit_text.h"
#include "engine/rules/samba/edit/entry_edits.h"
#include "engine/rules/samba/samba_keys.h"
#include "engine/support/text_edits.h"

#include <QString>

#include <string>
#include <string_view>
#include <vector>

namespace fusewright::test {

inline constexpr PatternName onlyPattern{"r", "pattern"};

/// A rule with the pattern given.
inline std::string ruleWith(const std::string& entries)
{
    return "r:\n  priority: 1\n  pattern:\n" + entries;
}

inline QString shown(const std::string& text)
{
    return QString::fromStdString(text);
}

/// The patterns of a rule as they are written.
inline std::vector<YamlEntry> writtenPatterns(const YamlDocument& document, const YamlEntry& rule)
{
    std::vector<YamlEntry> patterns;
    for (const YamlEntry& entry : document.writtenEntries(rule.value)) {
        if (isPatternKey(document.text(entry.key))
            && document.kind(entry.value) == YamlKind::Mapping)
            patterns.push_back(entry);
    }
    return patterns;
}

/// The text after an edit of it; `(nothing)` where there is none.
template <class Edit>
std::string after(std::string_view text, Edit edit)
{
    const YamlDocument document = YamlDocument::parse(SourceText("rules.yaml", std::string(text)));
    const RuleEdits edits = edit(document);
    return edits ? edited(document.source(), *edits) : "(nothing)";
}

} // namespace fusewright::test
