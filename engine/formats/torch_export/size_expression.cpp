// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// torch 2.6 and later save extents as sympy's `srepr` writes them: calls in calls, with words and
// quoted names at the bottom. They are read with a stack of the calls that are open.

#include "engine/formats/torch_export/size_expression.h"

#include "engine/support/letters.h"

#include <algorithm>
#include <array>
#include <vector>

namespace fusewright::torch_export {

namespace {

constexpr std::size_t longestText = 4096;

struct Term {
    std::string text;
    bool isSum = false;
};

struct Call {
    std::string_view name;
    std::vector<Term> arguments;
};

bool isWord(char letter)
{
    return isWordByte(letter) || letter == '.' || letter == '-';
}

bool isNumber(std::string_view text)
{
    return text.find_first_not_of("-0123456789") == std::string_view::npos;
}

std::string factor(const Term& term)
{
    return term.isSum ? '(' + term.text + ')' : term.text;
}

/// Numbers come last in a sum: `s0 - 1`.
Term sum(std::vector<Term> terms)
{
    std::stable_partition(terms.begin(), terms.end(),
                          [](const Term& term) { return !isNumber(term.text); });
    Term all{.isSum = true};
    for (const Term& term : terms) {
        const bool isNegative = term.text.starts_with('-');
        if (all.text.empty())
            all.text = term.text;
        else
            all.text += (isNegative ? " - " : " + ") + term.text.substr(isNegative ? 1 : 0);
    }
    return all;
}

Term joined(const std::vector<Term>& terms, std::string_view sign)
{
    Term all;
    for (const Term& term : terms) {
        all.text += all.text.empty() ? std::string_view() : sign;
        all.text += factor(term);
    }
    if (sign == "*" && all.text.starts_with("-1*"))
        all.text.erase(1, 2);
    return all;
}

Term valueOf(Call call)
{
    if ((call.name == "Symbol" || call.name == "Integer") && !call.arguments.empty())
        return std::move(call.arguments.front());
    if (call.name == "Add")
        return sum(std::move(call.arguments));
    if (call.name == "Mul")
        return joined(call.arguments, "*");
    if (call.name == "Pow")
        return joined(call.arguments, "**");
    if (call.name.ends_with("FloorDiv"))
        return {.text = '(' + joined(call.arguments, "//").text + ')'};
    Term term{.text = std::string(call.name) + '('};
    for (std::size_t at = 0; at < call.arguments.size(); ++at)
        term.text += (at > 0 ? ", " : "") + call.arguments[at].text;
    term.text += ')';
    return term;
}

} // namespace

std::string plainExpression(std::string_view text)
{
    static constexpr auto marks =
        std::to_array<std::string_view>({"Symbol(", "Integer(", "Add(", "Mul(", "Pow("});
    const bool isWritten =
        text.size() <= longestText && std::ranges::any_of(marks, [&](std::string_view mark) {
            return text.find(mark) != std::string_view::npos;
        });
    if (!isWritten)
        return std::string(text);
    std::vector<Call> open{{}};
    for (std::size_t at = 0; at < text.size();) {
        const char letter = text[at];
        if (letter == ')') {
            if (open.size() == 1)
                return std::string(text);
            Term term = valueOf(std::move(open.back()));
            open.pop_back();
            open.back().arguments.push_back(std::move(term));
            ++at;
        } else if (letter == '\'' || letter == '"') {
            const std::size_t end = std::min(text.find(letter, at + 1), text.size());
            open.back().arguments.push_back(
                {.text = std::string(text.substr(at + 1, end - at - 1))});
            at = end + 1;
        } else if (isWord(letter)) {
            const std::size_t begin = at;
            while (at < text.size() && isWord(text[at]))
                ++at;
            const std::string_view word = text.substr(begin, at - begin);
            if (at < text.size() && text[at] == '(')
                open.push_back({.name = word});
            else if (at < text.size() && text[at] == '=')
                at = std::min(text.find_first_of(",)", at), text.size()); // positive=True
            else
                open.back().arguments.push_back({.text = std::string(word)});
            at += at < text.size() && text[at] == '(' ? 1 : 0;
        } else {
            ++at;
        }
    }
    const bool isOne = open.size() == 1 && open.front().arguments.size() == 1;
    return isOne ? std::move(open.front().arguments.front().text) : std::string(text);
}

} // namespace fusewright::torch_export
