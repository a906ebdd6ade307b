// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/rule_context.h"
#include "engine/rules/yaml/yaml_document.h"

#include <string>
#include <string_view>

namespace fusewright::test {

/// A rules file with a caret in it, written as `|`.
struct MarkedText {
    explicit MarkedText(std::string_view marked);

    std::string inside(TextRange range) const;

    YamlDocument document;
    TextPosition caret;
};

/// The catalogues that come with the program, and no model.
RuleContext knownNames();

} // namespace fusewright::test
