// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/partition/attention_cost.h"

#include "engine/partition/body_cost.h"
#include "engine/partition/costed_operator.h"

#include <array>

namespace fusewright {

namespace {

/// Where the positions stand; nothing where the dialect's layout is not known.
std::optional<std::size_t> sequenceAxis(const CostedOperator& of, std::size_t rank)
{
    constexpr std::array positionsSecond = {"flash_attn_func",
                                            "memory_efficient_attention",
                                            "_flash_attention_forward",
                                            "_efficient_attention_forward",
                                            "_flash_attention_backward",
                                            "_efficient_attention_backward",
                                            "nn.attention"};
    if (rank < 3)
        return std::nullopt;
    const bool isHeadsSecond = of.isCalled("scaled_dot_product") || of.isCalled("flex_attention");
    const auto isNativeName = [&of](const char* name) { return of.isCalled(name); };
    if (!isHeadsSecond && std::ranges::any_of(positionsSecond, isNativeName))
        return std::size_t{1};
    return rank - 2;
}

/// Queries, keys and values in their places, as one operator was given them.
struct AttentionOperands {
    std::optional<Dims> query;
    std::optional<Dims> key;
    std::optional<Dims> value;

    bool areThere(std::size_t rank) const
    {
        return query && key && value && query->size() == rank && key->size() == rank
            && value->size() == rank;
    }
};

AttentionOperands operandsAt(const CostedOperator& of, std::size_t first)
{
    return {of.operandDims(first), of.operandDims(first + 1), of.operandDims(first + 2)};
}

/// Keys that were cached before come first, and the results say how many there are then.
CostAmount keyPositions(const CostedOperator& of, const CostAmount& written)
{
    if (of.graph.outputCount(of.node) > 1) {
        const std::optional<Dims> cached = of.resultDims(1);
        return cached && cached->size() == 4 ? of.extent((*cached)[2]) : std::nullopt;
    }
    return of.operandCount() > 6 ? std::nullopt : written;
}

/// Queries, keys and values of one tensor: `(batch, positions, heads, 3, width)`.
CostAmount packedTogether(const CostedOperator& of, Dims packed)
{
    if (of.hasOperand(1) || of.hasOperand(2) || packed[3] != Dim::known(3))
        return std::nullopt;
    const CostAmount positions = of.extent(packed[1]);
    const CostAmount width = costProduct(of.extent(packed[2]), of.extent(packed[4]));
    const CostAmount pairs =
        costProduct(of.extent(packed[0]), costProduct(positions, keyPositions(of, positions)));
    return costProduct(4, costProduct(pairs, width));
}

/// Keys and values of one tensor, `(batch, positions, heads, 2, width)`, behind the queries.
CostAmount packedKeys(const CostedOperator& of, Dims query, Dims keys)
{
    if (keys[3] != Dim::known(2) || of.hasOperand(2))
        return std::nullopt;
    const CostAmount positions = keyPositions(of, of.extent(keys[1]));
    return costProduct(4, costProduct(of.product(query), positions));
}

/// One tensor of queries, keys and values: `(batch, positions, (heads + 2 keyHeads) * width)`.
CostAmount groupedTogether(const CostedOperator& of, Dims packed, double heads, double keyHeads)
{
    const CostAmount width = costQuotient(of.extent(packed[2]), CostFormula(heads + 2 * keyHeads));
    const CostAmount positions = of.extent(packed[1]);
    const CostAmount rows = costProduct(of.extent(packed[0]), positions);
    const CostAmount pairs = costProduct(rows, keyPositions(of, positions));
    return costProduct(4 * heads, costProduct(pairs, width));
}

/// Heads written into the last extent. All heads of the queries look at all keys.
CostAmount attentionOfHiddenHeads(const CostedOperator& of)
{
    const AttentionOperands given = operandsAt(of, 0);
    const bool isGrouped = of.isNamed({"group_query_attention"});
    if (!isGrouped && !of.graph.nativeName(of.node).ends_with("MultiHeadAttention"))
        return std::nullopt;
    if (of.isCalled("SparseAttention")) // Which blocks are there, tensors say.
        return std::nullopt;
    const auto heads = of.number("num_heads");
    const auto keyHeads = isGrouped ? of.number("kv_num_heads") : heads;
    if (!heads || !keyHeads || *heads <= 0 || *keyHeads <= 0 || !given.query)
        return std::nullopt;
    if (isGrouped && given.query->size() == 3 && !of.hasOperand(1))
        return groupedTogether(of, *given.query, *heads, *keyHeads);
    if (given.query->size() == 5)
        return packedTogether(of, *given.query);
    if (given.query->size() == 3 && given.key && given.key->size() == 5)
        return packedKeys(of, *given.query, *given.key);
    if (!given.areThere(3))
        return std::nullopt;
    const CostAmount positions = keyPositions(of, of.extent((*given.key)[1]));
    const CostAmount rows = costProduct(of.product(given.query->first(2)), positions);
    const CostAmount values =
        costProduct(of.extent(given.value->back()), CostFormula(*heads / *keyHeads));
    return costProduct(costProduct(2, rows), costSum(of.extent(given.query->back()), values));
}

/// The projection inside: rows of the input with a weight for queries, keys and values, and scores.
/// `com.microsoft::Attention`; earlier keys come with the fifth operand.
CostAmount attentionWithProjection(const CostedOperator& of)
{
    const std::optional<Dims> rows = of.operandDims(0);
    const std::optional<Dims> weight = of.operandDims(1);
    const std::optional<Dims> result = of.resultDims();
    if (!of.isCalled("::Attention") || !rows || !weight || !result || rows->size() != 3
        || weight->size() != 2 || result->size() != 3)
        return std::nullopt;
    const CostAmount all = of.product(rows->first(2));
    const CostAmount projection = costProduct(2, costProduct(all, of.product(*weight)));
    CostAmount positions = of.extent((*rows)[1]);
    if (of.hasOperand(4)) {
        const std::optional<Dims> past = of.operandDims(4);
        positions =
            past && past->size() == 5 ? costSum(positions, of.extent((*past)[3])) : std::nullopt;
    }
    // What is not the values' width is that of queries and keys, half of it each.
    const CostAmount values = of.extent(result->back());
    const CostAmount both = costSum(of.extent(weight->back()), costProduct(-1, values));
    const CostAmount widths = costSum(costQuotient(both, CostFormula(2)), values);
    return costSum(projection, costProduct(2, costProduct(costProduct(all, positions), widths)));
}

/// Every weight of two extents once for each row. Where keys are not the queries' rows, a third of
/// the one for queries, keys and values goes with queries, the others with keys.
CostAmount weightsWithRows(const CostedOperator& of, const CostAmount& rows, const CostAmount& keys)
{
    CostAmount sums = 0;
    bool hasWeights = false;
    for (std::size_t at = 1; at < of.operandCount(); ++at) {
        const std::optional<Dims> weight = of.operandDims(at);
        if (!weight || weight->size() != 2
            || of.graph.valueKind(of.graph.inputs(of.node)[at]) != ValueKind::Parameter)
            continue;
        CostAmount together = rows;
        if (of.extent(weight->front()) == costProduct(3, of.extent(weight->back())) && rows != keys)
            together = costQuotient(costSum(rows, costProduct(2, keys)), CostFormula(3));
        sums = costSum(sums, costProduct(together, of.product(*weight)));
        hasWeights = true;
    }
    return hasWeights ? costProduct(2, sums) : std::nullopt;
}

/// `(rows, positions, width)` of queries, keys and values, and the weights before and behind them.
CostAmount attentionWithAllWeights(const CostedOperator& of)
{
    const AttentionOperands given = operandsAt(of, 0);
    if (!given.query || !given.key || given.query->size() != 3 || given.key->size() != 3)
        return std::nullopt;
    const CostAmount rows = of.product(given.query->first(2));
    const CostAmount pairs = costProduct(rows, of.extent((*given.key)[1]));
    const CostAmount attention = costProduct(4, costProduct(pairs, of.extent(given.query->back())));
    return costSum(weightsWithRows(of, rows, of.product(given.key->first(2))), attention);
}

/// At least as many pairs as sequences of equal length have, at most all of the longest. What is
/// not known of them is left out.
OperationRange packedSequences(const CostedOperator& of, const CostAmount& sequences,
                               const CostAmount& longest)
{
    const AttentionOperands given = operandsAt(of, 0);
    if (!given.query || !given.key || !given.value || given.query->size() < 2
        || given.key->size() < 2 || given.value->size() < 2)
        return {};
    // Heads and their width, in one extent or in two.
    const CostAmount tokens = of.extent(given.query->front());
    const CostAmount scores = costProduct(of.operandElements(0), of.extent(given.key->front()));
    const CostAmount perHead =
        given.query->size() == 3 ? of.extent((*given.query)[1]) : CostAmount(1);
    const CostAmount values = given.query->size() == 3
        ? costProduct(costProduct(tokens, perHead), of.extent(given.value->back()))
        : costProduct(tokens, of.extent(given.value->back()));
    const CostAmount all =
        costProduct(2, costSum(scores, costProduct(values, of.extent(given.key->front()))));
    OperationRange range;
    if (const CostAmount least = costQuotient(all, sequences))
        range.least = *least;
    const CostAmount widths = costSum(of.operandElements(0), values);
    range.most = longest ? costProduct(2, costProduct(widths, longest)) : all;
    return range;
}

} // namespace

CostAmount attentionOperations(const CostedOperator& of)
{
    if (of.isNamed({"group_query_attention"})
        || of.graph.nativeName(of.node).ends_with("MultiHeadAttention"))
        return attentionOfHiddenHeads(of);
    if (of.isNamed({"multi_head_attention"}))
        return of.isCalled("_native_multi_head_attention") ? attentionWithAllWeights(of)
                                                           : attentionWithProjection(of);
    const AttentionOperands given = operandsAt(of, 0);
    if (!given.query || !given.areThere(given.query->size()))
        return std::nullopt;
    // What stands behind the mask may be a cache of earlier keys, whose length is then missing.
    const bool hasCache = of.operandCount() > 4 && !of.isCalled("scaled_dot_product");
    const std::optional<std::size_t> axis = sequenceAxis(of, given.query->size());
    // Heads written into the last extent can be told only when there are as many of all.
    if (hasCache || !axis || given.query->back() != given.key->back())
        return std::nullopt;
    const CostAmount queries = of.product(given.query->first(given.query->size() - 1));
    const CostAmount pairs = costProduct(queries, of.extent((*given.key)[*axis]));
    const CostAmount widths =
        costSum(of.extent(given.query->back()), of.extent(given.value->back()));
    return costProduct(2, costProduct(pairs, widths));
}

CostAmount attentionBackwardOperations(const CostedOperator& of)
{
    // The gradient comes first, but for `flex_attention_backward`, which has it last.
    const AttentionOperands given = operandsAt(of, of.isCalled("flex_attention_backward") ? 0 : 1);
    const std::optional<std::size_t> axis = sequenceAxis(of, 4);
    if (!axis || !given.areThere(4) || given.query->back() != given.key->back())
        return std::nullopt;
    const CostAmount pairs =
        costProduct(of.product(given.query->first(3)), of.extent((*given.key)[*axis]));
    const CostAmount widths = costSum(costProduct(3, of.extent(given.query->back())),
                                      costProduct(2, of.extent(given.value->back())));
    return costProduct(2, costProduct(pairs, widths));
}

OperationRange packedAttentionOperations(const CostedOperator& of)
{
    // `(tokens, width)`, and behind the bias the place of each token: `(sequences, longest)`.
    if (of.isCalled("PackedMultiHeadAttention")) {
        const std::optional<Dims> places = of.operandDims(4);
        const bool isTold = places && places->size() == 2;
        return packedSequences(of, isTold ? of.extent(places->front()) : std::nullopt,
                               isTold ? of.extent(places->back()) : std::nullopt);
    }
    // `(tokens, heads, width)`, and where each sequence begins: one more than there are.
    const std::optional<Dims> begins = of.operandDims(3);
    const std::span<const ValueId> inputs = of.graph.inputs(of.node);
    const bool isOnItself = inputs.size() > 4 && inputs[3] == inputs[4];
    const CostAmount sequences = isOnItself && begins && begins->size() == 1
        ? costSum(of.extent(begins->front()), CostFormula(-1))
        : std::nullopt;
    return packedSequences(of, sequences, std::nullopt);
}

OperationRange encoderLayerOperations(const CostedOperator& of)
{
    const std::optional<Dims> rows = of.operandDims(0);
    if (!rows || rows->size() != 3)
        return {};
    const CostAmount all = of.product(rows->first(2));
    const CostAmount weights = weightsWithRows(of, all, all);
    const auto over = [&of, &rows, &all, &weights](std::size_t axis) {
        const CostAmount pairs = costProduct(all, of.extent((*rows)[axis]));
        const CostAmount attention = costProduct(4, costProduct(pairs, of.extent(rows->back())));
        return OperationRange::exactly(costSum(weights, attention));
    };
    // The function has the batch first; a module has it second unless it was made otherwise.
    return of.isCalled("_fwd") || of.isTrue("batch_first") ? over(1) : eitherOf(over(0), over(1));
}

} // namespace fusewright
