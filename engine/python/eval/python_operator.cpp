// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/python/eval/python_operator.h"

#include <array>

namespace fusewright {

namespace {

constexpr auto operatorNames = std::to_array<PythonOperatorNames>({
    {"+", "__add__", "__radd__", "__iadd__"},
    {"-", "__sub__", "__rsub__", "__isub__"},
    {"*", "__mul__", "__rmul__", "__imul__"},
    {"/", "__truediv__", "__rtruediv__", "__itruediv__"},
    {"//", "__floordiv__", "__rfloordiv__", "__ifloordiv__"},
    {"%", "__mod__", "__rmod__", "__imod__"},
    {"**", "__pow__", "__rpow__", "__ipow__"},
    {"<<", "__lshift__", "__rlshift__", "__ilshift__"},
    {">>", "__rshift__", "__rrshift__", "__irshift__"},
    {"&", "__and__", "__rand__", "__iand__"},
    {"|", "__or__", "__ror__", "__ior__"},
    {"^", "__xor__", "__rxor__", "__ixor__"},
    {"@", "__matmul__", "__rmatmul__", "__imatmul__"},
});

constexpr auto comparisonSymbols =
    std::to_array<std::string_view>({"==", "!=", "<", "<=", ">", ">="});
constexpr auto comparisonMethods =
    std::to_array<std::string_view>({"__eq__", "__ne__", "__lt__", "__le__", "__gt__", "__ge__"});

} // namespace

const PythonOperatorNames& namesOf(PythonOperator which)
{
    return operatorNames[static_cast<std::size_t>(which)];
}

std::optional<PythonOperator> pythonOperator(std::string_view symbol)
{
    for (std::size_t at = 0; at < operatorNames.size(); ++at) {
        if (operatorNames[at].symbol == symbol)
            return static_cast<PythonOperator>(at);
    }
    return std::nullopt;
}

std::string_view symbolOf(PythonComparison which)
{
    return comparisonSymbols[static_cast<std::size_t>(which)];
}

std::string_view methodOf(PythonComparison which)
{
    return comparisonMethods[static_cast<std::size_t>(which)];
}

std::optional<PythonComparison> pythonComparison(std::string_view symbol)
{
    for (std::size_t at = 0; at < comparisonSymbols.size(); ++at) {
        if (comparisonSymbols[at] == symbol)
            return static_cast<PythonComparison>(at);
    }
    return std::nullopt;
}

PythonComparison turned(PythonComparison which)
{
    switch (which) {
    case PythonComparison::Less:
        return PythonComparison::More;
    case PythonComparison::LessEqual:
        return PythonComparison::MoreEqual;
    case PythonComparison::More:
        return PythonComparison::Less;
    case PythonComparison::MoreEqual:
        return PythonComparison::LessEqual;
    default:
        return which;
    }
}

std::string_view symbolOf(PythonUnary which)
{
    return which == PythonUnary::Minus ? "-" : which == PythonUnary::Plus ? "+" : "~";
}

std::string_view methodOf(PythonUnary which)
{
    return which == PythonUnary::Minus ? "__neg__"
        : which == PythonUnary::Plus   ? "__pos__"
                                       : "__invert__";
}

} // namespace fusewright
