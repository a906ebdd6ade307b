// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/autograd/backward_wish.h"

#include "engine/partition/operator_cost.h"
#include "engine/support/diagnostic.h"
#include "engine/support/nearest_word.h"

#include <algorithm>
#include <array>
#include <span>
#include <string_view>
#include <unordered_map>

namespace fusewright {

namespace {

using ValuesByName = std::unordered_map<std::string_view, ValueId>;

ValuesByName byName(const Graph& graph, std::span<const ValueId> values)
{
    ValuesByName names;
    for (const ValueId value : values) {
        if (value.isValid())
            names.emplace(graph.valueName(value), value);
    }
    return names;
}

void refuse(const std::string& name, std::string_view what, const ValuesByName& known,
            Diagnostics& diagnostics, std::string_view other)
{
    std::vector<std::string_view> names;
    for (const auto& [each, value] : known)
        names.push_back(each);
    std::ranges::sort(names);
    diagnostics.error("unknown-value",
                      "\"" + name + "\" is not " + std::string(what) + " of the model."
                          + (other.empty() ? didYouMean(name, names) : std::string(other)),
                      {});
}

/// The outputs that these names stand for.
std::vector<ValueId> namedLosses(const Graph& graph, const std::vector<std::string>& names,
                                 Diagnostics& diagnostics)
{
    const ValuesByName known = byName(graph, graph.outputs());
    std::vector<ValueId> losses;
    for (const std::string& name : names) {
        const auto found = known.find(name);
        if (found == known.end())
            refuse(name, "an output", known, diagnostics, {});
        else if (!canHaveGradient(graph, found->second))
            diagnostics.error("no-gradient",
                              "\"" + name + "\" has no gradient: it is not of real numbers.", {});
        else
            losses.push_back(found->second);
    }
    return losses;
}

/// Whether it is called as frameworks call what a module keeps and nobody trains: few formats say
/// which constants those are.
bool isCalledLikeATable(std::string_view name)
{
    constexpr auto tables = std::to_array<std::string_view>(
        {"cos", "sin", "cos_cache", "sin_cache", "cos_cached", "sin_cached", "inv_freq",
         "freqs_cis", "running_mean", "running_var", "mask", "attn_mask", "causal_mask"});
    return std::ranges::find(tables, name.substr(name.rfind('.') + 1)) != tables.end();
}

/// Inputs come first, then parameters, as in the graph.
std::vector<ValueId> valuesBefore(const Graph& graph, bool areInputs, bool areParameters)
{
    std::vector<ValueId> values;
    for (std::size_t at = 0; areInputs && at < graph.inputCount(); ++at) {
        if (canHaveGradient(graph, ValueId(at)))
            values.emplace_back(at);
    }
    const std::size_t end = graph.inputCount() + graph.parameterCount();
    for (std::size_t at = graph.inputCount(); areParameters && at < end; ++at) {
        if (isTrained(graph, ValueId(at)))
            values.emplace_back(at);
    }
    return values;
}

/// What somebody who names it may take for an input or a parameter.
std::string_view whatElseIs(const Graph& graph, std::string_view name)
{
    for (const ValueId value : graph.values()) {
        if (graph.producer(value).isValid() && graph.valueName(value) == name)
            return " It is the result of an operator.";
    }
    for (const NestedGraph& nested : graph.nested()) {
        const Graph& body = *nested.graph;
        for (std::size_t at = 0; at < body.inputCount() + body.parameterCount(); ++at) {
            if (body.valueName(ValueId(at)) != name)
                continue;
            if (at < body.inputCount())
                return " It is an input of the body of an operator.";
            if (isTrained(body, ValueId(at)))
                return " It belongs to the body of an operator: \"parameters\" includes those.";
        }
    }
    return {};
}

void addNamed(const Graph& graph, const std::string& name, const ValuesByName& known,
              BackwardWish& wish, Diagnostics& diagnostics)
{
    const auto found = known.find(name);
    if (found == known.end()) {
        refuse(name, "an input or parameter", known, diagnostics, whatElseIs(graph, name));
        return;
    }
    if (canHaveGradient(graph, found->second)) {
        wish.wanted.push_back(found->second);
        return;
    }
    diagnostics.error("no-gradient",
                      "\"" + name + "\" has no gradient: its elements are "
                          + std::string(dataTypeName(graph.valueType(found->second)))
                          + ". Only real and complex numbers have one.",
                      {});
}

} // namespace

bool isTrained(const Graph& graph, ValueId parameter)
{
    const bool isNumber = graph.literal(parameter)
        && graph.shapes().isRanked(graph.shapeId(parameter))
        && graph.shapes().dims(graph.shapeId(parameter)).empty();
    return canHaveGradient(graph, parameter) && !isNumber && !isOneNumber(graph, parameter)
        && !graph.isSpelled(parameter) && !isCalledLikeATable(graph.valueName(parameter));
}

BackwardWish wishOf(const Graph& graph, const BackwardChoice& choice, Diagnostics& diagnostics)
{
    BackwardWish wish;
    wish.losses =
        choice.losses.empty() ? lossesOf(graph) : namedLosses(graph, choice.losses, diagnostics);
    std::vector<ValueId> all;
    for (std::size_t at = 0; at < graph.inputCount() + graph.parameterCount(); ++at)
        all.emplace_back(at);
    const ValuesByName known = byName(graph, all);
    const std::vector<std::string> usual{"parameters"};
    for (const std::string& word : choice.wanted.empty() ? usual : choice.wanted) {
        if (word != "inputs" && word != "parameters" && word != "all") {
            addNamed(graph, word, known, wish, diagnostics);
            continue;
        }
        wish.wantsBodies = wish.wantsBodies || word != "inputs";
        const auto values = valuesBefore(graph, word != "parameters", word != "inputs");
        wish.wanted.insert(wish.wanted.end(), values.begin(), values.end());
    }
    return wish;
}

} // namespace fusewright
