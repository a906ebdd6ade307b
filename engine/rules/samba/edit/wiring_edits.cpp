// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/samba/edit/wiring_edits.h"

#include "engine/rules/samba/edit/pattern_change.h"

#include <algorithm>

namespace fusewright {

namespace {

bool has(const std::vector<std::string>& names, std::string_view name)
{
    return std::ranges::find(names, name) != names.end();
}

/// The entry that another one is an option of.
const PatternEntry* chooserOf(const PatternChange& edit, std::string_view option)
{
    const auto& all = edit.entries();
    const auto found = std::ranges::find_if(all, [&](const PatternEntry& entry) {
        return has(PatternChange::optionsOf(entry), option);
    });
    return found == all.end() ? nullptr : &*found;
}

/// How many entries name another one as a child.
std::ptrdiff_t parentCount(const PatternChange& edit, std::string_view child)
{
    return std::ranges::count_if(edit.entries(), [&](const PatternEntry& entry) {
        return has(PatternChange::childrenOf(entry), child);
    });
}

} // namespace

RuleEdits connectEntries(const YamlDocument& document, PatternName pattern, std::string_view from,
                         std::string_view to)
{
    PatternChange edit(document, pattern);
    const PatternEntry* const parent = edit.find(from);
    if (!parent || !edit.find(to) || parent->hasOptions)
        return std::nullopt;
    std::vector<std::string> children = PatternChange::childrenOf(*parent);
    const auto below = edit.reached(to);
    if (has(children, to) || std::ranges::find(below, from) != below.end())
        return std::nullopt;
    children.emplace_back(to);
    edit.setChildren(*parent, children);
    return edit.finished();
}

RuleEdits disconnectEntries(const YamlDocument& document, PatternName pattern,
                            std::string_view from, std::string_view to)
{
    PatternChange edit(document, pattern);
    const PatternEntry* const parent = edit.find(from);
    if (!parent)
        return std::nullopt;
    std::vector<std::string> children = PatternChange::childrenOf(*parent);
    std::vector<std::string> options = PatternChange::optionsOf(*parent);
    if (std::erase(children, to) > 0)
        edit.setChildren(*parent, children);
    if (std::erase(options, to) > 0)
        edit.setOptions(*parent, options);
    return edit.finished();
}

RuleEdits addEntry(const YamlDocument& document, PatternName pattern, const AddedEntry& fresh,
                   EntrySide side, std::string_view otherName)
{
    PatternChange edit(document, pattern);
    const PatternEntry* const other = edit.find(otherName);
    if (!other || fresh.operators.names.empty() || edit.find(fresh.name)
        || (side == EntrySide::After && other->hasOptions))
        return std::nullopt;
    std::vector<std::string> children{std::string(otherName)};
    if (side == EntrySide::Before) {
        edit.rename(otherName, {fresh.name});
    } else {
        children = PatternChange::childrenOf(*other);
        edit.handOverChildren(*other, fresh.name);
    }
    edit.insert({.entry = fresh, .children = children}, side, *other);
    return edit.finished();
}

RuleEdits addAlternative(const YamlDocument& document, PatternName pattern, const AddedEntry& fresh,
                         std::string_view otherName, std::string_view choice)
{
    PatternChange edit(document, pattern);
    const PatternEntry* other = edit.find(otherName);
    if (!other || fresh.operators.names.empty() || edit.find(fresh.name))
        return std::nullopt;
    const PatternEntry* const chooser = other->hasOptions ? other : chooserOf(edit, otherName);
    std::vector<std::string> options;
    if (chooser)
        options = PatternChange::optionsOf(*chooser);
    if (chooser == other)
        other = options.empty() ? nullptr : edit.find(options.back());
    if (!other)
        return std::nullopt;

    LinkedEntry added{.entry = fresh, .children = PatternChange::childrenOf(*other)};
    added.entry.isContext = edit.isContext(*other);
    if (chooser) {
        options.push_back(fresh.name);
        edit.setOptions(*chooser, options);
    } else {
        if (choice.empty() || choice == fresh.name || edit.find(choice))
            return std::nullopt;
        edit.rename(other->name, {std::string(choice)});
        edit.insert({.entry = {.name = std::string(choice)},
                     .options = {std::string(other->name), fresh.name}},
                    EntrySide::Before, *other);
    }
    edit.insert(added, EntrySide::After, *other);
    return edit.finished();
}

RuleEdits insertBetween(const YamlDocument& document, PatternName pattern, std::string_view upper,
                        std::string_view lower, std::span<const AddedEntry> fresh,
                        InsertedSpan span)
{
    PatternChange edit(document, pattern);
    const PatternEntry* const from = edit.find(upper);
    if (!from || !edit.find(lower) || fresh.empty())
        return std::nullopt;
    std::vector<std::string> children = PatternChange::childrenOf(*from);
    if (!has(children, lower))
        return std::nullopt;
    const std::string& first = fresh.front().name;
    std::vector<std::string> below{std::string(lower)};
    switch (span) {
    case InsertedSpan::OneEdge:
        std::ranges::replace(children, lower, first);
        edit.setChildren(*from, children);
        break;
    case InsertedSpan::AllBelow:
        if (children.size() < 2)
            return std::nullopt;
        below = children;
        edit.handOverChildren(*from, first);
        break;
    case InsertedSpan::AllAbove:
        if (chooserOf(edit, lower) || parentCount(edit, lower) < 2)
            return std::nullopt;
        edit.rename(lower, {first});
        break;
    }
    for (std::size_t at = 0; at < fresh.size(); ++at) {
        const auto next = at + 1 < fresh.size() ? std::vector{fresh[at + 1].name} : below;
        edit.insert({.entry = fresh[at], .children = next}, EntrySide::After, *from);
    }
    return edit.finished();
}

RuleEdits deleteEntry(const YamlDocument& document, PatternName pattern, std::string_view name)
{
    PatternChange edit(document, pattern);
    const PatternEntry* const entry = edit.find(name);
    if (!entry)
        return std::nullopt;
    std::vector<std::string> below = PatternChange::childrenOf(*entry);
    if (entry->hasOptions) {
        below = PatternChange::optionsOf(*entry);
        if (below.size() > 1)
            return std::nullopt;
    }
    // Of an option its chooser keeps the others.
    for (const PatternEntry& other : edit.entries()) {
        std::vector<std::string> options = PatternChange::optionsOf(other);
        std::vector<std::string> children = PatternChange::childrenOf(other);
        if (&other == entry)
            continue;
        if (std::erase(options, name) > 0)
            edit.setOptions(other, options);
        if (std::erase(children, name) == 0)
            continue;
        for (const std::string& child : below) {
            if (!has(children, child))
                children.push_back(child);
        }
        edit.setChildren(other, children);
    }
    edit.remove(*entry);
    return edit.finished();
}

} // namespace fusewright
