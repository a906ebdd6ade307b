// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/rule_context.h"
#include "engine/rules/yaml/yaml_document.h"
#include "engine/support/diagnostic.h"

#include <vector>

namespace fusewright {

/// Adds to findings in rules the fixes that write something new, an entry that is named but not
/// there or a priority that is missing, and that which takes a heuristic away that cannot be met.
/// Linear in the text, once, where there is such a finding.
void addRepairs(const YamlDocument& document, const RuleContext& context,
                std::vector<Diagnostic>& findings);

} // namespace fusewright
