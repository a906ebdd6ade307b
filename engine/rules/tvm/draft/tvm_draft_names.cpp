// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tvm/draft/tvm_draft_names.h"

#include "engine/graph/operator_catalogue.h"
#include "engine/rules/python/python_renaming.h"
#include "engine/rules/rule_draft.h"
#include "engine/rules/tvm/dpl/relax_operators.h"
#include "engine/support/letters.h"

#include <array>
#include <set>
#include <utility>

namespace fusewright {

namespace {

/// Names that a function of a draft uses for something else.
constexpr auto usedNames = std::to_array<std::string_view>(
    {"annotations", "context", "has_leaking_intermediate_variables", "is_op", "is_tuple",
     "register_patterns", "structural_equal", "wildcard"});

std::string identifierOf(std::string_view text)
{
    std::string word;
    for (const char letter : text) {
        const char next = isLetterOrDigit(letter) ? letter : '_';
        if (next != '_' || (!word.empty() && word.back() != '_'))
            word += next;
    }
    while (!word.empty() && word.back() == '_')
        word.pop_back();
    if (word.empty() || isDigit(word.front()))
        word.insert(0, "op");
    return canBePythonName(word) ? word : word + '_';
}

class TvmFreeNames {
public:
    TvmFreeNames() : m_taken(usedNames.begin(), usedNames.end()) { }

    std::string take(std::string_view wanted)
    {
        const std::string base = identifierOf(wanted);
        std::string name = base;
        for (std::size_t number = 2; !m_taken.insert(name).second; ++number)
            name = base + '_' + std::to_string(number);
        return name;
    }

private:
    std::set<std::string, std::less<>> m_taken;
};

/// `In2` is data, and so on.
std::string_view usualName(std::string_view name)
{
    static constexpr auto names = std::to_array<std::pair<std::string_view, std::string_view>>(
        {{"Weights", "weight"}, {"Bias", "bias"}, {"Const", "constant"}, {"In", "data"}});
    for (const auto& [given, usual] : names) {
        const std::string_view number = name.substr(std::min(given.size(), name.size()));
        const bool isNumber = number.find_first_not_of("0123456789_") == std::string_view::npos;
        if (name.starts_with(given) && isNumber)
            return usual;
    }
    return name;
}

} // namespace

std::string tvmFunctionName(std::string_view rule)
{
    return TvmFreeNames().take(rule.substr(rule.rfind('.') + 1));
}

std::string tvmCheckName(std::string_view function)
{
    return "_check_" + std::string(function);
}

std::string tvmRuleName(std::string_view name)
{
    const bool hasPrefix = name.find('.') != std::string_view::npos;
    return std::string(hasPrefix ? "" : ownTvmPrefix) + std::string(name);
}

void nameTvmParts(RuleDraft& draft)
{
    TvmFreeNames free;
    for (DraftEntry& entry : draft.entries)
        entry.name = free.take(entry.name);
    for (DraftValue& value : draft.values)
        value.name = free.take(usualName(value.name));
}

std::string tvmOperatorName(std::string_view native, std::string_view canonical)
{
    constexpr std::string_view script = "R.";
    constexpr std::string_view dialect = "relax.";
    const RelaxOperators& relax = RelaxOperators::known();
    if (native.starts_with(script)) {
        std::string own = std::string(dialect) + std::string(native.substr(script.size()));
        if (relax.find(own))
            return own;
        return std::string(native);
    }
    if (relax.find(native))
        return std::string(native);
    const auto operators = OperatorCatalogue::builtIn();
    const OperatorSpec* const spec = operators->find(canonical);
    for (const std::string& name : operators->names()) {
        if (spec && name.starts_with(dialect) && relax.find(name) && operators->find(name) == spec)
            return name;
    }
    return std::string(native);
}

} // namespace fusewright
