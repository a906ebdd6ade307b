// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/yaml/yaml_messages.h"

#include <algorithm>
#include <array>

namespace fusewright::yaml {

namespace {

/// How a message of yaml-cpp begins, and what to say instead.
struct Translation {
    std::string_view start;
    std::string_view plain;
};

// Of what begins alike the longer stands first.
constexpr auto translations = std::to_array<Translation>({
    {"end of map flow not found", "A comma or `}` is missing before this"},
    {"end of map not found",
     "This does not fit here: expected a `key: value` line of the mapping "
     "above, or the end of it"},
    {"end of sequence flow not found", "A comma or `]` is missing before this"},
    {"end of sequence not found",
     "This does not fit here: expected a `- ` item of the list above, "
     "or the end of it"},
    {"illegal map value",
     "A `: ` is not allowed here: put the text in quotes, or check the "
     "indentation"},
    {"illegal map key", "A key is not allowed here; check the indentation"},
    {"illegal block entry", "A `- ` item must begin on a line of its own"},
    {"illegal flow end", "This bracket closes nothing"},
    {"illegal tab when looking for indentation", "A tab cannot indent a line in YAML; use spaces"},
    {"illegal document indicator in scalar", "A quoted string is not closed before this line"},
    {"illegal EOF in scalar", "A quoted string is never closed"},
    {"cannot assign multiple tags", "A value can have only one tag"},
    {"cannot assign multiple anchors", "A value can have only one anchor"},
    {"aliases can't have any content", "An alias cannot have an anchor or a tag"},
    {"cannot set zero indentation", "A text block cannot be indented by 0"},
    {"unexpected character in block scalar",
     "The line must end after `|` or `>`: the text begins on the next line"},
    {"bad character found while scanning hex number", "This escape needs hexadecimal digits"},
    {"invalid unicode", "This escape is not a valid character"},
    {"unknown escape character", "This is not a valid escape in double quotes"},
    {"unknown token", "No value can begin with this character; put the text in quotes"},
    {"bad file", "This is nested too deep"},
});

constexpr std::string_view anythingElse = "This cannot be read as YAML";

} // namespace

std::string plainMessage(std::string_view parserMessage)
{
    const auto found = std::ranges::find_if(translations, [&](const Translation& translation) {
        return parserMessage.starts_with(translation.start);
    });
    return std::string(found == translations.end() ? anythingElse : found->plain);
}

} // namespace fusewright::yaml
