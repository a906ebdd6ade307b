// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/samba/edit/draft_text.h"

#include "engine/rules/pattern_words.h"
#include "engine/rules/samba/edit/edit_text.h"

#include <algorithm>

namespace fusewright {

namespace {

std::string spelledName(const std::string& name)
{
    return spelled(name, YamlStyle::Plain);
}

void writeList(std::string& text, std::string_view key, const std::vector<std::string>& names)
{
    text += "      " + std::string(key) + ":\n";
    for (const std::string& name : names)
        text += "        - " + name + '\n';
}

void writeOperators(std::string& text, const DraftEntry& entry)
{
    if (entry.operators.empty()) {
        text += "      op_type: .\n";
        return;
    }
    if (entry.isInverted) {
        text += "      op_type:\n        inverted: true\n        options:\n";
        for (const std::string& name : entry.operators)
            text += "          - " + spelledName(name) + '\n';
        return;
    }
    if (entry.operators.size() == 1) {
        text += "      op_type: " + spelledName(entry.operators.front()) + '\n';
        return;
    }
    std::vector<std::string> names;
    for (const std::string& name : entry.operators)
        names.push_back(spelledName(name));
    writeList(text, "op_type", names);
}

void writeChildren(std::string& text, const RuleDraft& draft, const DraftEntry& entry)
{
    if (entry.children.empty())
        return;
    if (entry.children.size() == 1) {
        text += "      child: " + spelledName(draft.entries[entry.children.front()].name) + '\n';
        return;
    }
    std::vector<std::string> names;
    for (const std::uint32_t child : entry.children)
        names.push_back(spelledName(draft.entries[child].name));
    writeList(text, "children", names);
}

void writeOptions(std::string& text, const RuleDraft& draft, const DraftEntry& entry)
{
    std::vector<std::string> names;
    for (const std::uint32_t option : entry.options)
        names.push_back(spelledName(draft.entries[option].name));
    writeList(text, "match_first_option", names);
}

void writeEntry(std::string& text, const RuleDraft& draft, const DraftEntry& entry)
{
    text += "    " + spelledName(entry.name) + ":\n";
    if (!entry.options.empty()) {
        writeOptions(text, draft, entry);
    } else {
        writeOperators(text, entry);
        writeChildren(text, draft, entry);
    }
    if (entry.isRepeated)
        text += "      match_multiple: true\n";
    if (!entry.isIncluded)
        text += "      included: false\n";
    if (entry.isOptional)
        text += "      required: false\n";
}

void writePattern(std::string& text, std::string_view key, const RuleDraft& draft)
{
    text += "  " + std::string(key) + ":\n";
    for (const DraftEntry& entry : draft.entries)
        writeEntry(text, draft, entry);
}

/// Whatever is in a note, it stays in its line.
void writeNote(std::string& text, std::string_view note)
{
    if (note.empty())
        return;
    std::string line(note);
    std::ranges::replace_if(
        line, [](char letter) { return static_cast<unsigned char>(letter) < ' '; }, ' ');
    text += "# " + line + '\n';
}

void writeHead(std::string& text, const RuleDraft& draft)
{
    text += spelledName(draft.name) + ":\n";
    text += "  priority: " + std::to_string(draft.priority) + '\n';
    if (draft.heuristic)
        text += "  heuristic: " + spelledName(*draft.heuristic) + '\n';
}

} // namespace

std::string draftText(const RuleDraft& draft)
{
    std::string text;
    writeNote(text, draft.note);
    writeHead(text, draft);
    writePattern(text, "pattern", draft);
    return text;
}

std::string rulesFileText(std::span<const RuleToWrite> rules)
{
    std::string text;
    for (const RuleToWrite& rule : rules) {
        text += text.empty() ? "" : "\n";
        for (const std::string& line : rule.comment)
            text += "# " + line + '\n';
        if (rule.drafts.empty())
            continue;
        writeHead(text, rule.drafts.front());
        for (std::size_t at = 0; at < rule.drafts.size(); ++at)
            writePattern(text,
                         rule.drafts.size() == 1 ? "pattern" : "pattern" + std::to_string(at + 1),
                         rule.drafts[at]);
    }
    return text;
}

} // namespace fusewright
