// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/rule.h"
#include "engine/rules/rule_context.h"
#include "engine/support/diagnostic.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <unordered_map>
#include <vector>

namespace fusewright {

class YamlDocument;
struct YamlChunk;
struct YamlEntry;
struct YamlPart;

/// Reads the versions of a rules file one after another, and of each version only the rules whose
/// text has changed.
class SambaReader {
public:
    explicit SambaReader(RuleContext context);

    /// All rules of the file, in its order.
    RuleSet read(const YamlDocument& document, Diagnostics& diagnostics);
    /// How many rules were read anew the last time.
    std::size_t readRuleCount() const { return m_readRules; }
    const RuleContext& context() const { return m_context; }

private:
    /// What a rule's text gave, with the line it began in then.
    struct Kept {
        std::shared_ptr<const YamlChunk> chunk; ///< Keeps its address from being used again.
        std::size_t line = 0;
        std::optional<Rule> rule;
        std::vector<Diagnostic> diagnostics;
    };
    using Cache = std::unordered_map<const YamlChunk*, Kept>;

    Kept readEntry(const YamlDocument& document, const YamlEntry& entry) const;
    static const YamlPart* partOf(const YamlDocument& document, const YamlEntry& entry);

    RuleContext m_context;
    Cache m_cache;
    std::size_t m_readRules = 0;
};

} // namespace fusewright
