// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/rule.h"
#include "engine/rules/rule_context.h"

#include <optional>
#include <vector>

namespace fusewright {

class Diagnostics;
class YamlDocument;
struct YamlEntry;

/// The entries of a rules file that are rules; none when the file is no mapping.
std::vector<YamlEntry> sambaRuleEntries(const YamlDocument& document);

/// Reads one of them. Nothing when no pattern of it can be used.
std::optional<Rule> readSambaRule(const YamlDocument& document, const YamlEntry& entry,
                                  const RuleContext& context, Diagnostics& diagnostics);

/// Reads a rules file in SambaFlow's YAML. Everything that is wrong goes into the sink, with its
/// place; a rule with errors is left out, or keeps the patterns that have none.
///
/// The document's own findings are not repeated.
RuleSet readSambaRules(const YamlDocument& document, const RuleContext& context,
                       Diagnostics& diagnostics);

} // namespace fusewright
