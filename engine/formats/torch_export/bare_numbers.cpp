// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/torch_export/bare_numbers.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

namespace fusewright::torch_export {

namespace {

constexpr auto bareWords = std::to_array<std::string_view>({"NaN", "-Infinity", "Infinity"});

std::string_view wordAt(std::string_view text)
{
    for (const std::string_view word : bareWords) {
        if (text.starts_with(word))
            return word;
    }
    return {};
}

/// Where a text ends whose opening quote stands at `at`: behind its closing quote.
std::size_t endOfText(std::string_view json, std::size_t at)
{
    for (++at; at < json.size() && json[at] != '"'; ++at)
        at += json[at] == '\\' ? 1 : 0;
    return std::min(at + 1, json.size());
}

} // namespace

FileBytes quoteBareNumbers(const FileBytes& bytes)
{
    const std::string_view json = bytes.view();
    if (json.find("NaN") == std::string_view::npos
        && json.find("Infinity") == std::string_view::npos)
        return bytes;
    std::string quoted;
    quoted.reserve(json.size() + json.size() / 16);
    std::size_t at = 0;
    while (at < json.size()) {
        const std::size_t next = std::min(json.find_first_of("\"N-I", at), json.size());
        quoted += json.substr(at, next - at);
        at = next;
        if (at == json.size())
            break;
        const std::string_view word = wordAt(json.substr(at));
        const std::size_t end = json[at] == '"' ? endOfText(json, at) : at + word.size();
        if (!word.empty())
            (quoted += '"').append(word) += '"';
        else
            quoted += json.substr(at, std::max(end, at + 1) - at);
        at = std::max(end, at + 1);
    }
    return FileBytes::copyOf(quoted);
}

} // namespace fusewright::torch_export
