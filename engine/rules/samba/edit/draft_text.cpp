// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/samba/edit/draft_text.h"

#include "engine/rules/rule_draft.h"
#include "engine/rules/samba/edit/edit_text.h"

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

} // namespace

std::string draftText(const RuleDraft& draft)
{
    std::string text = spelledName(draft.name) + ":\n";
    text += "  priority: " + std::to_string(draft.priority) + '\n';
    if (draft.heuristic)
        text += "  heuristic: " + spelledName(*draft.heuristic) + '\n';
    text += "  pattern:\n";
    for (const DraftEntry& entry : draft.entries) {
        text += "    " + spelledName(entry.name) + ":\n";
        writeOperators(text, entry);
        writeChildren(text, draft, entry);
        if (!entry.isIncluded)
            text += "      included: false\n";
        if (entry.isOptional)
            text += "      required: false\n";
    }
    return text;
}

} // namespace fusewright
