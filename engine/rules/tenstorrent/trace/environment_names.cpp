// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/python/python_lexer.h"
#include "engine/rules/tenstorrent/trace/composite_program.h"

#include <algorithm>

namespace fusewright {

namespace {

using Kind = PythonToken::Kind;

/// What stands between the quotes of a plain literal; empty for any other.
std::string_view withoutQuotes(std::string_view text)
{
    const bool isPlain = text.size() > 2 && (text.front() == '"' || text.front() == '\'')
        && text.back() == text.front() && text[1] != text.front();
    return isPlain ? text.substr(1, text.size() - 2) : std::string_view();
}

/// Whether the words before a literal say that it names a variable.
bool namesVariable(const std::vector<PythonToken>& words, std::size_t literal)
{
    const auto isBefore = [&](std::size_t back, std::string_view text) {
        return literal >= back && words[literal - back].text == text;
    };
    const bool isItem = isBefore(1, "[") && isBefore(2, "environ");
    const bool isGet = isBefore(1, "(") && isBefore(2, "get") && isBefore(4, "environ");
    return isItem || isGet || (isBefore(1, "(") && isBefore(2, "getenv"));
}

} // namespace

std::vector<std::string> environmentNames(std::string_view text)
{
    std::vector<std::string> names;
    const std::vector<PythonToken> words = pythonTokens(text).all;
    for (std::size_t at = 0; at < words.size(); ++at) {
        if (words[at].kind != Kind::Text || !namesVariable(words, at))
            continue;
        const std::string name(withoutQuotes(words[at].text));
        if (!name.empty() && std::ranges::find(names, name) == names.end())
            names.push_back(name);
    }
    return names;
}

} // namespace fusewright
