// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/samba/language/samba_language.h"

#include "engine/rules/pattern_words.h"
#include "engine/rules/samba/assist/samba_line.h"
#include "engine/rules/samba/edit/draft_text.h"
#include "engine/rules/samba/language/samba_rules_reader.h"
#include "engine/rules/samba/language/samba_rules_text.h"
#include "engine/support/letters.h"

#include <algorithm>
#include <array>

namespace fusewright {

namespace {

constexpr std::array<std::string_view, 2> endings{".yaml", ".yml"};

constexpr std::string_view sample = "linear_relu:\n"
                                    "  priority: 1\n"
                                    "  pattern:\n"
                                    "    linear:\n"
                                    "      op_type: linear\n"
                                    "      child: relu\n"
                                    "    relu:\n"
                                    "      op_type: relu\n";

constexpr PatternWords sambaWords{
    .alternatives = true,
    .others = true,
    .optionals = true,
    .context = true,
    .severalResults = true,
    .severalPatterns = true,
    .priorities = true,
    .heuristics = true,
    .writeFile = rulesFileText,
};

bool hasEnding(std::string_view path)
{
    const auto isSame = [](char a, char b) { return toLower(a) == b; };
    return std::ranges::any_of(endings, [&](std::string_view ending) {
        return path.size() >= ending.size()
            && std::ranges::equal(path.substr(path.size() - ending.size()), ending, isSame);
    });
}

bool isKeyLine(std::string_view line)
{
    const std::size_t colon = line.find(':');
    return colon != std::string_view::npos && colon > 0 && line.find_first_of(" \t#({[<") > colon
        && (colon + 1 == line.size() || line[colon + 1] == ' ' || line[colon + 1] == '\r');
}

/// A text with a key at the beginning of a line, as there is one for every rule.
bool hasKeyLine(std::string_view text)
{
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        if (isKeyLine(text.substr(at, end - at)))
            return true;
        at = end + 1;
    }
    return false;
}

Certainty recognises(std::string_view text, std::string_view path)
{
    if (text.find('\0') != std::string_view::npos)
        return Certainty::No;
    if (hasEnding(path))
        return Certainty::Likely;
    if (!hasKeyLine(text))
        return Certainty::No;
    const bool hasEntries = text.find("op_type:") != std::string_view::npos;
    return hasEntries ? Certainty::Likely : Certainty::Possible;
}

} // namespace

const RuleLanguage& sambaLanguage()
{
    static const RuleLanguage language{
        .id = "samba",
        .title = "SambaFlow",
        .endings = endings,
        .commentSign = "#",
        .sample = sample,
        .whyNoEdits = {},
        .hasPriorities = true,
        .recognises = recognises,
        .read = readSambaText,
        .cutLine = cutSambaLine,
        .makeReader = makeSambaReader,
        .write = draftText,
        .words = &sambaWords,
    };
    return language;
}

} // namespace fusewright
