// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/partition/contraction_cost.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <set>
#include <string>

namespace fusewright {

namespace {

/// Axes as in `[2, 3] x [0, 1]`: those of the left operand. What is no axis is one below zero.
std::vector<std::int64_t> leftAxes(std::string_view text)
{
    std::vector<std::int64_t> axes;
    std::string_view rest = text.substr(0, text.find(']'));
    for (;;) {
        rest.remove_prefix(std::min(rest.find_first_of("-0123456789"), rest.size()));
        if (rest.empty())
            return axes;
        std::int64_t axis = -1;
        const auto read = std::from_chars(rest.data(), rest.data() + rest.size(), axis);
        axes.push_back(read.ec == std::errc() ? axis : -1);
        rest.remove_prefix(
            std::max<std::size_t>(static_cast<std::size_t>(read.ptr - rest.data()), 1));
    }
}

/// Without axes that both have, left times right has each contracted extent twice.
CostAmount contractedByElements(const CostedOperator& of)
{
    const auto both = numberOf(costProduct(of.operandElements(0), of.operandElements(1)));
    const auto result = numberOf(of.resultElements());
    return both && result && *result > 0 ? CostAmount(std::round(std::sqrt(*both / *result)))
                                         : std::nullopt;
}

/// The extents of the left operand over which a dot_general, or a tensordot, sums up.
CostAmount contractedExtents(const CostedOperator& of, Dims left)
{
    std::vector<std::int64_t> axes;
    if (const auto* const listed = of.numbers("contract_dims_lhs"))
        axes = *listed;
    else if (const std::string_view text = of.word("contracting_dims"); !text.empty())
        axes = leftAxes(text);
    else
        return of.isNamed({"tensordot"}) ? contractedByElements(of) : std::nullopt;
    CostAmount extents = 1;
    for (const std::int64_t axis : axes) {
        if (axis < 0 || static_cast<std::size_t>(axis) >= left.size())
            return std::nullopt;
        extents = costProduct(extents, of.extent(left[static_cast<std::size_t>(axis)]));
    }
    return extents;
}

CostAmount innerExtent(const CostedOperator& of, std::size_t operand)
{
    const std::optional<Dims> left = of.operandDims(operand);
    if (!left || left->empty() || of.isTrue("transBatchA"))
        return std::nullopt;
    if (of.isCalled("dot_general") || of.isNamed({"tensordot"}))
        return contractedExtents(of, *left);
    // Groups of rows by sizes that only a tensor has: every row is multiplied once.
    const std::optional<Dims> result = of.resultDims();
    if (of.isNamed({"grouped_mm"}) && (!result || left->size() != result->size()))
        return std::nullopt;
    // Tiles: `(rows, inner, rows, inner)`, of which both are summed over.
    if (of.isCalled("mmt4d"))
        return left->size() < 4
            ? std::nullopt
            : costProduct(of.extent((*left)[left->size() - 3]), of.extent(left->back()));
    const bool isTransposed =
        of.isTrue("transA") || of.isTrue("transpose_a") || of.isCalled("matmul_transpose_a");
    const std::size_t back = isTransposed && left->size() > 1 ? 2 : 1;
    return of.extent((*left)[left->size() - back]);
}

/// Extents by the letter that an equation gives them.
class EinsumLetters {
public:
    /// False where the letters do not fit the operand.
    bool read(std::string_view letters, Dims operand);
    CostAmount allExtents(const CostedOperator& of) const;

private:
    std::array<std::optional<Dim>, 128> m_extents;
};

bool EinsumLetters::read(std::string_view letters, Dims operand)
{
    std::size_t axis = 0;
    for (const char letter : letters) {
        if (letter == ' ')
            continue;
        const auto at = static_cast<unsigned char>(letter);
        if (letter == '.' || letter == ',' || at >= m_extents.size() || axis >= operand.size())
            return false;
        // An extent of one is repeated.
        if (!m_extents[at] || m_extents[at] == Dim::known(1))
            m_extents[at] = operand[axis];
        ++axis;
    }
    return axis == operand.size();
}

CostAmount EinsumLetters::allExtents(const CostedOperator& of) const
{
    CostAmount all = 1;
    for (const std::optional<Dim>& extent : m_extents) {
        if (extent)
            all = costProduct(all, of.extent(*extent));
    }
    return all;
}

std::string_view equationOf(const CostedOperator& of)
{
    const std::string_view equation = of.word("equation");
    return equation.empty() ? of.word("arg0") : equation;
}

/// `bij,bjk->bik` sums over the j that both have; `i,j->ij` over nothing.
bool sumsOverShared(std::string_view equation)
{
    const std::size_t arrow = equation.find("->");
    const std::string_view operands = equation.substr(0, arrow);
    const std::size_t comma = operands.find(',');
    if (comma == std::string_view::npos || operands.find(',', comma + 1) != std::string_view::npos)
        return false;
    const std::string_view left = operands.substr(0, comma);
    const std::string_view right = operands.substr(comma + 1);
    const std::string_view result =
        arrow == std::string_view::npos ? std::string_view() : equation.substr(arrow + 2);
    return std::ranges::any_of(left, [&](char letter) {
        const bool isLetter = letter != ' ' && letter != '.';
        return isLetter && right.find(letter) != std::string_view::npos
            && result.find(letter) == std::string_view::npos;
    });
}

/// `[True, False, True]` says which results are made; nothing where a word is neither.
std::optional<double> wantedByMask(std::string_view mask, std::size_t most)
{
    if (mask.size() < 2 || !mask.starts_with('[') || !mask.ends_with(']'))
        return std::nullopt;
    double wanted = 0;
    std::string_view rest = mask.substr(1, mask.size() - 2);
    if (rest.empty())
        return std::nullopt;
    for (std::size_t at = 0; at < most && !rest.empty(); ++at) {
        const std::size_t end = std::min(rest.find(','), rest.size());
        const std::string_view word = rest.substr(0, end);
        const bool isTrue = word.ends_with("True") || word.ends_with("true");
        if (!isTrue && !word.ends_with("False") && !word.ends_with("false"))
            return std::nullopt;
        wanted += isTrue ? 1 : 0;
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    return wanted;
}

/// Several results that are one tuple, out of which others take each by its number.
std::optional<double> takenOfOne(const CostedOperator& of, std::size_t most)
{
    std::set<std::int64_t> taken;
    const ValueId tuple = *of.graph.outputs(of.node).begin();
    for (const Use& use : of.graph.uses(tuple)) {
        const AttributeValue* const index = of.graph.attribute(use.node, "index");
        const auto* const number = index ? std::get_if<std::int64_t>(index) : nullptr;
        if (!number || of.graph.canonicalName(use.node) != "getitem")
            return std::nullopt;
        if (*number >= 0 && static_cast<std::size_t>(*number) < most)
            taken.insert(*number);
    }
    return of.graph.uses(tuple).empty() ? std::nullopt
                                        : std::optional(static_cast<double>(taken.size()));
}

} // namespace

bool multipliesMatrices(const Graph& graph, NodeId node)
{
    const OperatorSpec* const spec = graph.operatorOf(node).spec;
    if (!spec || spec->flops.basis != FlopsFormula::Basis::Einsum)
        return spec && spec->gemm;
    return sumsOverShared(equationOf({graph, node, UnsetExtents::Unknown}));
}

double resultsWanted(const CostedOperator& of, std::size_t most)
{
    if (const auto masked = wantedByMask(of.word("output_mask"), most))
        return *masked;
    if (of.graph.outputCount(of.node) == 1) {
        if (const auto taken = takenOfOne(of, most))
            return *taken;
    }
    double wanted = 0;
    std::size_t at = 0;
    for (const ValueId result : of.graph.outputs(of.node)) {
        if (at++ < most && (!of.graph.uses(result).empty() || of.graph.isOutput(result)))
            ++wanted;
    }
    return wanted;
}

CostAmount gemmOperations(const CostedOperator& of)
{
    const bool isAdded = of.isNamed({"addmm", "baddbmm", "addbmm"});
    const std::size_t left = isAdded ? 1 : 0;
    const CostAmount sums = costProduct(of.resultElements(), innerExtent(of, left));
    if (!sums || !of.isNamed({"addbmm"}))
        return costProduct(2, sums);
    return costProduct(2, costProduct(sums, of.product(of.operandDims(left)->first(1))));
}

/// From the gradient of the result and the operand whose last extent the product summed over.
CostAmount gemmBackwardOperations(const CostedOperator& of)
{
    const std::optional<Dims> other = of.operandDims(1);
    if (!other || other->empty())
        return std::nullopt;
    const CostAmount forward = costProduct(of.operandElements(0), of.extent(other->back()));
    return costProduct(2 * resultsWanted(of, 2), forward);
}

/// Of one operand: nothing is counted where it only changes places, else each element is added.
CostAmount einsumOfOne(const CostedOperator& of)
{
    const std::string_view equation = equationOf(of);
    const std::size_t arrow = equation.find("->");
    if (arrow == std::string_view::npos || equation.find('.') != std::string_view::npos)
        return std::nullopt;
    const auto lettersOf = [](std::string_view text) {
        std::string letters(text);
        std::erase(letters, ' ');
        std::ranges::sort(letters);
        return letters;
    };
    const std::optional<Dims> dims = of.operandDims(0);
    if (dims && !EinsumLetters().read(equation.substr(0, arrow), *dims))
        return std::nullopt;
    const std::string operand = lettersOf(equation.substr(0, arrow));
    // A letter that is there twice stands for a diagonal.
    if (std::ranges::adjacent_find(operand) != operand.end())
        return std::nullopt;
    const bool isMoved = operand == lettersOf(equation.substr(arrow + 2));
    return isMoved ? CostAmount(0) : of.operandElements(0);
}

CostAmount einsumOperations(const CostedOperator& of)
{
    if (of.operandCount() == 1)
        return einsumOfOne(of);
    const std::optional<Dims> left = of.operandDims(0);
    const std::optional<Dims> right = of.operandDims(1);
    // Of more than two operands the order counts, and nobody says it.
    if (!left || !right || of.operandCount() != 2)
        return std::nullopt;
    const std::string_view equation = equationOf(of);
    const std::string_view operands = equation.substr(0, equation.find("->"));
    const std::size_t comma = operands.find(',');
    EinsumLetters letters;
    if (comma == std::string_view::npos || !letters.read(operands.substr(0, comma), *left)
        || !letters.read(operands.substr(comma + 1), *right))
        return std::nullopt;
    return costProduct(2, letters.allExtents(of));
}

CostAmount chainOperations(const CostedOperator& of)
{
    constexpr std::size_t mostFactors = 64;
    std::vector<double> extents; // Of each matrix the first, and the last of the last one.
    for (std::size_t at = 0; at < of.operandCount() && at < mostFactors; ++at) {
        const std::optional<Dims> matrix = of.operandDims(at);
        if (!matrix || matrix->size() != 2)
            return std::nullopt;
        const auto rows = numberOf(of.extent(matrix->front()));
        const auto columns = numberOf(of.extent(matrix->back()));
        if (!rows || !columns)
            return std::nullopt;
        extents.push_back(*rows);
        if (at + 1 == of.operandCount())
            extents.push_back(*columns);
    }
    const std::size_t count = of.operandCount();
    if (count < 2 || extents.size() != count + 1)
        return std::nullopt;
    // The fewest operations for each run of neighbours, short runs first.
    std::vector<std::vector<double>> fewest(count, std::vector<double>(count, 0.0));
    for (std::size_t length = 2; length <= count; ++length) {
        for (std::size_t first = 0; first + length <= count; ++first) {
            const std::size_t last = first + length - 1;
            double best = HUGE_VAL;
            for (std::size_t cut = first; cut < last; ++cut)
                best = std::min(best,
                                fewest[first][cut] + fewest[cut + 1][last]
                                    + 2 * extents[first] * extents[cut + 1] * extents[last + 1]);
            fewest[first][last] = best;
        }
    }
    return std::isfinite(fewest[0][count - 1]) ? CostAmount(fewest[0][count - 1]) : std::nullopt;
}

} // namespace fusewright
