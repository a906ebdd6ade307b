// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/infer/rules.h"

#include "engine/infer/relax_arguments.h"

#include <algorithm>
#include <array>
#include <initializer_list>
#include <unordered_map>

namespace fusewright::infer {

namespace {

using Table = std::unordered_map<std::string_view, Rule>;

Table tableOf(std::initializer_list<std::vector<NamedRule>> parts)
{
    Table table;
    for (const std::vector<NamedRule>& part : parts)
        table.insert(part.begin(), part.end());
    return table;
}

/// Elementwise by their category, but of another shape or type than their operands.
constexpr auto notElementwise = std::to_array<std::string_view>({
    "glu",         "glu_backward",  "swiglu",       "bias_split_gelu", "complex",        "bitcast",
    "frexp",       "real",          "imag",         "allclose",        "equal",          "isin",
    "map",         "is_all_finite", "zipmapreduce", "polar",           "prelu_backward", "angle",
    "complex_mul", "compare",
});

bool isFloating(DataType type)
{
    return type >= DataType::F64 && type <= DataType::BFP4;
}

/// The common type of all operands; that of floating-point numbers stays where whole numbers do
/// not become others on the way.
DataType commonType(NodeFacts& node)
{
    DataType common = DataType::Unknown;
    for (std::size_t at = 0; at < node.operandCount(); ++at) {
        if (!node.hasOperand(at))
            continue;
        const DataType type = node.type(at);
        if (type == DataType::Unknown || (common != DataType::Unknown && type != common))
            return DataType::Unknown;
        common = type;
    }
    return isFloating(common) ? common : DataType::Unknown;
}

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
    static const Table onnx = tableOf(
        {onnxRules(), onnxContribRules(), onnxLayoutRules(), onnxSourceRules(), onnxWindowRules()});
    static const Table torch =
        tableOf({torchRules(), torchLayoutRules(), torchItemRules(), torchSourceRules()});
    static const Table relax = tableOf({relaxRules(), relaxLayoutRules(), relaxWindowRules()});
    static const Table drawing = tableOf({drawingRules()});
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
    return spec ? ruleOfCategory(*spec, relaxElementwise) : nullptr;
}

} // namespace

Reading readingOf(const Graph& graph)
{
    if (!graph.property(property::operandOrder).empty())
        return Reading::Drawn;
    const bool isRelax = graph.property(property::dialect) == property::relax;
    return isRelax ? Reading::OfRelax : Reading::Named;
}

Rule ruleOf(const Graph& graph, const Operator& op, Reading reading)
{
    if (reading == Reading::Drawn)
        return ruleOfDrawing(graph.text(op.canonical));
    if (const auto name = relaxName(graph.text(op.native)))
        return ruleOfRelax(*name, op.spec);
    if (reading == Reading::OfRelax)
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

void sameAsFirst(NodeFacts& node)
{
    node.setResult(0, node.shape(0), node.type(0));
    node.result(0).elements = node.elements(0);
}

void normalized(NodeFacts& node)
{
    node.setResult(0, node.shape(0), isFloating(node.type(0)) ? node.type(0) : DataType::Unknown);
}

void broadcastAll(NodeFacts& node)
{
    if (node.operandCount() == 0)
        return;
    Shape shape = node.shape(0);
    for (std::size_t at = 1; at < node.operandCount(); ++at) {
        if (node.hasOperand(at))
            shape = broadcast(shape, node.shape(at));
    }
    node.setResult(0, std::move(shape), commonType(node));
}

void outer(NodeFacts& node)
{
    const Shape left = node.shape(0);
    const Shape right = node.shape(1);
    if (left && right && left->size() == 1 && right->size() == 1)
        node.setResult(0, Extents{left->front(), right->front()}, node.type(0));
}

void compared(NodeFacts& node)
{
    broadcastAll(node);
    node.result(0).type = DataType::Bool;
}

} // namespace fusewright::infer
