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

/// Reads one of them; `SambaReader` reads them all. Everything that is wrong goes into the sink,
/// with its place, but not the document's own findings. A rule keeps the patterns that have no
/// errors; nothing when there is none.
std::optional<Rule> readSambaRule(const YamlDocument& document, const YamlEntry& entry,
                                  const RuleContext& context, Diagnostics& diagnostics);

} // namespace fusewright
