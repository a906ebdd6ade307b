// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/rule.h"
#include "engine/rules/rule_context.h"

namespace fusewright {

class Diagnostics;
class YamlDocument;

/// Reads a rules file in SambaFlow's YAML. Everything that is wrong goes into the sink, with its
/// place; a rule with errors is left out, or keeps the patterns that have none.
///
/// The document's own findings are not repeated.
RuleSet readSambaRules(const YamlDocument& document, const RuleContext& context,
                       Diagnostics& diagnostics);

} // namespace fusewright
