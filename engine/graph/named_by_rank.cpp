// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/graph/named_by_rank.h"

#include "engine/graph/image_operator.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace fusewright {

namespace {

/// The ending of names that stand for every number of dimensions.
constexpr std::string_view planeEnding = "2d";
/// Layouts in which an image has one axis more than dimensions, batch and channels.
constexpr std::string_view blockedLayout = "nchwc";
constexpr std::size_t axesBesideImage = 2;

/// `2d` or `2D`, also within the name.
bool tellsRank(std::string_view native)
{
    for (std::size_t at = 1; at < native.size(); ++at) {
        const bool isNumber = native[at - 1] >= '1' && native[at - 1] <= '3';
        if (isNumber && (native[at] == 'd' || native[at] == 'D'))
            return true;
    }
    return false;
}

bool isNamedForPlanes(const Graph& graph, const Operator& kind)
{
    const std::string_view native = graph.text(kind.native);
    return kind.spec && isImageOperator(kind.spec) && kind.spec->name.ends_with(planeEnding)
        && !tellsRank(native) && native.find(blockedLayout) == std::string_view::npos;
}

std::optional<std::size_t> rankOf(const Graph& graph, NodeId node, std::size_t operand)
{
    const auto operands = graph.inputs(node);
    if (operand >= operands.size() || !operands[operand].isValid())
        return std::nullopt;
    const ShapeId shape = graph.shapeId(operands[operand]);
    const bool isRanked = graph.shapes().isRanked(shape);
    return isRanked ? std::optional(graph.shapes().dims(shape).size()) : std::nullopt;
}

/// By its window, else by its weight, else by its image.
std::optional<std::size_t> dimensionsOf(const Graph& graph, NodeId node)
{
    if (const AttributeValue* const window = graph.attribute(node, "kernel_shape")) {
        const auto* const extents = std::get_if<std::vector<std::int64_t>>(window);
        return extents ? std::optional(extents->size()) : std::nullopt;
    }
    const OperatorSpec* const spec = graph.operatorOf(node).spec;
    const bool hasWeight = isConvolution(spec) || isTransposedConvolution(spec);
    const auto rank = rankOf(graph, node, hasWeight ? 1 : 0);
    return rank && *rank > axesBesideImage ? std::optional(*rank - axesBesideImage) : std::nullopt;
}

/// Null where there is no operator of that name.
const OperatorSpec* specFor(const OperatorSpec& plane, std::size_t dimensions,
                            const OperatorCatalogue& catalogue)
{
    std::string name = plane.name;
    name.replace(name.size() - planeEnding.size(), 1, std::to_string(dimensions));
    const OperatorSpec* const found = catalogue.find(name);
    return found && found->name == name ? found : nullptr;
}

struct Renaming {
    NodeId node;
    const OperatorSpec* spec;
};

std::vector<Renaming> renamings(const Graph& graph)
{
    std::vector<Renaming> found;
    for (std::size_t at = 0; at < graph.operators().size(); ++at) {
        const Operator& kind = graph.operators()[at];
        if (!isNamedForPlanes(graph, kind))
            continue;
        for (const NodeId node : graph.nodesOf(OperatorId(at))) {
            const auto dimensions = dimensionsOf(graph, node);
            const OperatorSpec* const spec =
                dimensions ? specFor(*kind.spec, *dimensions, *graph.catalogue()) : nullptr;
            if (spec && spec != kind.spec)
                found.push_back({node, spec});
        }
    }
    return found;
}

/// The kinds of a graph by their native name and what they are; others are made.
class Kinds {
public:
    explicit Kinds(GraphArrays& arrays) : m_arrays(arrays)
    {
        for (std::size_t at = 0; at < arrays.operators.size(); ++at)
            m_known.try_emplace(keyOf(arrays.operators[at].native, arrays.operators[at].spec), at);
    }

    OperatorId find(Symbol native, const OperatorSpec& spec)
    {
        const OperatorId next(m_arrays.operators.size());
        const auto [known, isNew] = m_known.try_emplace(keyOf(native, &spec), next);
        if (isNew)
            m_arrays.operators.push_back({native, m_arrays.texts.intern(spec.name), &spec});
        return known->second;
    }

private:
    using Key = std::pair<std::uint32_t, const OperatorSpec*>;
    static Key keyOf(Symbol native, const OperatorSpec* spec) { return {native.index, spec}; }

    GraphArrays& m_arrays;
    std::map<Key, OperatorId> m_known;
};

} // namespace

Graph namedByRank(Graph graph)
{
    const std::vector<Renaming> found = renamings(graph);
    if (found.empty())
        return graph;
    GraphArrays arrays = Graph::dismantle(std::move(graph));
    Kinds kinds(arrays);
    for (const auto& [node, spec] : found) {
        OperatorId& kind = arrays.nodeOperator[node.index];
        kind = kinds.find(arrays.operators[kind.index].native, *spec);
    }
    return Graph(std::move(arrays));
}

} // namespace fusewright
