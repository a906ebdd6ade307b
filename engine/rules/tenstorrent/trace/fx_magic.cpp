// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tenstorrent/trace/fx_magic.h"

#include "engine/python/eval/python_runtime.h"
#include "engine/rules/tenstorrent/trace/fx_proxy.h"

#include <algorithm>
#include <array>

namespace fusewright {

namespace {

struct MagicRow {
    std::string_view word; ///< Between the underscores.
    std::string_view name;
    bool canBeReflected = false;
};

constexpr auto magicRows = std::to_array<MagicRow>({
    {"eq", "eq"},           {"ne", "ne"},
    {"lt", "lt"},           {"gt", "gt"},
    {"le", "le"},           {"ge", "ge"},
    {"pos", "pos"},         {"neg", "neg"},
    {"invert", "invert"},   {"abs", "abs"},
    {"add", "add", true},   {"sub", "sub", true},
    {"mul", "mul", true},   {"floordiv", "floordiv", true},
    {"mod", "mod", true},   {"truediv", "truediv", true},
    {"pow", "pow", true},   {"lshift", "lshift", true},
    {"and", "and_", true},  {"rshift", "rshift", true},
    {"or", "or_", true},    {"xor", "xor", true},
    {"getitem", "getitem"}, {"matmul", "matmul", true},
});

constexpr auto operatorNames =
    std::to_array<std::string_view>({"add", "sub", "mul", "truediv", "floordiv", "mod", "pow",
                                     "lshift", "rshift", "and_", "or_", "xor", "matmul"});

} // namespace

std::optional<FxMagicName> fxMagicOf(std::string_view method)
{
    if (method.size() < 6 || !method.starts_with("__") || !method.ends_with("__"))
        return std::nullopt;
    const std::string_view word = method.substr(2, method.size() - 4);
    const auto found = std::ranges::find(magicRows, word, &MagicRow::word);
    if (found != magicRows.end())
        return FxMagicName{found->name};
    const auto turned = std::ranges::find(magicRows, word.substr(1), &MagicRow::word);
    if (word.starts_with('r') && turned != magicRows.end() && turned->canBeReflected)
        return FxMagicName{turned->name, true};
    return std::nullopt;
}

std::string_view fxNameOf(PythonOperator which)
{
    return operatorNames[static_cast<std::size_t>(which)];
}

PythonValue FxMagic::call(const PythonAsk& ask, const PythonArguments& arguments)
{
    std::vector<PythonValue> values = arguments.positional;
    values.insert(m_magic.isReflected ? values.end() : values.begin(), PythonValue(m_proxy));
    return m_proxy.operation(ask, m_magic.name, std::move(values));
}

} // namespace fusewright
