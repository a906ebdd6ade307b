// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/session/term_match.h"

#include "engine/graph/graph.h"
#include "engine/partition/made_partition.h"
#include "engine/session/shape_words.h"

#include <algorithm>

namespace fusewright {

TermMatch::TermMatch(const QueryTerm& term, const QueryGround& ground)
    : m_term(term), m_ground(ground)
{
    const bool isFree = term.field == QueryField::Any;
    if (isFree || term.field == QueryField::Operator)
        askOperators();
    if (isFree || term.field == QueryField::Module)
        askModules();
    if (term.shape)
        askShapes();
    if (term.field == QueryField::Rule || term.field == QueryField::Heuristic)
        askRules();
    if (isFree || term.field == QueryField::Attribute)
        m_attributeNames.resize(ground.graph.texts().size(), Answer::NotAsked);
}

void TermMatch::askOperators()
{
    const Graph& graph = m_ground.graph;
    for (const Operator& each : graph.operators())
        m_operators.push_back(m_term.text.accepts(graph.text(each.native))
                              || m_term.text.accepts(graph.text(each.canonical)));
}

void TermMatch::askModules()
{
    const Graph& graph = m_ground.graph;
    for (const Module& each : graph.modules())
        m_modules.push_back(m_term.text.accepts(graph.text(each.path))
                            || m_term.text.accepts(graph.text(each.type)));
}

void TermMatch::askShapes()
{
    const Graph& graph = m_ground.graph;
    for (const ShapeId shape : IdRange<ShapeId>(0, graph.shapes().size()))
        m_shapes.push_back(fusewright::accepts(*m_term.shape, graph, shape));
}

void TermMatch::askRules()
{
    if (!m_ground.rules)
        return;
    for (const Rule& rule : m_ground.rules->rules)
        m_rules.push_back(m_term.field == QueryField::Rule
                              ? m_term.text.accepts(rule.name)
                              : rule.heuristic && m_term.text.accepts(*rule.heuristic));
}

bool TermMatch::accepts(NodeId node)
{
    const Graph& graph = m_ground.graph;
    switch (m_term.field) {
    case QueryField::Any:
        return acceptsFree(node);
    case QueryField::Operator:
        return m_operators[graph.operatorId(node).index];
    case QueryField::Name:
        return m_term.text.accepts(graph.nodeName(node));
    case QueryField::Attribute:
        return acceptsAttributes(node);
    case QueryField::Shape:
    case QueryField::Type:
    case QueryField::Step:
        return acceptsValues(node);
    case QueryField::Module:
        return m_modules[graph.moduleId(node).index];
    case QueryField::Rule:
    case QueryField::Heuristic:
        return acceptsRule(node);
    case QueryField::Section:
    case QueryField::Fold:
        return acceptsNumber(node);
    }
    return false;
}

bool TermMatch::acceptsFree(NodeId node)
{
    const Graph& graph = m_ground.graph;
    return m_operators[graph.operatorId(node).index] || m_modules[graph.moduleId(node).index]
        || m_term.text.accepts(graph.nodeName(node)) || acceptsAttributes(node)
        || ((m_term.shape || m_term.type || m_term.isQuantized) && acceptsValues(node));
}

bool TermMatch::acceptsAttributes(NodeId node)
{
    for (const Attribute& attribute : m_ground.graph.attributes(node)) {
        const bool hasName = acceptsAttributeName(attribute.name);
        const bool fits = m_term.value ? hasName && acceptsAttributeValue(attribute.value)
                                       : hasName || acceptsAttributeValue(attribute.value);
        if (fits)
            return true;
    }
    return false;
}

bool TermMatch::acceptsAttributeName(Symbol name)
{
    Answer& answer = m_attributeNames[name.index];
    if (answer == Answer::NotAsked)
        answer = m_term.text.accepts(m_ground.graph.text(name)) ? Answer::Yes : Answer::No;
    return answer == Answer::Yes;
}

bool TermMatch::acceptsAttributeValue(AttributeValueId id)
{
    if (m_attributeValues.size() <= id.index)
        m_attributeValues.resize(2 * id.index + 1, Answer::NotAsked);
    Answer& answer = m_attributeValues[id.index];
    if (answer == Answer::NotAsked) {
        const AttributeValue& value = m_ground.graph.attributeValue(id);
        const TextTest& test = m_term.value ? *m_term.value : m_term.text;
        const auto* const text = std::get_if<std::string>(&value);
        answer = test.accepts(text ? *text : toText(value)) ? Answer::Yes : Answer::No;
    }
    return answer == Answer::Yes;
}

bool TermMatch::acceptsValues(NodeId node) const
{
    const Graph& graph = m_ground.graph;
    for (const ValueId value : graph.outputs(node)) {
        if (acceptsValue(value))
            return true;
    }
    return std::ranges::any_of(
        graph.inputs(node), [&](ValueId value) { return value.isValid() && acceptsValue(value); });
}

bool TermMatch::acceptsValue(ValueId value) const
{
    const Graph& graph = m_ground.graph;
    return (m_term.shape && m_shapes[graph.shapeId(value).index])
        || (m_term.type && graph.valueType(value) == *m_term.type)
        || (m_term.isQuantized && graph.isQuantized(value)) || (m_term.step && acceptsStep(value));
}

bool TermMatch::acceptsStep(ValueId value) const
{
    if (!m_ground.graph.isQuantized(value))
        return false;
    const Encoding& encoding = *m_ground.graph.encodingOf(value);
    return std::ranges::any_of(
        encoding.steps, [&](const FixedPoint& step) { return m_term.step->accepts(step.scale); });
}

bool TermMatch::acceptsRule(NodeId node) const
{
    if (!m_ground.made || !m_ground.rules)
        return false;
    const Partition& partition = m_ground.made->partition;
    const auto rule = partition.sections[partition.sectionOf[node.index]].rule;
    return rule && m_rules[*rule];
}

bool TermMatch::acceptsNumber(NodeId node) const
{
    if (!m_ground.made)
        return false;
    const std::uint32_t section = m_ground.made->partition.sectionOf[node.index];
    return m_term.number
        == (m_term.field == QueryField::Section ? section : m_ground.made->folding.foldOf[section]);
}

} // namespace fusewright
