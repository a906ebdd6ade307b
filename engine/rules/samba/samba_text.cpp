// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/samba/samba_text.h"

#include "engine/support/nearest_word.h"

#include <utility>

namespace fusewright {

std::string quoted(std::string_view text)
{
    return '"' + std::string(text) + '"';
}

SambaText::SambaText(const YamlDocument& document, Diagnostics& diagnostics)
    : m_document(document), m_diagnostics(diagnostics)
{
}

TextRange SambaText::range(YamlNodeId id) const
{
    return m_document.source().range(m_document.range(id));
}

void SambaText::error(std::string code, std::string message, YamlNodeId at)
{
    m_diagnostics.error(std::move(code), std::move(message), m_document.source().name(), range(at));
}

void SambaText::warning(std::string code, std::string message, YamlNodeId at,
                        std::vector<Fix> fixes)
{
    m_diagnostics.add({.severity = Severity::Warning,
                       .code = std::move(code),
                       .message = std::move(message),
                       .file = m_document.source().name(),
                       .range = range(at),
                       .fixes = std::move(fixes)});
}

Fix SambaText::changeTo(YamlNodeId at, std::string_view word) const
{
    const TextRange place = m_document.source().range(m_document.content(at));
    return {.title = "Change to " + quoted(word),
            .edits = {{.range = place, .text = std::string(word)}}};
}

void SambaText::unknown(Severity severity, std::string code, std::string message, YamlNodeId at,
                        std::span<const std::string_view> known)
{
    Diagnostic finding{.severity = severity,
                       .code = std::move(code),
                       .message = std::move(message),
                       .file = m_document.source().name(),
                       .range = range(at)};
    if (const auto nearest = nearestWord(text(at), known)) {
        finding.message += " Did you mean " + quoted(*nearest) + '?';
        finding.fixes.push_back(changeTo(at, *nearest));
    }
    m_diagnostics.add(std::move(finding));
}

std::optional<std::string> SambaText::wantText(YamlNodeId id, std::string_view what)
{
    if (kind(id) == YamlKind::Scalar)
        return std::string(text(id));
    error("wrong-type", std::string(what) + " must be a string.", id);
    return std::nullopt;
}

std::optional<bool> SambaText::wantBoolean(YamlNodeId id, std::string_view what)
{
    const auto truth = m_document.boolean(m_document.resolved(id));
    if (!truth)
        error("wrong-type", std::string(what) + " must be true or false.", id);
    return truth;
}

std::optional<std::int64_t> SambaText::wantInteger(YamlNodeId id, std::string_view what)
{
    const auto number = m_document.integer(m_document.resolved(id));
    if (!number)
        error("wrong-type", std::string(what) + " must be a whole number.", id);
    return number;
}

const SambaKey* SambaText::wantKey(YamlNodeId id, KeyOwner owner, std::string_view what)
{
    if (const SambaKey* const key = findSambaKey(owner, text(id)))
        return key;
    std::vector<std::string_view> known;
    for (const SambaKey& key : sambaKeys(owner))
        known.push_back(key.name);
    unknown(Severity::Error, "unknown-key",
            quoted(text(id)) + " is not a key of " + std::string(what) + '.', id, known);
    return nullptr;
}

bool SambaText::wantMapping(YamlNodeId id, std::string_view what)
{
    if (kind(id) == YamlKind::Mapping)
        return true;
    error("wrong-type", std::string(what) + " must be a mapping from names to values.", id);
    return false;
}

std::optional<std::vector<SambaText::Word>> SambaText::wantWords(YamlNodeId id,
                                                                 std::string_view what)
{
    if (kind(id) == YamlKind::Scalar)
        return std::vector{Word{std::string(text(id)), id}};
    if (kind(id) != YamlKind::Sequence) {
        error("wrong-type", std::string(what) + " must be a name or a list of names.", id);
        return std::nullopt;
    }
    std::vector<Word> words;
    for (const YamlNodeId item : m_document.items(m_document.resolved(id))) {
        if (const auto word = wantText(item, "Each name of " + std::string(what)))
            words.push_back({*word, item});
    }
    return words;
}

} // namespace fusewright
