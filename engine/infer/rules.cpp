// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/infer/rules.h"

#include "engine/graph/image_operator.h"
#include "engine/infer/common_rules.h"
#include "engine/infer/relax_arguments.h"

#include <algorithm>
#include <array>
#include <initializer_list>
#include <unordered_map>

namespace fusewright::infer {

namespace {

using Table = std::unordered_map<std::string_view, Rule>;

Table tableOf(std::initializer_list<const RuleTable*> parts)
{
    Table table;
    for (const RuleTable* const part : parts) {
        for (const NamedRule& row : *part) {
            for (const std::string_view name : row.names)
                table.emplace(name, row.rule);
        }
    }
    return table;
}

/// Elementwise by their category, but of another shape or type than their operands.
constexpr auto notElementwise = std::to_array<std::string_view>({
    "glu",         "glu_backward",  "swiglu",       "bias_split_gelu", "complex",        "bitcast",
    "frexp",       "real",          "imag",         "allclose",        "equal",          "isin",
    "map",         "is_all_finite", "zipmapreduce", "polar",           "prelu_backward", "angle",
    "complex_mul", "compare",
});

constexpr auto torchFamilies = std::to_array<std::string_view>({
    "torch.",
    "aten.",
    "aten::",
    "operator.",
    "_operator.",
    "nn.",
    "F.",
    "builtins.",
    "Tensor.",
    "ops.aten.",
    "prims.",
    "torchvision.",
});

/// In other families (`stablehlo.`, `R.`, `com.microsoft::`) operators have attributes of their
/// own.
bool isTorchName(std::string_view native)
{
    const bool hasFamily =
        native.find('.') != std::string_view::npos || native.find(':') != std::string_view::npos;
    return !hasFamily || std::ranges::any_of(torchFamilies, [&](std::string_view family) {
        return native.starts_with(family);
    });
}

Rule ruleOfCategory(const OperatorSpec& spec, Rule elementwise)
{
    if (std::ranges::find(notElementwise, spec.name) != notElementwise.end())
        return nullptr;
    if (spec.category == "comparison" || spec.category == "logical")
        return compared;
    if (spec.category == "activation" || spec.category == "elementwise")
        return elementwise;
    return nullptr;
}

const Table& tableOfVocabulary(Vocabulary vocabulary)
{
    static const Table onnx = tableOf({&onnxRules(), &onnxContribRules(), &onnxLayoutRules(),
                                       &onnxSourceRules(), &onnxWindowRules()});
    static const Table torch =
        tableOf({&torchRules(), &torchLayoutRules(), &torchItemRules(), &torchSourceRules()});
    static const Table relax = tableOf({&relaxRules(), &relaxLayoutRules(), &relaxWindowRules()});
    static const Table drawing = tableOf({&drawingRules()});
    switch (vocabulary) {
    case Vocabulary::Onnx:
        return onnx;
    case Vocabulary::Torch:
        return torch;
    case Vocabulary::Relax:
        return relax;
    case Vocabulary::Drawing:
        break;
    }
    return drawing;
}

Rule ruleOfRelax(std::string_view name, const OperatorSpec* spec)
{
    const Table& relax = tableOfVocabulary(Vocabulary::Relax);
    if (const auto found = relax.find(name); found != relax.end())
        return found->second;
    return spec ? ruleOfCategory(*spec, broadcastAlike) : nullptr;
}

} // namespace

NameReading readingOf(const Graph& graph)
{
    if (!graph.property(property::operandOrder).empty())
        return NameReading::Drawn;
    const std::string_view dialect = graph.property(property::dialect);
    return dialect == property::relax ? NameReading::OfRelax
        : dialect == property::qnn    ? NameReading::OfQnn
                                      : NameReading::Named;
}

Rule ruleOf(const Graph& graph, const Operator& op, NameReading reading)
{
    // The rules have channels where the frameworks have them.
    if (isImageOperator(op.spec) && graph.property(property::layout) == property::depthLast)
        return nullptr;
    if (reading == NameReading::Drawn)
        return ruleOfDrawing(graph.text(op.canonical));
    if (reading == NameReading::OfQnn)
        return op.spec ? ruleOfCategory(*op.spec, broadcastAll) : nullptr;
    if (const auto name = relaxName(graph.text(op.native)))
        return ruleOfRelax(*name, op.spec);
    if (reading == NameReading::OfRelax)
        return nullptr;
    const Table& onnx = tableOfVocabulary(Vocabulary::Onnx);
    const Table& torch = tableOfVocabulary(Vocabulary::Torch);
    if (const auto found = onnx.find(graph.text(op.native)); found != onnx.end())
        return found->second;
    const auto found = torch.find(graph.text(op.canonical));
    if (found != torch.end())
        return isTorchName(graph.text(op.native)) ? found->second : nullptr;
    return op.spec ? ruleOfCategory(*op.spec, broadcastAll) : nullptr;
}

Rule ruleOfDrawing(std::string_view canonicalName)
{
    const Table& drawing = tableOfVocabulary(Vocabulary::Drawing);
    const auto found = drawing.find(canonicalName);
    return found == drawing.end() ? nullptr : found->second;
}

std::vector<std::string> operatorsWithRules(Vocabulary vocabulary)
{
    std::vector<std::string> names;
    for (const auto& [name, rule] : tableOfVocabulary(vocabulary))
        names.push_back((vocabulary == Vocabulary::Relax ? "R." : "") + std::string(name));
    std::ranges::sort(names);
    return names;
}

} // namespace fusewright::infer
