// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/session/pattern_session.h"

#include "engine/rules/rules_text.h"
#include "engine/session/rules_session.h"
#include "engine/support/file_bytes.h"

#include <algorithm>
#include <iterator>

namespace fusewright {

SketchedRules sketchRulesFile(const std::string& path)
{
    Diagnostics diagnostics;
    const auto bytes = FileBytes::open(path, diagnostics);
    if (!bytes)
        return {.rules = {}, .diagnostics = diagnostics.all(), .isReadable = false};
    const auto text = readRulesText(path, std::string(bytes->view()));
    SketchedRules sketched{.rules = {}, .diagnostics = {}, .isReadable = true};
    for (const OutlineRule& rule : text->outline()) {
        auto sketch = text->sketchNamed(rule.name);
        if (!sketch)
            sketch = text->sketchAt(rule.nameRange.begin);
        if (sketch && !sketch->patterns.empty() && sketch->nameRange == rule.nameRange)
            sketched.rules.push_back(*sketch);
    }
    std::ranges::copy_if(text->diagnostics(), std::back_inserter(sketched.diagnostics),
                         [](const Diagnostic& each) { return each.severity == Severity::Error; });
    return sketched;
}

} // namespace fusewright
