// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/formats/model_json.h"
#include "engine/graph/attribute_table.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace fusewright {

class CancelToken;

/// Model Explorer's JSON as it is written: nodes name the ends of the edges that come in.
namespace model_explorer {

/// Nodes that stand for the ends of a graph, by their labels.
inline constexpr std::string_view inputsLabel = "GraphInputs";
inline constexpr std::string_view outputsLabel = "GraphOutputs";
inline constexpr std::string_view constantLabel = "pseudo_const";
inline constexpr std::string_view quantizedConstantLabel = "pseudo_qconst";
/// Ours: values of the graph around a nested one.
inline constexpr std::string_view capturedLabel = "GraphCaptures";

inline bool isEndLabel(std::string_view label)
{
    return label == inputsLabel || label == outputsLabel || label == capturedLabel;
}
inline bool isConstantLabel(std::string_view label)
{
    return label == constantLabel || label == quantizedConstantLabel;
}

inline constexpr std::string_view tensorShapeKey = "tensor_shape";
inline constexpr std::string_view tensorNameKey = "tensor_name";
inline constexpr std::string_view moduleTypeKey = "module_type";
/// Of a node whose module has another type than its namespace says.
inline constexpr std::string_view ownModuleTypeKey = "__module_type";
inline constexpr std::string_view ownSourceKey = "__source";
/// Of a node whose module has a name that no namespace can have.
inline constexpr std::string_view ownModuleKey = "__module";
/// Of a result that is quantized; the JSON that our own files have for it.
inline constexpr std::string_view encodingKey = "__encoding";
inline constexpr std::string_view valueKey = "__value";
inline constexpr std::string_view nameKey = "__name";
/// Of an operator that is called as one of the nodes above.
inline constexpr std::string_view operatorKey = "__operator";
/// Of a node that makes nothing and of a graph that gives nothing; elsewhere such a list is only
/// left out.
inline constexpr std::string_view resultsKey = "__results";
inline constexpr std::string_view outputsKey = "__outputs";
inline constexpr std::string_view noneText = "none";

struct ExplorerEdge {
    std::string_view source;
    std::string_view output = "0"; ///< Of the source.
    std::string_view input;        ///< Of the node; empty where the place in the list counts.
};

struct ExplorerOutput {
    std::string_view id;
    std::string_view tensor; ///< `float32[1,16]`
    std::string_view shape;  ///< Where it stands alone.
    std::string_view type;
    std::string_view name;
    std::string_view encoding;
    bool isLeftOut = false; ///< It has no name because nothing is to use it.
};

struct ExplorerNode {
    std::string_view id;
    std::string_view label;
    std::string_view space; ///< `layers/0/attn`
    std::vector<std::pair<std::string_view, AttributeValue>> attributes;
    std::vector<ExplorerEdge> edges;
    std::vector<ExplorerOutput> outputs;
    std::vector<std::string_view> subgraphs;
    std::size_t place = 0;
    bool makesNothing = false;
    bool isOperator = false; ///< Whatever its label is.
};

struct ExplorerGraph {
    std::string_view id;
    std::vector<ExplorerNode> nodes;
    /// Facts of modules by their namespace; those of the graph have an empty one.
    std::vector<std::pair<std::string_view, std::vector<std::pair<std::string_view, std::string>>>>
        groups;
};

/// Reads all the graphs of a file, whichever of the known ways they are wrapped in. Texts stay
/// valid as long as the JSON.
std::vector<ExplorerGraph> readExplorerFile(const ModelJson& json, JsonValue root,
                                            const CancelToken& cancel);

} // namespace model_explorer
} // namespace fusewright
