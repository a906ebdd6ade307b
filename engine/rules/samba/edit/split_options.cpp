// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/samba/edit/entry_removal.h"
#include "engine/rules/samba/edit/option_edits.h"
#include "engine/rules/samba/edit/pattern_entries.h"
#include "engine/rules/samba/samba_keys.h"

#include <algorithm>
#include <string>

namespace fusewright {

namespace {

/// The splitting of one pattern of one rule.
class Split {
public:
    Split(const EditText& text, const YamlEntry& pattern, std::string_view choice)
        : m_text(text),
          m_document(text.document()),
          m_pattern(pattern),
          m_entries(text.document(), pattern),
          m_choice(m_entries.find(choice))
    {
    }

    bool isPossible() const
    {
        constexpr std::size_t fewestOptions = 2;
        if (!isSelfContained(m_document, m_pattern.value) || !m_choice || !m_choice->hasOptions
            || m_choice->keyCount != 1 || m_choice->references.size() < fewestOptions)
            return false;
        // Who names the choice and an option of it would name the option twice.
        return std::ranges::none_of(m_entries.all(), [&](const PatternEntry& entry) {
            return names(entry, m_choice->name)
                && std::ranges::any_of(m_choice->references, [&](const EntryReference& option) {
                       return names(entry, option.name);
                   });
        });
    }

    const std::vector<EntryReference>& options() const { return m_choice->references; }

    /// The pattern with the choice made, under another key.
    std::optional<std::string> copy(const EntryReference& option, const std::string& key) const
    {
        const auto kept = m_entries.reached(m_entries.roots(), m_choice->name, option.name);
        std::vector<YamlEntry> dropped;
        std::vector<ByteEdit> edits{{m_document.range(m_pattern.key), key}};
        for (const PatternEntry& entry : m_entries.all()) {
            const bool isKept = std::ranges::find(kept, entry.name) != kept.end();
            if (!isKept && &entry != m_choice)
                dropped.push_back(entry.written);
            for (const EntryReference& reference : entry.references) {
                if (isKept && reference.name == m_choice->name)
                    edits.push_back({m_document.range(reference.at),
                                     spelled(option.name, m_document.style(reference.at))});
            }
        }
        if (!remove(dropped, edits))
            return std::nullopt;
        return editedPiece(m_document.source().text(), patternText(m_text, m_pattern), edits);
    }

private:
    static bool names(const PatternEntry& entry, std::string_view name)
    {
        return std::ranges::find(entry.references, name, &EntryReference::name)
            != entry.references.end();
    }

    /// Takes out what is dropped, and the choice; of this, in a block, all but the comments.
    bool remove(std::vector<YamlEntry> dropped, std::vector<ByteEdit>& edits) const
    {
        if (m_text.isBlock(m_pattern.value)) {
            const ByteRange lines = m_text.lines(m_choice->written);
            const std::size_t key = m_document.range(m_choice->written.key).begin;
            if (!m_text.beginsLine(key))
                return false;
            std::string comments;
            for (const std::string_view comment : m_text.comments(lines))
                comments.append(m_text.lineBreak()).append(m_text.indentation(key)).append(comment);
            edits.push_back({{m_text.endOfLineAbove(lines.begin), lines.end}, comments});
        } else {
            dropped.push_back(m_choice->written);
        }
        const auto removed = removedEntries(m_text, m_pattern.value, dropped);
        if (removed)
            edits.insert(edits.end(), removed->begin(), removed->end());
        return removed.has_value();
    }

    const EditText& m_text;
    const YamlDocument& m_document;
    YamlEntry m_pattern;
    PatternEntries m_entries;
    const PatternEntry* m_choice;
};

/// Whether nothing that a comment says is in none of the copies.
bool keepComments(const EditText& text, ByteRange original, std::string_view copies)
{
    return std::ranges::all_of(text.comments(original), [&](std::string_view comment) {
        return copies.find(comment) != std::string_view::npos;
    });
}

} // namespace

RuleEdits splitOptions(const YamlDocument& document, PatternName name, std::string_view entry)
{
    const EditText text(document);
    const auto rule = text.rule(name.rule);
    const auto pattern = text.pattern(name.rule, name.pattern);
    if (!rule || !pattern)
        return std::nullopt;
    const Split split(text, *pattern, entry);
    if (!split.isPossible())
        return std::nullopt;

    const bool isBlock = text.isBlock(rule->value);
    const std::size_t begin = document.range(pattern->key).begin;
    const std::string gap =
        isBlock ? std::string(text.lineBreak()) + text.indentation(begin) : ", ";
    std::vector<ByteEdit> edits;
    std::size_t number = 0;
    const auto nextKey = [&] { return "pattern" + std::to_string(++number); };
    for (const YamlEntry& each : document.writtenEntries(rule->value)) {
        if (!isPatternKey(document.text(each.key)))
            continue;
        if (each != *pattern) {
            edits.push_back({document.content(each.key), nextKey()});
            continue;
        }
        std::string copies;
        for (const EntryReference& option : split.options()) {
            const auto copy = split.copy(option, nextKey());
            if (!copy)
                return std::nullopt;
            copies += (copies.empty() ? "" : gap) + *copy;
        }
        if (!keepComments(text, patternText(text, *pattern), copies))
            return std::nullopt;
        edits.push_back({patternText(text, *pattern), copies});
    }
    return text.finished(edits);
}

} // namespace fusewright
