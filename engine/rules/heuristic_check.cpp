// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/heuristic_check.h"

#include "engine/pattern/entry_links.h"

#include <algorithm>
#include <cstddef>

namespace fusewright {

namespace {

/// How many included entries may take an operator that `fits(spec)`. A repeat may take any number.
template <class Fits>
std::size_t countPossible(const Pattern& pattern, const OperatorCatalogue& operators, Fits fits)
{
    constexpr std::size_t anyNumber = 1000;
    std::size_t count = 0;
    for (const Entry& entry : pattern.entries()) {
        if (entry.kind != Entry::Kind::Operator || !entry.isIncluded)
            continue;
        const bool mayTake = entry.operators.mode != OperatorClass::Mode::OneOf
            || std::ranges::any_of(entry.operators.names, [&](const std::string& name) {
                                 const OperatorSpec* const spec = operators.find(name);
                                 return spec && fits(*spec);
                             });
        if (mayTake)
            count += entry.isRepeated ? anyNumber : 1;
    }
    return count;
}

/// Entries that are in every match and take nothing but matrix multiplications.
std::size_t countSureGemms(const Pattern& pattern, const OperatorCatalogue& operators)
{
    const EntryLinks links(pattern);
    std::size_t count = 0;
    for (std::size_t at = 0; at < pattern.entryCount(); ++at) {
        const Entry& entry = pattern.entries()[at];
        const bool isSure = entry.kind == Entry::Kind::Operator && entry.isIncluded
            && !entry.isOptional && links.isCertain(EntryId(at))
            && entry.operators.mode == OperatorClass::Mode::OneOf;
        const bool isGemm =
            std::ranges::all_of(entry.operators.names, [&](const std::string& name) {
                const OperatorSpec* const spec = operators.find(name);
                return spec && spec->gemm;
            });
        count += isSure && isGemm ? 1 : 0;
    }
    return count;
}

} // namespace

std::optional<std::string> whyNeverMet(const Heuristic& heuristic, const Pattern& pattern,
                                       const OperatorCatalogue& operators)
{
    const auto count = [&](auto fits) { return countPossible(pattern, operators, fits); };
    const auto isGemm = [](const OperatorSpec& spec) {
        return spec.gemm || spec.flops.basis == FlopsFormula::Basis::Einsum;
    };
    const auto isCalled = [](const char* name) {
        return [name](const OperatorSpec& spec) { return spec.name == name; };
    };
    switch (heuristic.constraint) {
    case HeuristicConstraint::None:
        return std::nullopt;
    case HeuristicConstraint::GemmDominated:
        if (count(isGemm) == 0)
            return "no entry takes a matrix multiplication such as linear or matmul.";
        return std::nullopt;
    case HeuristicConstraint::Attention:
        if (count(isGemm) < 2)
            return "it needs two matrix multiplications, and fewer entries take one.";
        if (count(isCalled("softmax")) == 0)
            return "it needs a softmax between two matrix multiplications, and no entry takes one.";
        if (countSureGemms(pattern, operators) > 2)
            return "it allows two matrix multiplications, and more entries take one.";
        return std::nullopt;
    case HeuristicConstraint::RolledUpAttention:
        if (count(isCalled("scaled_dot_product_attention")) == 0)
            return "no entry takes scaled_dot_product_attention.";
        return std::nullopt;
    }
    return std::nullopt;
}

} // namespace fusewright
