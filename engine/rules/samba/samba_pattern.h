// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/rule.h"
#include "engine/rules/rule_context.h"
#include "engine/rules/samba/samba_text.h"

#include <optional>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace fusewright {

/// Reads one pattern of a rule: entries first, then what they name.
class SambaPattern {
public:
    SambaPattern(SambaText& text, const RuleContext& context);

    /// Nothing when there are errors in it; they are in the sink.
    std::optional<RulePattern> read(YamlNodeId key, YamlNodeId value);

private:
    /// An entry's own mapping, remembered until all names are known.
    struct Written {
        YamlNodeId key;
        YamlNodeId operators; ///< As the next ones: invalid where the key is missing.
        YamlNodeId child;
        YamlNodeId children;
        YamlNodeId options;
    };

    bool readEntry(const YamlEntry& written);
    bool readKey(Written& written, const YamlEntry& member);
    bool checkAlone(const Written& written);
    bool readOperators(const Written& written);
    bool readOperatorMapping(YamlNodeId value, OperatorClass& operators);
    bool takeNames(const std::vector<SambaText::Word>& words, YamlNodeId at,
                   OperatorClass& operators);
    void checkOperatorName(const SambaText::Word& word);
    bool readFlag(const SambaKey& key, YamlNodeId value);
    bool linkEntry(std::size_t at);
    bool linkChildren(std::size_t at);
    bool linkOptions(std::size_t at);
    std::optional<EntryId> entryNamed(const SambaText::Word& word);
    bool reportFaults(YamlNodeId key);

    SambaText& m_text;
    const RuleContext& m_context;
    std::vector<Entry> m_entries;
    std::vector<PatternEdge> m_edges;
    std::vector<Written> m_written;
    std::unordered_map<std::string, EntryId> m_byName;
};

} // namespace fusewright
