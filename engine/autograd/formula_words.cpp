// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/autograd/formula_words.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

namespace fusewright {

namespace {

struct FormWord {
    std::string_view name;
    FormulaForm form;
    std::size_t operands;
};

constexpr auto formWords = std::to_array<FormWord>({
    {"swap", FormulaForm::Swap, 1},
    {"rows", FormulaForm::Rows, 1},
    {"view_like", FormulaForm::ViewLike, 2},
    {"expand_like", FormulaForm::ExpandLike, 2},
    {"cast_like", FormulaForm::CastLike, 2},
    {"restore", FormulaForm::Restore, 1},
    {"restore_view", FormulaForm::RestoreView, 1},
    {"unreduce", FormulaForm::Unreduce, 1},
    {"resum", FormulaForm::Resum, 1},
    {"remean", FormulaForm::Remean, 1},
    {"permute_back", FormulaForm::PermuteBack, 1},
    {"cat_gradients", FormulaForm::CatGradients, 0},
    {"stack_gradients", FormulaForm::StackGradients, 0},
    {"part", FormulaForm::Part, 0},
    {"layer", FormulaForm::Layer, 0},
    {"einsum_back", FormulaForm::EinsumBack, 0},
    {"sizes", FormulaForm::Sizes, 1},
    {"size", FormulaForm::Size, 2},
    {"ratio", FormulaForm::Ratio, 2},
});

} // namespace

std::optional<FormulaForm> formNamed(std::string_view name)
{
    const auto found = std::ranges::find(formWords, name, &FormWord::name);
    return found == formWords.end() ? std::nullopt : std::optional(found->form);
}

std::size_t operandsOf(FormulaForm form)
{
    return std::ranges::find(formWords, form, &FormWord::form)->operands;
}

std::optional<std::size_t> operandsOfArithmetic(std::string_view name)
{
    if (name == "neg")
        return 1;
    const bool isOne = name == "add" || name == "sub" || name == "mul" || name == "div";
    return isOne ? std::optional<std::size_t>(2) : std::nullopt;
}

std::optional<Derivative::Kind> listNamed(std::string_view name)
{
    constexpr auto lists = std::to_array<std::pair<std::string_view, Derivative::Kind>>({
        {"stop", Derivative::Kind::Stop},
        {"fused", Derivative::Kind::Fused},
        {"branches", Derivative::Kind::Branches},
        {"loops", Derivative::Kind::Loop},
    });
    const auto found =
        std::ranges::find(lists, name, &std::pair<std::string_view, Derivative::Kind>::first);
    return found == lists.end() ? std::nullopt : std::optional(found->second);
}

std::optional<std::uint32_t> placeIn(std::string_view word, std::string_view name)
{
    if (!word.starts_with(name))
        return std::nullopt;
    word.remove_prefix(name.size());
    std::uint32_t place = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), place);
    const bool isNumber = error == std::errc() && end == word.data() + word.size();
    return word.empty() || isNumber ? std::optional(place) : std::nullopt;
}

std::optional<double> numberIn(std::string_view text)
{
    double number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool isWhole = error == std::errc() && end == text.data() + text.size();
    return isWhole ? std::optional(number) : std::nullopt;
}

} // namespace fusewright
