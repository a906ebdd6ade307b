// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/graph/parameter_inputs.h"

#include "engine/graph/graph.h"
#include "engine/support/letters.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace fusewright {

namespace {

/// What weights are called, alone or behind a dot or a slash.
constexpr auto weightNames = std::to_array<std::string_view>({
    "weight",
    "bias",
    "gamma",
    "beta",
    "kernel",
    "running_mean",
    "running_var",
    "moving_mean",
    "moving_variance",
    "num_batches_tracked",
    "weight_scale",
    "weight_zero_point",
});

/// The same where a name may have no dots: only with something before it.
constexpr auto weightEndings = std::to_array<std::string_view>({
    "_weight",
    "_proj_bias",
    "_running_mean",
    "_running_var",
    "_num_batches_tracked",
});

/// Weights of Flax, which have the path of keys `params['norm']['scale']`; elsewhere a scale or an
/// embedding may be data.
constexpr auto keyedNames = std::to_array<std::string_view>({"scale", "embedding"});
/// What JAX models call the trees that hold all their weights, and nothing else.
constexpr auto weightTrees =
    std::to_array<std::string_view>({"params", "batch_stats", "lora", "lora_params", "weights"});
/// The same of what an optimizer keeps, one for each weight.
constexpr auto stateTrees = std::to_array<std::string_view>({"opt", "opt_state", "optimizer"});
/// And of what comes with each step.
constexpr auto dataTrees = std::to_array<std::string_view>({"batch", "inputs", "data"});

/// Exporters put this before the name of a parameter or a buffer without points in it.
constexpr auto exportedPrefixes = std::to_array<std::string_view>({"p_", "param_"});
/// Written by torch for a tensor without a name: the first operator that uses it, and a number.
constexpr std::string_view unnamedPrefix = "onnx::";

/// Operands of layers that are weights: from one place up to another.
struct WeightPlaces {
    std::string_view name;
    std::uint32_t first = 1;
    std::uint32_t last = 1;
};

constexpr auto layers = std::to_array<WeightPlaces>({
    {"conv1d", 1, 2},
    {"conv2d", 1, 2},
    {"conv3d", 1, 2},
    {"conv_transpose1d", 1, 2},
    {"conv_transpose2d", 1, 2},
    {"conv_transpose3d", 1, 2},
    {"batch_norm", 1, 4},
    {"instance_norm", 1, 4},
    {"group_norm", 1, 2},
    {"layer_norm", 1, 2},
    {"rms_norm", 1, 1},
    {"linear", 1, 2},
    {"prelu", 1, 1},
});

/// `kernel` of `layers/dense.kernel` and of `params['dense']['kernel']`.
struct LastStep {
    std::string_view name;
    bool isKey = false;
};

LastStep lastStepOf(std::string_view name)
{
    if (name.ends_with("']")) {
        const std::string_view inside = name.substr(0, name.size() - 2);
        const std::size_t quote = inside.rfind("['");
        if (quote != inside.npos)
            return {inside.substr(quote + 2), true};
    }
    const std::size_t dot = name.find_last_of("./");
    return {dot == name.npos ? name : name.substr(dot + 1), false};
}

/// The tree of a name such as `params.dense.w` or `batch.sparse[3]`; empty where it is in none.
std::string_view treeOf(std::string_view name)
{
    const std::size_t end = name.find_first_of("./");
    return end == name.npos ? std::string_view() : name.substr(0, end);
}

template <std::size_t Count>
bool isAmong(std::string_view tree, const std::array<std::string_view, Count>& trees)
{
    return std::ranges::find(trees, tree) != trees.end();
}

/// Whether a key below one of the trees of weights is named: `state.params['dense']['kernel']`,
/// `params.dense.w`.
bool isInWeightTree(std::string_view name)
{
    if (isAmong(treeOf(name), weightTrees) || isAmong(treeOf(name), stateTrees))
        return true;
    const std::size_t bracket = name.find("['");
    if (bracket == name.npos)
        return false;
    const std::string_view root = name.substr(0, bracket);
    const std::string_view owner = root.substr(root.find_last_of('.') + 1);
    const auto isOwner = [&](auto tree) { return owner == tree; };
    const auto isKeyOnTheWay = [&](auto tree) {
        return name.find("['" + std::string(tree) + "'][") != name.npos;
    };
    return std::ranges::any_of(weightTrees, isOwner)
        || std::ranges::any_of(weightTrees, isKeyOnTheWay);
}

bool isNamedLikeOne(std::string_view name)
{
    const auto [last, isKey] = lastStepOf(name);
    return std::ranges::find(weightNames, last) != weightNames.end()
        || (isKey && std::ranges::find(keyedNames, last) != keyedNames.end())
        || std::ranges::any_of(weightEndings, [&](auto end) { return last.ends_with(end); })
        || std::ranges::any_of(exportedPrefixes,
                               [&](auto begin) { return name.starts_with(begin); });
}

/// `arg12_1` or `primals_7`, as torch calls the inputs of what it captures.
bool isNameOfACapture(std::string_view name)
{
    const bool isArgument = name.starts_with("arg") && name.ends_with("_1");
    if (!isArgument && !name.starts_with("primals_"))
        return false;
    const std::string_view number = isArgument ? name.substr(3, name.size() - 5)
                                               : name.substr(std::string_view("primals_").size());
    return !number.empty() && std::ranges::all_of(number, isDigit);
}

class ParameterFinder {
public:
    explicit ParameterFinder(const Graph& graph) : m_graph(graph)
    {
        for (const Operator& kind : graph.operators()) {
            const auto layer =
                std::ranges::find(layers, graph.text(kind.canonical), &WeightPlaces::name);
            m_layers.push_back(layer == layers.end() ? nullptr : &*layer);
        }
    }

    /// Where everything is in a tree of weights, the names of its leaves tell the weights apart.
    std::vector<bool> find() const
    {
        if (auto found = findWith(isInWeightTree))
            return *std::move(found);
        const auto isInNone = [](std::string_view) { return false; };
        return findWith(isInNone).value_or(std::vector<bool>(m_graph.inputCount(), false));
    }

private:
    /// Nothing when no input that is used would be left: what is worked on must come from
    /// somewhere.
    std::optional<std::vector<bool>> findWith(bool (*isKnown)(std::string_view name)) const
    {
        const std::size_t own = m_graph.inputCount() - m_graph.capturedCount();
        std::vector<bool> found(m_graph.inputCount(), false);
        bool isAnyLeft = false;
        for (std::size_t at = 0; at < own; ++at) {
            const ValueId value(at);
            const std::string_view name = m_graph.valueName(value);
            found[at] = isKnown(name) || isNamedLikeOne(name) || isUsedLikeOne(value)
                || isVectorOfModule(value)
                || (name.starts_with(unnamedPrefix) && isMultipliedWith(value))
                || (isNameOfACapture(name) && isWeightOfACapture(value));
            isAnyLeft = isAnyLeft || (!found[at] && !m_graph.uses(value).empty());
        }
        return isAnyLeft ? std::optional(std::move(found)) : std::nullopt;
    }

    /// The uses of an input, and of what identities make of it: one that several layers share may
    /// have an identity before each of them.
    std::vector<Use> usesOf(ValueId input) const
    {
        std::vector<Use> all;
        std::vector<ValueId> open{input};
        while (!open.empty()) {
            const ValueId value = open.back();
            open.pop_back();
            for (const Use& use : m_graph.uses(value)) {
                const auto results = m_graph.outputs(use.node);
                // By its first operand only: each result is come to once, however it is wired.
                const bool isPassedOn = use.operand == 0 && results.size() == 1
                    && m_graph.canonicalName(use.node) == "identity";
                if (isPassedOn)
                    open.push_back(*results.begin());
                else
                    all.push_back(use);
            }
        }
        return all;
    }

    bool isUsedLikeOne(ValueId value) const
    {
        const std::vector<Use> uses = usesOf(value);
        return !uses.empty() && std::ranges::all_of(uses, [&](const Use& use) {
            const WeightPlaces* const layer = m_layers[m_graph.operatorId(use.node).index];
            return layer && use.operand >= layer->first && use.operand <= layer->last;
        });
    }

    /// A scale or the like, which any operator may use: called by its module's path
    /// (`stages.0.gamma_1`) or by its first user, with numbers of a known count. Data that is
    /// called so, as `past_key_values.0.key`, has more axes.
    bool isVectorOfModule(ValueId value) const
    {
        const std::string_view name = m_graph.valueName(value);
        if (isAmong(treeOf(name), dataTrees))
            return false;
        const std::size_t dot = name.rfind('.');
        const bool hasPath = dot != name.npos && dot + 1 < name.size() && !isDigit(name[dot + 1]);
        const auto dims = m_graph.shapes().dims(m_graph.shapeId(value));
        return (hasPath || name.starts_with(unnamedPrefix)) && isReal(value) && dims.size() == 1
            && dims[0].isKnown() && dims[0].size() > 1;
    }

    bool isMultipliedWith(ValueId value) const
    {
        const std::vector<Use> uses = usesOf(value);
        return !uses.empty() && std::ranges::all_of(uses, [&](const Use& use) {
            return use.operand == 1 && m_graph.canonicalName(use.node) == "matmul";
        });
    }

    bool isReal(ValueId value) const
    {
        const DataType type = m_graph.valueType(value);
        return type == DataType::F32 || type == DataType::F16 || type == DataType::BF16
            || type == DataType::F64;
    }

    /// What torch captured operator by operator has neither names nor layers: there a table that is
    /// looked up in, a matrix that only turned over is multiplied with, and a vector as long as the
    /// last axis of what it is added to or multiplied with are weights.
    bool isWeightOfACapture(ValueId value) const
    {
        const auto dims = m_graph.shapes().dims(m_graph.shapeId(value));
        const auto& uses = m_graph.uses(value);
        if (!isReal(value) || uses.empty() || dims.empty() || dims.size() > 2 || !dims[0].isKnown())
            return false;
        return std::ranges::all_of(uses, [&](const Use& use) {
            return dims.size() == 1 ? isAlongLastAxis(use, dims[0]) : isTableOrMatrix(use);
        });
    }
    bool isAlongLastAxis(const Use& use, Dim size) const
    {
        const std::string_view op = m_graph.canonicalName(use.node);
        const auto results = m_graph.outputs(use.node);
        if ((op != "add" && op != "mul") || results.size() != 1)
            return false;
        const auto dims = m_graph.shapes().dims(m_graph.shapeId(*results.begin()));
        return dims.size() > 1 && dims.back() == size;
    }
    bool isTableOrMatrix(const Use& use) const
    {
        const std::string_view op = m_graph.canonicalName(use.node);
        if (op == "embedding")
            return use.operand == 0;
        const auto results = m_graph.outputs(use.node);
        if ((op != "transpose" && op != "permute" && op != "t") || results.size() != 1)
            return false;
        const auto& uses = m_graph.uses(*results.begin());
        return !uses.empty() && std::ranges::all_of(uses, [&](const Use& product) {
            const std::string_view by = m_graph.canonicalName(product.node);
            return (by == "matmul" || by == "mm" || by == "addmm") && product.operand > 0;
        });
    }

    const Graph& m_graph;
    std::vector<const WeightPlaces*> m_layers; ///< By operator; null for what has no weights.
};

} // namespace

std::vector<bool> findParameterInputs(const Graph& graph)
{
    return ParameterFinder(graph).find();
}

} // namespace fusewright
