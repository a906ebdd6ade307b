// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/pattern/pattern_part.h"

#include "engine/pattern/pattern_builder.h"

namespace fusewright {

std::vector<EntryId> lastEntries(const Pattern& pattern)
{
    std::vector<EntryId> last;
    for (std::size_t at = 0; at < pattern.entryCount(); ++at) {
        if (pattern.entries()[at].kind == Entry::Kind::Operator
            && pattern.edgesFrom(EntryId(at)).empty())
            last.emplace_back(at);
    }
    return last;
}

std::optional<Pattern> partOf(const Pattern& pattern, const std::vector<EntryId>& results)
{
    if (results.empty())
        return std::nullopt;
    std::vector<bool> isWanted(pattern.entryCount(), false);
    std::vector<EntryId> open = results;
    while (!open.empty()) {
        const EntryId entry = open.back();
        open.pop_back();
        if (isWanted[entry.index])
            continue;
        isWanted[entry.index] = true;
        for (const PatternEdge& edge : pattern.edges()) {
            if (edge.to == entry)
                open.push_back(edge.from);
        }
    }
    PatternBuilder builder;
    std::vector<EntryId> now(pattern.entryCount());
    for (std::size_t at = 0; at < pattern.entryCount(); ++at) {
        if (isWanted[at])
            now[at] = builder.addEntry(pattern.entries()[at]);
    }
    for (const PatternEdge& edge : pattern.edges()) {
        if (isWanted[edge.to.index])
            builder.addEdge(now[edge.from.index], now[edge.to.index]);
    }
    for (std::size_t at = 0; at < pattern.entryCount(); ++at) {
        if (!isWanted[at] || !pattern.entries()[at].call)
            continue;
        for (FormArgument& argument : builder.entry(now[at]).call->arguments) {
            if (argument.kind == FormArgument::Kind::Entry)
                argument.entry = now[argument.entry.index];
        }
    }
    builder.setPlace(now[results.front().index]);
    builder.setBinding(pattern.binding());
    builder.setValueBinding(pattern.valueBinding());
    builder.allowPieces();
    return builder.build();
}

} // namespace fusewright
