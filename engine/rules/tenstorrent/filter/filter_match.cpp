// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tenstorrent/filter/filter_match.h"

namespace fusewright {

namespace {

PythonValue boundValue(ModelFilterGraph& model, const FilterBinding& binding)
{
    if (binding.node.isValid())
        return model.node(model.placeOf(binding.node));
    if (binding.value.isValid())
        return model.node(model.placeOf(binding.value));
    if (binding.isOutput)
        return model.node(model.outputPlace());
    if (binding.literal)
        return model.literalOf(binding.caller, *binding.literal);
    if (binding.caller.isValid())
        return model.argumentValue(binding.caller, binding.argument);
    return {};
}

} // namespace

FilterMatch::FilterMatch(ModelFilterGraph& model, PatternFilterGraph& pattern,
                         const FilterGround& ground)
{
    PythonRuntime& runtime = model.scene().runtime();
    m_namedNodes = PythonValue(runtime.table(PythonType::Dict));
    bind(model, pattern, ground.inOrder);
    std::vector<PythonValue> anchors;
    for (const std::uint32_t anchor : ground.anchors) {
        if (anchor < pattern.outputPlace())
            anchors.push_back(pattern.node(anchor));
    }
    m_anchors = runtime.list(std::move(anchors));
    std::vector<std::uint32_t> parameters;
    const auto& nodes = ground.pattern.nodes;
    for (std::uint32_t place = 0; place < nodes.size(); ++place) {
        if (nodes[place].isParameter)
            parameters.push_back(place);
    }
    m_placeholders = taken(runtime, pattern, parameters);
    m_returning = taken(runtime, pattern, pattern.returned());
}

void FilterMatch::bind(ModelFilterGraph& model, PatternFilterGraph& pattern,
                       std::span<const FilterBinding> inOrder)
{
    PythonRuntime& runtime = model.scene().runtime();
    PythonTable& table = runtime.table(PythonType::Dict);
    for (const FilterBinding& binding : inOrder) {
        if (binding.patternNode >= pattern.outputPlace())
            continue;
        PythonValue value = boundValue(model, binding);
        if (!value.isValid())
            value = runtime.unknown("What this node takes is not known.");
        runtime.setKey(table, pattern.node(binding.patternNode), value);
    }
    m_nodesMap = PythonValue(table);
}

PythonValue FilterMatch::taken(PythonRuntime& runtime, PatternFilterGraph& pattern,
                               const std::vector<std::uint32_t>& places) const
{
    std::vector<PythonValue> values;
    for (const std::uint32_t place : places) {
        const PythonTable::Entry* const entry =
            runtime.findKey(m_nodesMap.as<PythonTable>(), pattern.node(place));
        if (entry)
            values.push_back(entry->value);
    }
    return runtime.list(std::move(values));
}

PythonValue FilterMatch::attribute(const PythonAsk&, std::string_view name)
{
    if (name == "nodes_map")
        return m_nodesMap;
    if (name == "anchors")
        return m_anchors;
    if (name == "placeholder_nodes")
        return m_placeholders;
    if (name == "returning_nodes")
        return m_returning;
    return name == "name_node_map" ? m_namedNodes : PythonValue();
}

} // namespace fusewright
