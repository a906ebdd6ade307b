// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/edit/edit_text.h"
#include "engine/support/text_edits.h"

#include <string>
#include <string_view>

namespace fusewright::test {

/// The text after an edit of it; `(nothing)` where there is none.
template <class Edit>
std::string after(std::string_view text, Edit edit)
{
    const YamlDocument document = YamlDocument::parse(SourceText("rules.yaml", std::string(text)));
    const RuleEdits edits = edit(document);
    return edits ? edited(document.source(), *edits) : "(nothing)";
}

} // namespace fusewright::test
