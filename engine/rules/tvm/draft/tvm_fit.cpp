// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tvm/draft/tvm_fit.h"

#include "engine/python/eval/python_objects.h"
#include "engine/rules/tvm/draft/tvm_draft_names.h"

#include <algorithm>
#include <mutex>

namespace fusewright {

namespace {

constexpr std::string_view registryStart = "register_patterns(\n";

/// The names that a file leaves when it has run.
class TvmFileNames {
public:
    explicit TvmFileNames(const TvmFile& file) : m_lock(file.shared->mutex)
    {
        if (const PythonModule* const module = file.shared->program.module())
            m_names = &module->scope->names;
    }

    bool has(std::string_view name) const { return m_names && m_names->contains(name); }

private:
    std::scoped_lock<std::mutex> m_lock;
    const PythonNames* m_names = nullptr;
};

/// Takes the first line of a text, without its end.
std::string_view takeTvmLine(std::string_view& text)
{
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return line;
}

TvmImport importOf(std::string_view line)
{
    constexpr std::string_view from = "from ";
    constexpr std::string_view import = " import ";
    constexpr std::string_view comma = ", ";
    const std::size_t middle = line.find(import);
    TvmImport made{.module = line.substr(from.size(), middle - from.size()), .names = {}};
    std::string_view names = line.substr(std::min(line.size(), middle + import.size()));
    while (!names.empty()) {
        const std::size_t end = std::min(names.find(comma), names.size());
        made.names.push_back(names.substr(0, end));
        names.remove_prefix(std::min(end + comma.size(), names.size()));
    }
    return made;
}

std::string_view trimmed(std::string_view text, std::string_view of)
{
    const std::size_t begin = std::min(text.find_first_not_of(of), text.size());
    text.remove_prefix(begin);
    return text.substr(0, text.find_last_not_of(of) + 1);
}

/// The prefix that rules of a file have, with its dot; empty where the first one has none.
std::string_view prefixOf(const TvmFile& file)
{
    const std::string_view name = file.rules.front().name;
    const std::size_t dot = name.find('.');
    return dot == std::string_view::npos ? std::string_view() : name.substr(0, dot + 1);
}

/// The entry with the file's prefix.
std::string fittedEntry(const TvmFile& file, std::string_view entry)
{
    const std::string own = "(\"" + std::string(ownTvmPrefix);
    const auto isOwn = [](const TvmRule& rule) { return rule.name.starts_with(ownTvmPrefix); };
    if (file.rules.empty() || std::ranges::any_of(file.rules, isOwn) || !entry.starts_with(own))
        return std::string(entry);
    return "(\"" + std::string(prefixOf(file)) + std::string(entry.substr(own.size()));
}

} // namespace

TvmRuleParts tvmRuleParts(std::string_view rule)
{
    TvmRuleParts parts;
    while (rule.starts_with("from ")
           && rule.substr(0, rule.find('\n')).find(" import ") != std::string_view::npos)
        parts.imports.push_back(importOf(takeTvmLine(rule)));
    rule = trimmed(rule, "\n");
    const std::size_t found = rule.rfind(registryStart);
    if (found == std::string_view::npos) {
        parts.functions = rule;
        return parts;
    }
    parts.functions = trimmed(rule.substr(0, found), "\n");
    if (!parts.functions.empty())
        parts.functions = rule.substr(0, parts.functions.size() + 1);
    const std::string_view list = rule.substr(found + registryStart.size());
    const std::size_t open = list.find('(');
    const std::size_t close = list.rfind("),");
    if (open != std::string_view::npos && close != std::string_view::npos && open < close)
        parts.entry = list.substr(open, close + 1 - open);
    return parts;
}

std::string importText(const std::vector<TvmImport>& imports)
{
    std::string text;
    for (const TvmImport& each : imports) {
        text += "from " + std::string(each.module) + " import ";
        for (std::size_t at = 0; at < each.names.size(); ++at)
            text += (at == 0 ? "" : ", ") + std::string(each.names[at]);
        text += '\n';
    }
    return text;
}

std::string fittedTvmRule(const TvmFile& file, std::string_view rule)
{
    TvmRuleParts parts = tvmRuleParts(rule);
    {
        const TvmFileNames names(file);
        for (TvmImport& each : parts.imports)
            std::erase_if(each.names, [&](std::string_view name) { return names.has(name); });
    }
    std::erase_if(parts.imports, [](const TvmImport& each) { return each.names.empty(); });
    std::string text = importText(parts.imports);
    text += text.empty() ? "" : "\n\n";
    text += parts.functions;
    if (!parts.entry.empty())
        text += "\n\n" + std::string(registryStart) + "    [\n        "
            + fittedEntry(file, parts.entry) + ",\n    ]\n)\n";
    return text;
}

std::string whyNotTvmName(const TvmFile& file, std::string_view name)
{
    const std::string function = tvmFunctionName(name);
    const auto isSame = [&](const TvmRule& rule) {
        return rule.name == name
            || std::string_view(rule.name).substr(rule.name.find('.') + 1) == name;
    };
    if (std::ranges::any_of(file.rules, isSame))
        return "The file has a rule `" + std::string(name) + "` already. Choose another name.";
    const TvmFileNames names(file);
    for (const std::string& taken : {function, tvmCheckName(function)}) {
        if (names.has(taken))
            return "The file has a `" + taken + "` already. Choose another name.";
    }
    return {};
}

} // namespace fusewright
