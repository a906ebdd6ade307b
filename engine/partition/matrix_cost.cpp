// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// Counts of LAPACK's algorithms, additions and multiplications together, from the tables of LAPACK
// Working Note 41 ("Installation Guide for LAPACK", appendix). All are sixths of whole numbers, so
// that they are summed up in sixths and divided once.

#include "engine/partition/matrix_cost.h"

#include "engine/partition/costed_operator.h"

#include <cmath>

namespace fusewright {

namespace {

/// The matrices of the first operand, in its last two extents.
struct Matrices {
    CostAmount batch;
    CostAmount rows;
    CostAmount columns;
    CostAmount least; ///< The smaller of the two; nothing where that is not known.
    CostAmount most;
};

std::optional<Matrices> matricesOf(const CostedOperator& of, std::size_t operand = 0)
{
    const std::optional<Dims> dims = of.operandDims(operand);
    if (!dims || dims->size() < 2)
        return std::nullopt;
    Matrices all{.batch = of.product(dims->first(dims->size() - 2)),
                 .rows = of.extent((*dims)[dims->size() - 2]),
                 .columns = of.extent(dims->back()),
                 .least = {},
                 .most = {}};
    const auto rows = numberOf(all.rows);
    const auto columns = numberOf(all.columns);
    if (rows && columns) {
        all.least = std::min(*rows, *columns);
        all.most = std::max(*rows, *columns);
    } else if (all.rows == all.columns) {
        all.least = all.rows;
        all.most = all.rows;
    }
    return all;
}

/// A sum of products, each with a whole factor, by six.
class Sixths {
public:
    Sixths& add(double factor, std::initializer_list<CostAmount> parts)
    {
        CostAmount part = factor;
        for (const CostAmount& each : parts)
            part = costProduct(part, each);
        m_sum = costSum(m_sum, part);
        return *this;
    }
    CostAmount total() const { return costQuotient(m_sum, CostFormula(6)); }

private:
    CostAmount m_sum = 0;
};

CostAmount choleskyOf(const CostAmount& n)
{
    return Sixths().add(2, {n, n, n}).add(3, {n, n}).add(1, {n}).total();
}

/// Of a matrix of m by n with n not above m; a broad one takes as much as a high one.
CostAmount luOf(const CostAmount& m, const CostAmount& n)
{
    return Sixths().add(6, {m, n, n}).add(-2, {n, n, n}).add(-3, {n, n}).add(5, {n}).total();
}

CostAmount inverseOf(const CostAmount& n)
{
    return Sixths().add(12, {n, n, n}).add(-9, {n, n}).add(15, {n}).total();
}

/// Of a broad matrix the last columns are multiplied without being reduced.
CostAmount qrOf(const CostAmount& m, const CostAmount& n)
{
    const auto rows = numberOf(m);
    const auto columns = numberOf(n);
    if (rows && columns && *rows < *columns)
        return Sixths()
            .add(12, {n, m, m})
            .add(-4, {m, m, m})
            .add(18, {m, n})
            .add(-6, {m, m})
            .add(28, {m})
            .total();
    return Sixths()
        .add(12, {m, n, n})
        .add(-4, {n, n, n})
        .add(6, {m, n})
        .add(6, {n, n})
        .add(28, {n})
        .total();
}

/// The first n columns of Q, from k reflections.
CostAmount qOf(const CostAmount& m, const CostAmount& n, const CostAmount& k)
{
    return Sixths()
        .add(24, {m, n, k})
        .add(-12, {m, k, k})
        .add(-12, {n, k, k})
        .add(8, {k, k, k})
        .add(18, {n, k})
        .add(-6, {m, k})
        .add(-6, {k, k})
        .add(-8, {k})
        .total();
}

/// Whether an operand has the batch of the matrices, so that none is repeated for the other.
bool hasBatchOf(Dims sides, Dims matrices)
{
    if (std::ranges::equal(sides, matrices.first(matrices.size() - 1))) // A vector for each.
        return true;
    const Dims batch = matrices.first(matrices.size() - 2);
    return sides.size() == matrices.size() && std::ranges::equal(sides.first(batch.size()), batch);
}

/// All numbers of all right sides, which a batch on either side repeats: as many as the result has.
/// Where that is one of several in a tuple, what the operand says.
CostAmount solvedElements(const CostedOperator& of, std::size_t sides, std::size_t matrices)
{
    if (of.resultDims())
        return of.resultElements();
    const std::optional<Dims> right = of.operandDims(sides);
    const std::optional<Dims> matrix = of.operandDims(matrices);
    return right && matrix && matrix->size() >= 2 && hasBatchOf(*right, *matrix)
        ? of.product(*right)
        : std::nullopt;
}

/// `2n² - n` for each right side, which has n elements.
CostAmount solveByLu(const CostAmount& n, const CostAmount& elements)
{
    return costProduct(elements, costSum(costProduct(2, n), CostFormula(-1)));
}

CostAmount square(const CostAmount& n)
{
    return costProduct(n, n);
}

CostAmount luNamed(const CostedOperator& of, const Matrices& a)
{
    const CostAmount factors = luOf(a.most, a.least);
    if (of.isNamed({"det"}))
        return costSum(factors, a.rows);
    return of.isNamed({"slogdet"}) ? costSum(factors, costProduct(2, a.rows)) : factors;
}

/// `A = QR`: both, or only R; of what makes Q alone, the columns that its result has.
CostAmount qrNamed(const CostedOperator& of, const Matrices& a)
{
    if (of.isCalled("householder_product") || of.isCalled("orgqr")) {
        // As many reflections as there are scales.
        const std::optional<Dims> scales = of.operandDims(1);
        return scales && !scales->empty() ? qOf(a.rows, a.columns, of.extent(scales->back()))
                                          : std::nullopt;
    }
    if (of.isCalled("ormqr") || !a.least)
        return std::nullopt;
    const CostAmount factors = qrOf(a.rows, a.columns);
    if (of.isCalled("geqrf") || of.word("mode") == "r")
        return factors;
    const CostAmount made = of.word("mode") == "complete" ? a.rows : a.least;
    return costSum(factors, qOf(a.rows, made, a.least));
}

/// As many products of two matrices as squaring and multiplying takes.
CostAmount powerNamed(const CostedOperator& of, const Matrices& a)
{
    const auto wanted = of.number("n") ? of.number("n") : of.number("arg1");
    if (!wanted || std::abs(*wanted) > 1e6)
        return std::nullopt;
    auto left = static_cast<std::uint64_t>(std::abs(*wanted));
    double products = left > 0 ? -1 : 0;
    for (; left > 0; left /= 2)
        products += (left > 1 ? 1.0 : 0.0) + static_cast<double>(left % 2);
    const CostAmount all = costProduct(2 * products, costProduct(a.rows, square(a.rows)));
    return *wanted < 0 ? costSum(all, inverseOf(a.rows)) : all;
}

/// Means, distances from them, and the product of every two rows.
CostAmount covarianceNamed(const CostedOperator& of, const Matrices& a)
{
    const CostAmount pairs = square(a.rows);
    const CostAmount sums = costProduct(2, costProduct(costSum(pairs, a.rows), a.columns));
    const double parts = of.isCalled("corrcoef") ? 3 : 1;
    return costSum(sums, costSum(a.rows, costProduct(parts, pairs)));
}

/// The reduction to a form of few diagonals, which comes before any iteration.
CostAmount reductionOf(const CostedOperator& of, const Matrices& a)
{
    const CostAmount cube = costProduct(a.least, square(a.least));
    if (of.isNamed({"eigh"}))
        return costQuotient(costProduct(4, cube), CostFormula(3));
    if (of.isNamed({"eig"}))
        return costQuotient(costProduct(10, cube), CostFormula(3));
    // 4mn² − 4n³/3 to two diagonals.
    const CostAmount sums =
        costSum(costProduct(3, costProduct(a.most, square(a.least))), costProduct(-1, cube));
    return costQuotient(costProduct(4, sums), CostFormula(3));
}

std::optional<OperationRange> iterative(const CostedOperator& of, const Matrices& a)
{
    if (!of.isNamed({"eig", "eigh", "svd", "pinverse", "matrix_rank"}))
        return std::nullopt;
    const CostAmount least = costProduct(a.batch, reductionOf(of, a));
    return least ? OperationRange{.least = *least, .most = {}} : OperationRange{};
}

/// The right sides of least squares: of the result's numbers each has as many as the matrix has
/// columns, of the operand's as many as it has rows.
CostAmount leastSquares(const CostedOperator& of, const Matrices& a)
{
    const CostAmount sides =
        costQuotient(solvedElements(of, 1, 0), of.resultDims() ? a.columns : a.rows);
    const CostAmount each =
        costSum(costProduct(4, costProduct(a.most, a.least)), costProduct(-1, square(a.least)));
    return costSum(costProduct(a.batch, qrOf(a.most, a.least)), costProduct(sides, each));
}

/// Of all matrices and all right sides together.
CostAmount solved(const CostedOperator& of, const Matrices& a)
{
    if (of.isNamed({"lstsq"}))
        return leastSquares(of, a);
    if (of.isNamed({"solve"}))
        return costSum(costProduct(a.batch, luOf(a.rows, a.rows)),
                       solveByLu(a.rows, solvedElements(of, 1, 0)));
    if (of.isCalled("cholesky_inverse"))
        return costProduct(a.batch,
                           Sixths()
                               .add(4, {a.rows, a.rows, a.rows})
                               .add(3, {a.rows, a.rows})
                               .add(5, {a.rows})
                               .total());
    // `cholesky_solve` and `lu_solve` have the right sides first, linalg's `lu_solve` last.
    const bool isMatrixFirst = of.isCalled("linalg_lu_solve");
    const std::optional<Matrices> factors = matricesOf(of, isMatrixFirst ? 0 : 1);
    if (!factors)
        return std::nullopt;
    const CostAmount elements = solvedElements(of, isMatrixFirst ? 2 : 0, isMatrixFirst ? 0 : 1);
    return of.isNamed({"cholesky_solve"}) ? costProduct(2, costProduct(factors->rows, elements))
                                          : solveByLu(factors->rows, elements);
}

/// The points of a transform, and how many transforms there are, together.
struct Transform {
    CostAmount elements;          ///< All points of all transforms.
    std::optional<double> points; ///< Of one.
};

/// An axis that a model gives, counted from the front; below zero where there is none.
std::int64_t axisOf(double given, std::size_t rank)
{
    const auto extents = static_cast<double>(rank);
    if (!(given >= -extents && given < extents))
        return -1;
    return static_cast<std::int64_t>(given < 0 ? given + extents : given);
}

/// The axes that are transformed, of a tensor of that rank.
std::vector<std::int64_t> transformedAxes(const CostedOperator& of, std::size_t rank)
{
    std::vector<std::int64_t> axes;
    const auto last = static_cast<std::int64_t>(rank) - 1;
    if (const auto* const listed = of.numbers("dim")) {
        axes = *listed;
    } else if (const auto* const lengths = of.numbers("fft_length")) {
        for (std::size_t at = 0; at < lengths->size() && at < rank; ++at)
            axes.push_back(last - static_cast<std::int64_t>(at));
    } else if (of.isCalled("fft2")) {
        axes = {last - 1, last};
    } else if (of.isCalled("fftn")) {
        for (std::size_t at = 0; at < rank; ++at)
            axes.push_back(static_cast<std::int64_t>(at));
    } else {
        axes = {axisOf(of.number("dim").value_or(-1), rank)};
        return axes;
    }
    for (std::int64_t& axis : axes)
        axis += axis < 0 ? static_cast<std::int64_t>(rank) : 0;
    return axes;
}

Transform transformOver(const CostedOperator& of, Dims dims, const std::vector<std::int64_t>& axes)
{
    Transform all{.elements = of.product(dims), .points = 1.0};
    for (const std::int64_t axis : axes) {
        const bool isThere = axis >= 0 && static_cast<std::size_t>(axis) < dims.size();
        const auto extent =
            isThere ? numberOf(of.extent(dims[static_cast<std::size_t>(axis)])) : std::nullopt;
        all.points = all.points && extent ? std::optional(*all.points * *extent) : std::nullopt;
    }
    return all;
}

/// `each` is 5 for complex points and 2.5 for real ones.
CostAmount transformCost(const Transform& all, double each)
{
    if (!all.points || *all.points < 1)
        return std::nullopt;
    return costProduct(each * std::log2(*all.points), all.elements);
}

/// ONNX writes the two parts of complex numbers as a last extent.
/// The axis that is transformed where nothing says which: the second up to opset 19, the last but
/// one from 20 on. Nothing where the graph does not tell its opset and the two differ.
std::optional<double> usualAxis(const Graph& graph, std::size_t rank)
{
    constexpr std::string_view firstWithout = "20";
    const std::string_view opset = graph.property("opset ai.onnx");
    const bool isNew = opset.size() > firstWithout.size()
        || (opset.size() == firstWithout.size() && opset >= firstWithout);
    if (rank == 3 || (!opset.empty() && !isNew))
        return 1;
    return isNew ? std::optional<double>(-2) : std::nullopt;
}

CostAmount onnxTransform(const CostedOperator& of)
{
    const std::optional<Dims> points = of.operandDims(0);
    if (!points || points->size() < 2)
        return std::nullopt;
    const auto rank = static_cast<std::int64_t>(points->size());
    const auto written = of.hasOperand(2) ? of.literal(2) : of.number("axis");
    const auto given = written || of.hasOperand(2) ? written : usualAxis(of.graph, points->size());
    const std::int64_t axis = given ? axisOf(*given, points->size()) : -1;
    const bool isComplex = points->back() == Dim::known(2);
    if (axis < 0 || axis >= rank - 1 || (!isComplex && points->back() != Dim::known(1))
        || of.hasOperand(1))
        return std::nullopt;
    return transformCost(transformOver(of, points->first(points->size() - 1), {axis}),
                         isComplex ? 5 : 2.5);
}

bool isComplexType(DataType type)
{
    return type == DataType::C64 || type == DataType::C128;
}

/// Where the bins of each frame stand: before the two parts that numbers may have, before or behind
/// the frames.
struct FrameForm {
    std::size_t bins = 0;
    bool hasParts = false;
};

/// ONNX: `(batch, frames, bins, 2)`. torch: `(…, bins, frames)`, and `(…, bins, frames, 2)` where
/// they are no complex numbers.
std::optional<FrameForm> frameForm(const CostedOperator& of, Dims frames, ValueId value)
{
    const std::size_t rank = frames.size();
    const bool isOnnx = of.graph.nativeName(of.node) == "STFT";
    const DataType type = of.graph.valueType(value);
    if (!isOnnx && (isComplexType(type) || (type == DataType::Unknown && rank == 2)))
        return rank == 2 || rank == 3 ? std::optional(FrameForm{.bins = rank - 2}) : std::nullopt;
    // Of three extents the type must say what they are, of four they are these.
    const bool isKnown = isOnnx || type != DataType::Unknown || rank == 4;
    if (!isKnown || rank < 3 || rank > 4 || frames.back() != Dim::known(2))
        return std::nullopt;
    return FrameForm{.bins = isOnnx ? rank - 2 : rank - 3, .hasParts = true};
}

/// Frames of a signal: a window and a transform each.
CostAmount framesCost(const CostedOperator& of)
{
    const bool isOnnx = of.graph.nativeName(of.node) == "STFT";
    auto points = isOnnx ? of.literal(3) : of.number("n_fft");
    if (const std::optional<Dims> window = of.operandDims(2);
        isOnnx && !points && window && window->size() == 1)
        points = numberOf(of.extent(window->front()));
    const bool isBack = of.isNamed({"istft"});
    const std::optional<Dims> frames = isBack ? of.operandDims(0) : of.resultDims();
    if (!points || *points < 2 || !frames)
        return std::nullopt;
    const ValueId value =
        isBack ? of.graph.inputs(of.node).front() : *of.graph.outputs(of.node).begin();
    const auto form = frameForm(of, *frames, value);
    const auto bins = form ? numberOf(of.extent((*frames)[form->bins])) : std::nullopt;
    const double half = std::floor(*points / 2) + 1;
    if (!bins || (*bins != half && *bins != *points))
        return std::nullopt;
    CostAmount count = 1;
    for (std::size_t at = 0; at < frames->size() - (form->hasParts ? 1 : 0); ++at)
        count = at == form->bins ? count : costProduct(count, of.extent((*frames)[at]));
    const double each = *bins == half ? 2.5 : 5;
    const double extra = isBack ? 2 : 1;
    return costProduct(count, CostFormula(*points * (each * std::log2(*points) + extra)));
}

} // namespace

OperationRange linearAlgebraOperations(const CostedOperator& of)
{
    const std::optional<Matrices> a = matricesOf(of);
    if (!a)
        return {};
    if (const auto range = iterative(of, *a))
        return *range;
    if (of.isCalled("lu_unpack"))
        return OperationRange::exactly(0);
    if (of.isNamed({"triangular_solve"})) {
        // The right sides, on whichever side, are as many numbers as the result.
        const auto matrix = matricesOf(of, of.isCalled("aten.triangular_solve") ? 1 : 0);
        return OperationRange::exactly(matrix ? costProduct(matrix->rows, of.resultElements())
                                              : std::nullopt);
    }
    CostAmount each;
    if (of.isNamed({"cholesky"}))
        each = choleskyOf(a->rows);
    else if (of.isNamed({"lu_factor", "det", "slogdet"}))
        each = luNamed(of, *a);
    else if (of.isNamed({"inverse"}))
        each = inverseOf(a->rows);
    else if (of.isNamed({"qr"}))
        each = qrNamed(of, *a);
    else if (of.isNamed({"matrix_power"}))
        each = powerNamed(of, *a);
    else if (of.isNamed({"cov"}))
        each = covarianceNamed(of, *a);
    else if (of.isNamed({"trace"}))
        each = a->least;
    else
        return OperationRange::exactly(solved(of, *a));
    return OperationRange::exactly(costProduct(a->batch, each));
}

CostAmount fourierOperations(const CostedOperator& of)
{
    if (of.isNamed({"stft", "istft"}))
        return framesCost(of);
    if (of.graph.nativeName(of.node) == "DFT")
        return onnxTransform(of);
    const std::string_view type = of.word("fft_type");
    const bool isToReal = of.isNamed({"irfft"}) || type.find("IRFFT") != type.npos
        || (of.isNamed({"hfft"}) && !of.isCalled("ihfft"));
    const bool isFromReal =
        !isToReal && (of.isNamed({"rfft", "hfft"}) || type.find("RFFT") != type.npos);
    const std::optional<Dims> points = isFromReal ? of.operandDims(0) : of.resultDims();
    if (!points || points->empty() || (isFromReal && of.number("n")))
        return std::nullopt;
    const bool isMicrosoft = of.isCalled("com.microsoft");
    const auto rank = static_cast<std::int64_t>(points->size());
    const std::vector<std::int64_t> axes =
        isMicrosoft ? std::vector<std::int64_t>{rank - 1} : transformedAxes(of, points->size());
    if (isMicrosoft && of.number("signal_ndim").value_or(1) != 1)
        return std::nullopt;
    return transformCost(transformOver(of, *points, axes), isFromReal || isToReal ? 2.5 : 5);
}

} // namespace fusewright
