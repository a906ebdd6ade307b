// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/samba/samba_keys.h"
#include "engine/rules/yaml/yaml_document.h"
#include "engine/support/diagnostic.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace fusewright {

std::string quoted(std::string_view text);

/// A document that is being read as rules, and the sink for what is wrong with it.
class SambaText {
public:
    SambaText(const YamlDocument& document, Diagnostics& diagnostics);

    const YamlDocument& document() const { return m_document; }
    TextRange range(YamlNodeId id) const;
    /// A value with aliases followed.
    YamlKind kind(YamlNodeId id) const { return m_document.kind(m_document.resolved(id)); }
    std::string_view text(YamlNodeId id) const { return m_document.text(m_document.resolved(id)); }

    void error(std::string code, std::string message, YamlNodeId at);
    void warning(std::string code, std::string message, YamlNodeId at, std::vector<Fix> fixes = {});
    /// Writes a word in the place of a value.
    Fix changeTo(YamlNodeId at, std::string_view word) const;
    /// With the nearest of the known words named and offered as the fix.
    void unknown(Severity severity, std::string code, std::string message, YamlNodeId at,
                 std::span<const std::string_view> known);

    /// Nothing, and `wrong-type`, when the value is not of the kind that is wanted.
    std::optional<std::string> wantText(YamlNodeId id, std::string_view what);
    std::optional<bool> wantBoolean(YamlNodeId id, std::string_view what);
    std::optional<std::int64_t> wantInteger(YamlNodeId id, std::string_view what);
    /// Nothing, and `unknown-key` with the nearest one, when `what` has no such key.
    const SambaKey* wantKey(YamlNodeId id, KeyOwner owner, std::string_view what);
    bool wantMapping(YamlNodeId id, std::string_view what);
    /// A text or a list of texts, with the place of each.
    struct Word {
        std::string text;
        YamlNodeId at;
    };
    std::optional<std::vector<Word>> wantWords(YamlNodeId id, std::string_view what);

private:
    const YamlDocument& m_document;
    Diagnostics& m_diagnostics;
};

} // namespace fusewright
