// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/infer/relax_arguments.h"

#include "engine/infer/list_text.h"
#include "engine/support/text_parts.h"

#include <algorithm>
#include <string>

namespace fusewright::infer {

namespace {

/// The inside of `R.prim_value(24)`, `T.int64(24)` and `"n"`.
std::string_view unwrapped(std::string_view text)
{
    text = trimmed(text);
    const bool isCall = text.starts_with("R.") || text.starts_with("T.");
    if (isCall && text.ends_with(')') && text.find('(') != std::string_view::npos) {
        text.remove_suffix(1);
        text = trimmed(text.substr(text.find('(') + 1));
    }
    if (text.size() >= 2 && (text.front() == '"' || text.front() == '\'')
        && text.back() == text.front())
        text = text.substr(1, text.size() - 2);
    return text;
}

/// `n`, `24`, `n * T.int64(24)`; what is no sum of products is a name as it is written.
Extent extentIn(std::string_view text, StringPool& names)
{
    constexpr std::string_view cast = "T.int64(";
    constexpr std::size_t longest = 100;
    std::string bare(unwrapped(text));
    for (std::size_t at = bare.find(cast); at != std::string::npos; at = bare.find(cast)) {
        bare.erase(at, cast.size());
        const std::size_t end = bare.find(')', at);
        if (end == std::string::npos)
            return {};
        bare.erase(end, 1);
    }
    if (bare.empty() || bare.size() > longest)
        return {};
    if (const auto number = wholeNumber(bare))
        return Extent(*number);
    return Amount(names, Extent(names.intern(bare))).value();
}

Extents listIn(std::string_view text, StringPool& names)
{
    Extents extents;
    for (const std::string_view item : itemsIn(text))
        extents.push_back(extentIn(item, names));
    return extents;
}

} // namespace

std::optional<std::string_view> relaxName(std::string_view native)
{
    for (const std::string_view prefix : {"R.", "relax."}) {
        if (native.starts_with(prefix))
            return native.substr(prefix.size());
    }
    return std::nullopt;
}

Said<Extents> RelaxArguments::extents(Argument argument) const
{
    const AttributeValue* const value = m_node.argument(argument);
    if (!value)
        return {};
    if (const auto* const words = std::get_if<std::vector<std::string>>(value)) {
        Extents extents;
        for (const std::string& word : *words)
            extents.push_back(extentIn(word, m_node.names()));
        return {true, extents};
    }
    const auto* const text = std::get_if<std::string>(value);
    if (!text) {
        const bool isTruth = std::holds_alternative<bool>(*value);
        const auto numbers = isTruth ? std::nullopt : numbersIn(*value);
        return {true, numbers ? std::optional(extentsOf(*numbers)) : std::nullopt};
    }
    if (text->empty())
        return {true, std::nullopt};
    std::string_view inner = trimmed(*text);
    if (inner.starts_with("R.shape("))
        inner = unwrapped(inner);
    const auto list = insideBrackets(inner);
    return {true, list ? listIn(*list, m_node.names()) : Extents{extentIn(inner, m_node.names())}};
}

Said<Numbers> RelaxArguments::numbers(Argument argument) const
{
    const auto said = extents(argument);
    return {said.isGiven, said.value ? numbersOf(*said.value) : std::nullopt};
}

bool RelaxArguments::isList(Argument argument) const
{
    const AttributeValue* const value = m_node.argument(argument);
    return value && !std::holds_alternative<std::int64_t>(*value);
}

DataType RelaxArguments::type(Argument argument, DataType usual) const
{
    const std::string_view said = word(argument);
    if (said.empty() || said == "void")
        return usual;
    return parseDataType(said).value_or(DataType::Unknown);
}

std::string_view RelaxArguments::word(Argument argument, std::string_view usual) const
{
    const auto text = textIn(m_node.argument(argument));
    return text ? unwrapped(*text) : usual;
}

} // namespace fusewright::infer
