// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/report/step_text.h"

#include "engine/graph/graph.h"
#include "engine/match/call_text.h"
#include "engine/partition/stepped_place.h"
#include "engine/report/binding_json.h"
#include "engine/report/failure_text.h"
#include "engine/report/text_table.h"
#include "engine/rules/rule.h"
#include "engine/support/json_writer.h"

#include <algorithm>

namespace fusewright {

namespace {

using Kind = SearchStep::Kind;
using Layout = JsonWriter::Layout;

class StepWords {
public:
    StepWords(const Graph& graph, const RuleSet& rules, const SteppedPlace& stepped)
        : m_graph(graph), m_rules(rules), m_stepped(stepped)
    {
    }

    std::string text(const SearchStep& step) const;

private:
    const Pattern& pattern() const
    {
        return m_rules.rules[m_stepped.rule].patterns[m_stepped.pattern].pattern;
    }
    std::string nodeText(NodeId node) const;
    std::string takeText(const SearchStep& step) const;
    std::string passText(const SearchStep& step) const;
    std::string failureText(const SearchStep& step) const;
    std::string takenText(NodeId node) const;
    std::string endText(const SearchStep& step) const;

    const Graph& m_graph;
    const RuleSet& m_rules;
    const SteppedPlace& m_stepped;
};

std::string StepWords::nodeText(NodeId node) const
{
    return std::string(m_graph.nodeName(node)) + " (" + std::string(m_graph.canonicalName(node))
        + ')';
}

std::string StepWords::takenText(NodeId node) const
{
    const auto by = m_stepped.takenBy.find(node);
    return by == m_stepped.takenBy.end()
        ? "it is in a section already"
        : "it is in a section of " + m_rules.rules[by->second].name;
}

std::string StepWords::takeText(const SearchStep& step) const
{
    const Entry& entry = pattern().entry(step.entry);
    const MatchSlot& slot = step.soFar.slot(step.entry);
    if (entry.kind == Entry::Kind::Choice)
        return entry.name + " stands for " + pattern().entry(entry.options[slot.option]).name;
    if (const TakenArgument* const argument = step.soFar.argument(step.entry))
        return entry.name + " takes " + argumentText(m_graph, *argument);
    if (entry.kind != Entry::Kind::Operator)
        return entry.name + " takes the value " + std::string(m_graph.valueName(slot.value));
    if (slot.length > 1)
        return entry.name + " takes " + std::to_string(slot.length) + " operators, from "
            + nodeText(slot.first) + " to " + nodeText(slot.last);
    return entry.name + " takes " + nodeText(slot.first)
        + (slot.isSwapped ? ", its first two operands the other way round" : "");
}

std::string StepWords::passText(const SearchStep& step) const
{
    const std::string& name = pattern().entry(step.entry).name;
    if (!step.node.isValid())
        return name + " does not fit the match so far";
    std::string text = name + " passes over " + nodeText(step.node) + ": ";
    switch (step.why) {
    case Passing::InUse:
        return text + "another entry has it";
    case Passing::Taken:
        return text + takenText(step.node);
    case Passing::Wiring:
        return text + "it lacks an edge that the rule requires";
    case Passing::Condition:
        return text + "a condition of the rule does not hold";
    case Passing::Later:
        return text + "it can only lead to a later match than the one found";
    case Passing::Operands:
        return text + "it has a different number of operands";
    }
    return text;
}

std::string StepWords::failureText(const SearchStep& step) const
{
    if (step.failure)
        return fusewright::failureText(m_graph, pattern(), *step.failure);
    return step.node.isValid() ? nodeText(step.node) + " would fit, but " + takenText(step.node)
                               : "nothing fits";
}

std::string StepWords::endText(const SearchStep& step) const
{
    const std::size_t count = allNodes(step.soFar).size();
    const std::string operators = counted(count, "operator");
    if (m_stepped.search.isMatch)
        return "It matches: " + operators;
    const std::string name = step.entry.isValid() ? pattern().entry(step.entry).name : "nothing";
    if (m_stepped.search.isGivenUp)
        return "The search was abandoned at " + name + ": too many candidate operators";
    return "It does not match. The furthest attempt had " + operators + " and stopped at " + name
        + ": " + failureText(step);
}

std::string StepWords::text(const SearchStep& step) const
{
    const std::string name = step.entry.isValid() ? pattern().entry(step.entry).name : "";
    switch (step.kind) {
    case Kind::Begin:
        return "Looks at " + nodeText(step.node);
    case Kind::Again:
        return "Retrying with every possible repetition";
    case Kind::Take:
        return takeText(step);
    case Kind::LeaveOut:
        return name + " is left out";
    case Kind::PassOver:
        return passText(step);
    case Kind::GiveBack:
        return step.node.isValid() ? name + " gives back " + nodeText(step.node)
                                   : name + " tries something else";
    case Kind::Stuck:
        return name + " finds nothing: " + failureText(step);
    case Kind::Found:
        return "Every entry is bound";
    case Kind::End:
        return endText(step);
    }
    return {};
}

} // namespace

std::string_view stepCode(SearchStep::Kind kind)
{
    switch (kind) {
    case Kind::Begin:
        return "begin";
    case Kind::Again:
        return "again";
    case Kind::Take:
        return "take";
    case Kind::LeaveOut:
        return "leave-out";
    case Kind::PassOver:
        return "pass-over";
    case Kind::GiveBack:
        return "give-back";
    case Kind::Stuck:
        return "stuck";
    case Kind::Found:
        return "found";
    case Kind::End:
        return "end";
    }
    return {};
}

std::string stepText(const Graph& graph, const RuleSet& rules, const SteppedPlace& stepped,
                     const SearchStep& step)
{
    return StepWords(graph, rules, stepped).text(step);
}

std::string stepsText(const Graph& graph, const RuleSet& rules, const SteppedPlace& stepped)
{
    const std::vector<SearchStep>& steps = stepped.search.steps;
    std::string text = "\nSteps of " + rules.rules[stepped.rule].patterns[stepped.pattern].name
        + " at " + std::string(graph.nodeName(stepped.place)) + '\n';
    TextTable table({TextTable::Align::Right, TextTable::Align::Left});
    for (std::size_t at = 0; at < steps.size(); ++at) {
        const std::size_t left = stepped.search.stepCount - steps.size();
        const bool isEnd = at + 1 == steps.size();
        if (isEnd && left > 0)
            table.addRow({"…", counted(left, "step") + " more"});
        table.addRow({std::to_string(isEnd ? stepped.search.stepCount : at + 1),
                      stepText(graph, rules, stepped, steps[at])});
    }
    return text + table.text();
}

void writeSteps(JsonWriter& writer, const Graph& graph, const RuleSet& rules,
                const SteppedPlace& stepped)
{
    const Pattern& pattern = rules.rules[stepped.rule].patterns[stepped.pattern].pattern;
    writer.beginArray();
    for (const SearchStep& step : stepped.search.steps) {
        writer.beginObject(Layout::Compact).key("step").string(stepCode(step.kind));
        writer.key("entry");
        if (step.entry.isValid())
            writer.string(pattern.entry(step.entry).name);
        else
            writer.null();
        writer.key("at");
        if (step.node.isValid())
            writer.string(graph.nodeName(step.node));
        else
            writer.null();
        writer.key("message").string(stepText(graph, rules, stepped, step)).key("matched");
        writeBindings(writer, graph, pattern, step.soFar);
        writer.endObject();
    }
    writer.endArray();
}

} // namespace fusewright
