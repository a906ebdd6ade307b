// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/partition/special_cost.h"

#include "engine/partition/contraction_cost.h"
#include "engine/partition/convolution_cost.h"
#include "engine/partition/costed_operator.h"

#include <array>
#include <cmath>

namespace fusewright {

namespace {

/// Four neighbours with a weight each: a multiplication and an addition for each of them.
constexpr double bilinearSample = 8;

/// The weights of one expert, from those of all: elements without the first extent. Packed ones
/// are `bits` of a byte each.
CostAmount expertWeights(const CostedOperator& of, std::size_t operand, double bits)
{
    if (!of.hasOperand(operand))
        return 0;
    const std::optional<Dims> weights = of.operandDims(operand);
    if (!weights || weights->size() != 3)
        return std::nullopt;
    return costProduct(CostFormula(8 / bits), of.product(weights->subspan(1)));
}

/// `x W y` for each row and element of the result.
CostAmount bilinearOperations(const CostedOperator& of)
{
    const std::optional<Dims> left = of.operandDims(0);
    const std::optional<Dims> right = of.operandDims(1);
    if (of.isCalled("_trilinear") || !left || !right || left->empty() || right->empty())
        return std::nullopt;
    const CostAmount each =
        costProduct(of.extent(left->back()), costSum(of.extent(right->back()), 1));
    return costProduct(2, costProduct(of.resultElements(), each));
}

/// Of every pair the differences, their squares and their sum, and a root.
CostAmount distanceOperations(const CostedOperator& of)
{
    const std::optional<Dims> points = of.operandDims(0);
    if (!points || points->empty())
        return std::nullopt;
    return costProduct(of.resultElements(), costSum(costProduct(3, of.extent(points->back())), 1));
}

/// `searchsorted(sorted, values)`, `bucketize(values, sorted)`: a comparison each time it halves.
CostAmount searchOperations(const CostedOperator& of)
{
    const std::optional<Dims> sorted = of.operandDims(of.isCalled("bucketize") ? 1 : 0);
    const auto length =
        sorted && !sorted->empty() ? numberOf(of.extent(sorted->back())) : std::nullopt;
    if (!length)
        return std::nullopt;
    return costProduct(of.resultElements(),
                       CostFormula(*length < 1 ? 0 : std::floor(std::log2(*length)) + 1));
}

/// `(steps, batch, classes)` and `(batch, letters)`: of each place three are added up, as
/// logarithms, and the probability is multiplied in.
CostAmount ctcOperations(const CostedOperator& of)
{
    const std::optional<Dims> steps = of.operandDims(0);
    const std::optional<Dims> letters = of.operandDims(1);
    if (!steps || !letters || steps->size() != 3 || letters->size() != 2)
        return std::nullopt;
    const CostAmount places = costSum(costProduct(2, of.extent(letters->back())), 1);
    return costProduct(7, costProduct(of.product(steps->first(2)), places));
}

/// `K` and `N` of both, or all, products that share their rows; a product each of gate and up.
CostAmount nbitsOperations(const CostedOperator& of)
{
    const std::optional<Dims> rows = of.operandDims(0);
    const auto inner = of.number("K");
    if (!rows || rows->empty() || !inner)
        return std::nullopt;
    const bool isOfThree = of.isNamed({"matmul_nbits_qkv"});
    const auto first = of.number(isOfThree ? "Nq" : "N");
    const auto others = isOfThree ? of.number("Nkv") : first;
    if (!first || !others || *inner <= 0 || *first <= 0 || *others <= 0)
        return std::nullopt;
    const double made = isOfThree ? *first + 2 * *others : 2 * *first;
    const CostAmount all = of.product(rows->first(rows->size() - 1));
    return costProduct(all, CostFormula(2 * *inner * made));
}

/// `(batch, channels, positions)` and `(channels, states)`: a state decays, takes in, is read.
CostAmount selectiveScanOperations(const CostedOperator& of)
{
    const std::optional<Dims> states = of.operandDims(2);
    if (!of.isCalled("selective_scan") || !states || states->size() != 2)
        return std::nullopt;
    return costProduct(9, costProduct(of.operandElements(0), of.extent(states->back())));
}

bool isWhole(const CostedOperator& of, std::size_t operand)
{
    if (!of.hasOperand(operand))
        return false;
    const DataType type = of.graph.valueType(of.graph.inputs(of.node)[operand]);
    return type == DataType::I64 || type == DataType::I32;
}

/// Bags are sums of rows; what weights rows may have is not counted. Operators have the table
/// first, torch's function and its module the indices.
CostAmount bagOperations(const CostedOperator& of)
{
    const std::size_t indices = isWhole(of, 0) && !isWhole(of, 1) ? 0 : 1;
    const std::optional<Dims> table = of.operandDims(1 - indices);
    if (!isWhole(of, indices) || isWhole(of, 1 - indices) || !table || table->size() != 2)
        return std::nullopt;
    return costProduct(of.operandElements(indices), of.extent(table->back()));
}

/// The gradient of the image, and of where it was looked at, for every sample and neighbour.
CostAmount gridBackwardOperations(const CostedOperator& of)
{
    const std::optional<Dims> gradient = of.operandDims(0);
    if (!gradient || gradient->size() < 4)
        return std::nullopt;
    const double axes = static_cast<double>(gradient->size()) - 2;
    return costProduct(CostFormula(std::pow(2, axes) * 2 * (axes + 1)), of.operandElements(0));
}

/// As many rows as tokens, with every weight that is not skipped.
OperationRange sparseProduct(const CostedOperator& of)
{
    return {.least = 0, .most = gemmOperations(of)};
}

/// Every row with every coefficient.
CostAmount coefficientOperations(const CostedOperator& of)
{
    const auto* const list = of.graph.attribute(of.node, "coefficients");
    const auto* const numbers = list ? std::get_if<std::vector<double>>(list) : nullptr;
    const std::optional<Dims> rows = of.operandDims(0);
    if (!numbers || !rows || rows->empty())
        return std::nullopt;
    const CostAmount all = rows->size() == 1 ? CostAmount(1) : of.extent(rows->front());
    return costProduct(2 * static_cast<double>(numbers->size()), all);
}

/// ONNX's weights have the direction first, and stand second and third; biases and states follow.
/// Those of others are matrices, wherever they stand.
bool isRecurrentWeight(const CostedOperator& of, std::size_t operand)
{
    const auto isParameter = [&of](std::size_t at) {
        return of.hasOperand(at)
            && of.graph.valueKind(of.graph.inputs(of.node)[at]) == ValueKind::Parameter;
    };
    const auto rank = [&of](std::size_t at) {
        const std::optional<Dims> dims = of.operandDims(at);
        return dims ? dims->size() : 0;
    };
    const bool isOnnx = of.graph.nativeName(of.node).find('.') == std::string_view::npos
        || of.isCalled("com.microsoft");
    if (isOnnx && rank(1) == 3)
        return operand <= 2 && rank(operand) == 3 && isParameter(operand);
    return rank(operand) == 2 && isParameter(operand);
}

using SpecialFormula = CostAmount (*)(const CostedOperator&);

struct NamedFormula {
    std::string_view name;
    SpecialFormula formula;
};

constexpr std::array namedFormulas{
    NamedFormula{"bilinear", bilinearOperations},
    NamedFormula{"causal_conv_with_state", causalConvOperations},
    NamedFormula{"cdist", distanceOperations},
    NamedFormula{"chain_matmul", chainOperations},
    NamedFormula{"conv_tbc", positionConvOperations},
    NamedFormula{"ctc_loss", ctcOperations},
    NamedFormula{"deform_conv2d", deformConvOperations},
    NamedFormula{"embedding_bag", bagOperations},
    NamedFormula{"grid_sampler_backward", gridBackwardOperations},
    NamedFormula{"linear_classifier", coefficientOperations},
    NamedFormula{"linear_regressor", coefficientOperations},
    NamedFormula{"matmul_nbits_mlp", nbitsOperations},
    NamedFormula{"matmul_nbits_qkv", nbitsOperations},
    NamedFormula{"searchsorted", searchOperations},
    NamedFormula{"selective_scan", selectiveScanOperations},
};

} // namespace

CostAmount recurrentOperations(const CostedOperator& of)
{
    const std::optional<Dims> steps = of.operandDims(0);
    if (!steps || steps->empty())
        return std::nullopt;
    CostAmount weights = 0;
    bool hasWeights = false;
    const std::span<const ValueId> inputs = of.graph.inputs(of.node);
    for (std::size_t at = 1; at < inputs.size(); ++at) {
        if (!isRecurrentWeight(of, at))
            continue;
        weights = costSum(weights, of.operandElements(at));
        hasWeights = true;
    }
    const CostAmount rows = of.product(steps->first(steps->size() - 1));
    return hasWeights ? costProduct(2, costProduct(rows, weights)) : std::nullopt;
}

CostAmount interpolationOperations(const CostedOperator& of)
{
    std::string_view mode = of.word("mode");
    if (mode.empty())
        mode = of.graph.nativeName(of.node);
    const std::optional<Dims> result = of.resultDims();
    if (mode.find("nearest") != std::string_view::npos)
        return 0;
    const bool isCubic = mode.find("cubic") != std::string_view::npos;
    if (!result || result->size() < 3 || (!isCubic && mode.find("linear") == mode.npos))
        return std::nullopt;
    const double neighbours = isCubic ? 4 : 2;
    return costProduct(
        CostFormula(2 * std::pow(neighbours, static_cast<double>(result->size() - 2))),
        of.product(*result));
}

/// `com.microsoft::MoE` has weights third, fifth and seventh; scales stand between those of `QMoE`.
CostAmount expertOperations(const CostedOperator& of)
{
    const bool isPacked = of.isCalled("QMoE");
    const std::optional<Dims> rows = of.operandDims(0);
    if (!rows || rows->empty() || !of.isCalled("MoE"))
        return std::nullopt;
    const double bits = isPacked ? of.number("expert_weight_bits").value_or(4) : 8;
    const std::size_t step = isPacked ? 3 : 2;
    const double chosen = of.number("k").value_or(1);
    if (!of.hasOperand(2) || chosen <= 0 || (bits != 2 && bits != 4 && bits != 8))
        return std::nullopt;
    CostAmount weights = 0;
    for (std::size_t at = 0; at < 3; ++at)
        weights = costSum(weights, expertWeights(of, 2 + at * step, bits));
    const CostAmount all = of.product(rows->first(rows->size() - 1));
    return costProduct(costProduct(2 * chosen, all), weights);
}

OperationRange regionOperations(const CostedOperator& of)
{
    const CostAmount made = of.resultElements();
    if (!made)
        return {};
    if (of.isNamed({"roi_pool"}))
        return {.least = 0, .most = {}};
    if (of.isNamed({"crop_and_resize"})) {
        const bool isNearest = of.word("mode") == "nearest" || of.word("method") == "nearest";
        return OperationRange::exactly(costProduct(isNearest ? 0 : bilinearSample, made));
    }
    // A sample, and its share of the mean or the maximum.
    const CostAmount once = costProduct(bilinearSample + 1, made);
    auto ratio = of.number("sampling_ratio");
    if (!ratio)
        ratio = of.number("sample_ratio");
    if (ratio && *ratio > 0)
        return OperationRange::exactly(costProduct(*ratio * *ratio, once));
    // As many samples as the box is large.
    return once ? OperationRange{.least = *once, .most = {}} : OperationRange{};
}

OperationRange specialOperations(const CostedOperator& of)
{
    if (of.isNamed({"sparse_matmul"}))
        return sparseProduct(of);
    const auto formula = std::ranges::find(namedFormulas, of.spec->name, &NamedFormula::name);
    return formula == namedFormulas.end() ? OperationRange{}
                                          : OperationRange::exactly(formula->formula(of));
}

} // namespace fusewright
