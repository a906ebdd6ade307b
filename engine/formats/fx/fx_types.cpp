// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/fx/fx_types.h"

#include "engine/python/python_constants.h"
#include "engine/python/python_literals.h"

#include <algorithm>
#include <array>
#include <vector>

namespace fusewright::fx {

namespace {

constexpr std::size_t longestExtent = 100;
constexpr std::size_t highestRank = 64;

/// `Sym(s0)`, `Sym(u0 >= 2)`: a number or truth that is known only when the code runs.
ValueType symbolicNumber(std::string_view text, GraphBuilder& builder)
{
    static constexpr auto truths =
        std::to_array<std::string_view>({"<", ">", "Eq(", "Ne(", "True", "False", "==", "&", "|"});
    const bool isTruth = std::ranges::any_of(
        truths, [&](std::string_view word) { return text.find(word) != text.npos; });
    return {.type = isTruth ? DataType::Bool : DataType::I64, .shape = builder.shapes().intern({})};
}

} // namespace

ValueType readType(std::string_view text, GraphBuilder& builder)
{
    text = withoutSpace(text);
    if (text.size() >= 2 && (text.front() == '"' || text.front() == '\'')
        && text.back() == text.front())
        text = text.substr(1, text.size() - 2);
    if (text.starts_with("Sym("))
        return symbolicNumber(text, builder);
    const std::size_t bracket = text.find('[');
    const auto known = parseDataType(text.substr(0, std::min(bracket, text.size())));
    if (!known)
        return {};
    ValueType type{.type = *known};
    if (bracket == std::string_view::npos)
        return type;
    std::size_t depth = 0;
    std::size_t end = bracket;
    for (; end < text.size(); ++end) {
        depth += text[end] == '[' ? 1 : 0;
        depth -= text[end] == ']' ? 1 : 0;
        if (depth == 0)
            break;
    }
    if (end == text.size())
        return type;
    std::vector<Dim> dims;
    for (const std::string_view extent :
         splitPythonItems(text.substr(bracket + 1, end - bracket - 1))) {
        if (dims.size() == highestRank)
            return type;
        if (const auto size = pythonInteger(extent))
            dims.push_back(Dim::known(*size));
        else if (extent == "?" || extent.size() > longestExtent)
            dims.emplace_back();
        else
            dims.push_back(Dim::named(builder.intern(extent)));
    }
    type.shape = builder.shapes().intern(dims);
    return type;
}

} // namespace fusewright::fx
