// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/rewrite/stage_text.h"

#include "tests/engine/kit/broken_graph.h"

#include <algorithm>
#include <map>

namespace fusewright::test {

namespace {

std::string numbersText(const std::set<std::uint32_t>& numbers)
{
    std::string text;
    for (const std::uint32_t number : numbers)
        text += " n" + std::to_string(number);
    return text;
}

std::set<std::uint32_t> numbersOf(const std::vector<NodeId>& nodes)
{
    std::set<std::uint32_t> numbers;
    for (const NodeId node : nodes)
        numbers.insert(node.index);
    return numbers;
}

std::string stepText(const PlainStep& step)
{
    std::string text = "r" + std::to_string(step.rule) + '@' + 'n' + std::to_string(step.place);
    if (step.pattern > 0)
        text += " pattern " + std::to_string(step.pattern);
    for (const auto& [entry, node] : step.bound)
        text += " e" + std::to_string(entry) + "=n" + std::to_string(node);
    text += " -" + numbersText(step.removed) + " +" + numbersText(step.added);
    for (const std::string& answer : step.restsOn)
        text += " rests on " + answer;
    return text + '\n';
}

std::string allText(const std::string& graph, const std::vector<PlainStep>& steps,
                    const std::set<PlainRefusal>& refused, const std::set<PlainChange>& changes)
{
    std::string text = graph;
    for (const PlainStep& step : steps)
        text += stepText(step);
    for (const auto& [rule, pattern, place, reason] : refused)
        text += std::string(refusalCode(reason)) + " r" + std::to_string(rule) + '@' + 'n'
            + std::to_string(place) + (pattern > 0 ? '/' + std::to_string(pattern) : "") + '\n';
    for (const auto& [before, after] : changes)
        text += "became:" + numbersText(before) + " ->" + numbersText(after) + '\n';
    return text;
}

std::string endText(bool isSettled, bool isCutShort)
{
    return std::string(isSettled ? "" : "not settled\n") + (isCutShort ? "cut short\n" : "");
}

std::string outputsText(const std::vector<std::string>& outputs)
{
    std::string text = "->";
    for (const std::string& output : outputs)
        text += ' ' + output;
    return text + '\n';
}

std::string plainGraphText(const PlainGraph& plain)
{
    const Graph graph = plain.build();
    const auto called = [&](const std::string& value) {
        const auto found = std::ranges::find(plain.inputs, value, &PlainInput::name);
        // What a stage makes is called by its content; names of the graph stay.
        const bool isMade =
            found != plain.inputs.end() && found->name.starts_with('c') && found->content;
        return isMade ? constantText(found->facts, found->content) : value;
    };
    std::string text;
    for (std::size_t at = 0; at < plain.nodes.size(); ++at) {
        const PlainNode& node = plain.nodes[at];
        ToldNode told{.number = node.number, .op = node.op};
        for (const std::string& operand : node.operands)
            told.operands.push_back(called(operand));
        told.attributes = node.attributes;
        for (const ValueId result : graph.outputs(NodeId(at)))
            told.results.push_back(knownFacts(graph, result));
        text += textOf(told);
    }
    std::vector<std::string> outputs;
    for (const std::string& output : plain.outputs)
        outputs.push_back(called(output));
    return text + outputsText(outputs);
}

/// The graph after a stage, with its operators numbered as in the stage.
class NumberedGraph {
public:
    explicit NumberedGraph(const StageResult& stage) : m_stage(stage), m_graph(*stage.after)
    {
        const std::size_t count = stage.before->nodeCount();
        for (const NodeId node : stage.before->nodes())
            m_numbers[std::string(stage.before->nodeName(node))] = node.index;
        for (std::size_t at = 0; at < stage.addedNames.size(); ++at)
            m_numbers[stage.addedNames[at]] = static_cast<std::uint32_t>(count + at);
    }

    std::uint32_t number(NodeId node) const
    {
        const auto found = m_numbers.find(std::string(m_graph.nodeName(node)));
        return found == m_numbers.end() ? 999 : found->second;
    }
    std::string value(ValueId value) const;
    std::string text() const;

private:
    const StageResult& m_stage;
    const Graph& m_graph;
    std::map<std::string, std::uint32_t> m_numbers; ///< By name.
};

std::string NumberedGraph::value(ValueId value) const
{
    if (!value.isValid())
        return {};
    const NodeId maker = m_graph.producer(value);
    if (maker.isValid())
        return PlainNode{.number = number(maker)}.result(value.index
                                                         - m_graph.outputs(maker).front().index);
    std::string name(m_graph.valueName(value));
    for (const ValueId old : m_stage.before->values()) {
        if (m_stage.before->valueName(old) == name && !m_stage.before->producer(old).isValid())
            return name;
    }
    const AttributeValue* const content = m_graph.literal(value);
    return constantText(knownFacts(m_graph, value),
                        content ? std::optional(*content) : std::nullopt);
}

std::string NumberedGraph::text() const
{
    std::string text;
    for (const NodeId node : m_graph.nodes()) {
        ToldNode told{.number = number(node), .op = std::string(m_graph.nativeName(node))};
        for (const ValueId operand : m_graph.inputs(node))
            told.operands.push_back(value(operand));
        for (const Attribute& attribute : m_graph.attributes(node))
            told.attributes.emplace_back(m_graph.text(attribute.name),
                                         m_graph.attributeValue(attribute.value));
        for (const ValueId result : m_graph.outputs(node))
            told.results.push_back(knownFacts(m_graph, result));
        text += textOf(told);
    }
    std::vector<std::string> outputs;
    for (const ValueId output : m_graph.outputs())
        outputs.push_back(value(output));
    return text + outputsText(outputs);
}

} // namespace

std::string textOf(const PlainStage& stage)
{
    return allText(plainGraphText(stage.after), stage.steps, stage.refused, stage.changes)
        + endText(stage.isSettled, stage.isCutShort);
}

std::string textOf(const StageResult& stage)
{
    const NumberedGraph numbered(stage);
    std::vector<PlainStep> steps;
    for (const RewriteStep& step : stage.steps) {
        PlainStep& plain = steps.emplace_back();
        plain.rule = step.rule;
        plain.pattern = step.pattern;
        plain.place = step.place.index;
        for (const auto& [entry, node] : step.bound)
            plain.bound.emplace_back(entry.index, node.index);
        plain.removed = numbersOf(step.removed);
        plain.added = numbersOf(step.added);
        plain.restsOn.insert(step.restsOn.begin(), step.restsOn.end());
    }
    std::set<PlainRefusal> refused;
    for (const RefusedRewrite& each : stage.refused)
        refused.insert({each.rule, each.pattern, each.place.index, each.reason});
    std::set<PlainChange> changes;
    for (const ChangedNodes& change : stage.map.changes()) {
        PlainChange plain{numbersOf(change.before), {}};
        for (const NodeId node : change.after)
            plain.second.insert(numbered.number(node));
        changes.insert(std::move(plain));
    }
    std::string text = allText(numbered.text(), steps, refused, changes)
        + endText(stage.isSettled, stage.isCutShort);
    for (const NodeId node : stage.before->nodes()) {
        const NodeId after = stage.map.after(node);
        if (after.isValid() && numbered.number(after) != node.index)
            text += "not the same: n" + std::to_string(node.index) + '\n';
    }
    const std::string wrong = brokenGraph(*stage.after);
    return wrong.empty() ? text : text + "broken: " + wrong + '\n';
}

} // namespace fusewright::test
