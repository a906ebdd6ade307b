// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tvm/tvm_operators.h"

#include "engine/graph/graph.h"
#include "engine/graph/operator_catalogue.h"
#include "engine/rules/tvm/dpl/relax_operators.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

namespace fusewright {

namespace {

constexpr std::string_view dialect = "relax.";

/// Operators with arguments that are no tensors, a letter for each; the last one goes on.
constexpr auto argumentLetters = std::to_array<std::pair<std::string_view, std::string_view>>({
    {"relax.arange", "nnn"},
    {"relax.broadcast_to", "tn"},
    {"relax.call_dps_packed", "fs"},
    {"relax.call_pure_packed", "ft"},
    {"relax.call_tir", "fs"},
    {"relax.call_tir_inplace", "fs"},
    {"relax.clip", "tnn"},
    {"relax.collapse_sum_to", "tn"},
    {"relax.concat", "s"},
    {"relax.einsum", "s"},
    {"relax.eye", "nnn"},
    {"relax.eye_like", "tn"},
    {"relax.full", "nt"},
    {"relax.image.resize2d", "tn"},
    {"relax.index_put", "tst"},
    {"relax.index_tensor", "ts"},
    {"relax.meshgrid", "s"},
    {"relax.one_hot", "tnn"},
    {"relax.ones", "n"},
    {"relax.reshape", "tn"},
    {"relax.stack", "s"},
    {"relax.strided_slice", "tnnnn"},
    {"relax.tril", "tn"},
    {"relax.triu", "tn"},
    {"relax.zeros", "n"},
});

std::string_view lettersOf(std::string_view name)
{
    const auto found = std::ranges::lower_bound(
        argumentLetters, name, {}, &std::pair<std::string_view, std::string_view>::first);
    return found != argumentLetters.end() && found->first == name ? found->second : "t";
}

} // namespace

TvmArgumentKind argumentKind(std::string_view relaxName, std::size_t argument)
{
    const std::string_view letters = lettersOf(relaxName);
    return static_cast<TvmArgumentKind>(letters[std::min(argument, letters.size() - 1)]);
}

bool hasOtherArguments(std::string_view relaxName)
{
    return lettersOf(relaxName).find(static_cast<char>(TvmArgumentKind::Other))
        != std::string_view::npos;
}

bool takesOperator(const Graph& graph, const OperatorClass& operators, NodeId node)
{
    const OperatorId kind = graph.operatorId(node);
    const std::string_view native = graph.nativeName(node);
    if (std::ranges::find(operators.except, native) != operators.except.end())
        return false;
    return std::ranges::any_of(operators.names, [&](const std::string& name) {
        const auto known = graph.operatorsNamed(name);
        return (!operators.isNative || native == name)
            && std::ranges::find(known, kind, &OperatorName::kind) != known.end();
    });
}

bool givesTuple(std::string_view relaxName)
{
    constexpr auto names = std::to_array<std::string_view>(
        {"relax.call_dps_packed", "relax.call_pure_packed", "relax.call_tir",
         "relax.call_tir_inplace", "relax.meshgrid", "relax.nn.batch_norm", "relax.nn.dropout",
         "relax.split", "relax.topk", "relax.unique"});
    return std::ranges::binary_search(names, relaxName);
}

void RelaxClasses::findRelaxNames()
{
    for (const std::string& name : m_operators.names()) {
        if (!name.starts_with(dialect) && !name.starts_with("R."))
            continue;
        std::vector<std::string>& names = m_relaxNames[m_operators.find(name)];
        if (std::ranges::find(names, name) == names.end())
            names.push_back(name);
    }
}

OperatorClass RelaxClasses::made(std::string_view relaxName)
{
    const std::string script =
        "R." + std::string(relaxName.substr(relaxName.starts_with(dialect) ? dialect.size() : 0));
    OperatorClass found;
    found.names = {std::string(relaxName), script};
    const OperatorSpec* const spec = m_operators.find(relaxName);
    if (!spec)
        return found;
    if (m_relaxNames.empty())
        findRelaxNames();
    // Under its canonical name Relax's own is found too.
    found.names = {std::string(relaxName), spec->name};
    for (const std::string& name : m_relaxNames[spec]) {
        if (name != relaxName && name != script)
            found.except.push_back(name);
    }
    return found;
}

const OperatorClass& RelaxClasses::of(std::string_view relaxName)
{
    const auto known = m_classes.find(relaxName);
    if (known != m_classes.end())
        return known->second;
    return m_classes.emplace(relaxName, made(relaxName)).first->second;
}

OperatorClass anyKernelClass()
{
    OperatorClass kernels{.mode = OperatorClass::Mode::NoneOf, .names = {}, .isNative = true};
    kernels.names = {"R.TupleGetItem", "R.match_cast"};
    for (const std::string_view name : RelaxOperators::known().names())
        kernels.names.push_back("R." + std::string(name.substr(name.find('.') + 1)));
    return kernels;
}

} // namespace fusewright
