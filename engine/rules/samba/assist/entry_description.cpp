// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/samba/assist/entry_description.h"

#include "engine/rules/samba/assist/assist_texts.h"

#include <algorithm>

namespace fusewright {

namespace {

std::string joined(const std::vector<std::string_view>& words)
{
    std::string text;
    for (const std::string_view word : words)
        text += (text.empty() ? "" : ", ") + std::string(word);
    return text;
}

std::vector<std::string_view> namesOf(const WrittenPattern& pattern,
                                      const std::vector<WrittenId>& references)
{
    std::vector<std::string_view> names;
    names.reserve(references.size());
    for (const WrittenId reference : references)
        names.push_back(pattern.nameAt(reference));
    return names;
}

} // namespace

std::string describeOperators(const WrittenEntry& entry)
{
    if (!entry.options.empty())
        return {};
    if (entry.operators.empty())
        return std::string(assistText("entry.takes.nothing"));
    if (std::ranges::find(entry.operators, ".") != entry.operators.end())
        return std::string(assistText("entry.takes.any"));
    const std::string_view key = entry.isInverted ? "entry.takes.inverted" : "entry.takes";
    return assistText(key, {joined(entry.operators)});
}

std::vector<std::string> describeEntry(const WrittenPattern& pattern, const WrittenEntry& entry)
{
    std::vector<std::string> paragraphs;
    const auto say = [&](std::string_view key) { paragraphs.emplace_back(assistText(key)); };
    if (entry.options.empty())
        paragraphs.push_back(describeOperators(entry));
    else
        paragraphs.push_back(
            assistText("entry.stands-for", {joined(namesOf(pattern, entry.options))}));
    if (!entry.children.empty())
        paragraphs.push_back(assistText("entry.feeds", {joined(namesOf(pattern, entry.children))}));
    const WrittenEntry* const place = pattern.place();
    if (place && place->name == entry.name && !pattern.isNamed(entry.name))
        say("entry.is.place");
    else if (!pattern.isNamed(entry.name))
        say("entry.is.root");
    if (entry.isOptional)
        say("entry.is.optional");
    if (entry.isContext)
        say("entry.is.context");
    if (entry.isRepeated)
        say("entry.is.repeated");
    return paragraphs;
}

std::string describeConstraint(const Heuristic& heuristic)
{
    std::string text;
    switch (heuristic.constraint) {
    case HeuristicConstraint::None:
        text = assistText("constraint.none");
        break;
    case HeuristicConstraint::GemmDominated:
        text = assistText("constraint.gemm");
        break;
    case HeuristicConstraint::Attention:
        text = assistText("constraint.attention");
        break;
    case HeuristicConstraint::RolledUpAttention:
        text = assistText("constraint.rolled-up");
        break;
    }
    if (heuristic.cuts)
        text += ' ' + std::string(assistText("constraint.cuts"));
    return text;
}

} // namespace fusewright
