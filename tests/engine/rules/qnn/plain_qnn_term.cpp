// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/rules/qnn/plain_qnn_term.h"

#include <utility>

namespace fusewright::test {

PlainTerm plainCall(std::string function, PlainType type, std::vector<PlainTerm> operands)
{
    return {.sort = PlainTerm::Sort::Call,
            .text = std::move(function),
            .type = type,
            .value = {},
            .operands = std::move(operands)};
}

PlainTerm plainTag(std::string tag)
{
    return {.sort = PlainTerm::Sort::Tag,
            .text = std::move(tag),
            .type = PlainType::Operand,
            .value = {},
            .operands = {}};
}

PlainTerm plainWord(std::string word)
{
    return {.sort = PlainTerm::Sort::Word, .text = std::move(word), .value = {}, .operands = {}};
}

PlainTerm plainText(const std::string& text)
{
    return plainTag(text);
}

PlainTerm plainInt(std::int64_t whole)
{
    return {.text = std::to_string(whole),
            .type = PlainType::Int,
            .value = PlainAnswer::number(whole),
            .operands = {}};
}

PlainTerm plainSize(std::int64_t whole)
{
    return {.text = std::to_string(whole) + 'u',
            .type = PlainType::Size,
            .value = PlainAnswer::size(whole),
            .operands = {}};
}

std::string textOf(const PlainTerm& term)
{
    if (term.sort == PlainTerm::Sort::Tag)
        return '"' + term.text + '"';
    std::string text = term.text;
    if (term.sort != PlainTerm::Sort::Call)
        return text;
    text += '(';
    for (const PlainTerm& operand : term.operands)
        text += (&operand == &term.operands.front() ? "" : ", ") + textOf(operand);
    return text + ')';
}

} // namespace fusewright::test
