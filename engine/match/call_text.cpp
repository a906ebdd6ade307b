// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/match/call_text.h"

#include "engine/graph/graph.h"
#include "engine/graph/literal_values.h"

#include <utility>

namespace fusewright {

namespace {

/// Puts commas and brackets between arguments that are told one after another.
class CallPrinter {
public:
    void add(std::uint8_t depth, std::string_view keyword, bool isList, const std::string& text)
    {
        closeTo(depth);
        if (!std::exchange(m_isFirst, false))
            m_text += ", ";
        if (!keyword.empty())
            m_text += std::string(keyword) + '=';
        m_text += isList ? "[" : text;
        m_isFirst = isList;
        m_depth += isList ? 1 : 0;
    }
    std::string finished()
    {
        closeTo(0);
        return m_text + ')';
    }

private:
    void closeTo(std::uint8_t depth)
    {
        while (m_depth > depth) {
            m_text += ']';
            --m_depth;
            m_isFirst = false;
        }
    }

    std::string m_text = "(";
    unsigned m_depth = 0;
    bool m_isFirst = true;
};

} // namespace

namespace {

void addArgument(CallPrinter& printer, const Graph& graph, NodeId node,
                 const CallArgument& argument, std::uint8_t outer)
{
    const auto inputs = graph.inputs(node);
    std::string text;
    if (argument.isOperand() && argument.operand < inputs.size())
        text = graph.valueName(inputs[argument.operand]);
    else if (argument.literal.isValid())
        text = pythonText(graph.attributeValue(argument.literal));
    const bool isNamed = argument.keyword.isValid() && outer == 0;
    printer.add(static_cast<std::uint8_t>(argument.depth - outer),
                isNamed ? graph.text(argument.keyword) : std::string_view(), argument.isList(),
                text);
}

} // namespace

std::string callText(const Graph& graph, NodeId node)
{
    CallPrinter printer;
    for (const CallArgument& argument : graph.arguments(node))
        addArgument(printer, graph, node, argument, 0);
    return printer.finished();
}

std::string argumentText(const Graph& graph, const TakenArgument& taken)
{
    if (taken.literal)
        return pythonText(*taken.literal);
    const auto arguments = graph.arguments(taken.caller);
    CallPrinter printer;
    for (std::size_t at = taken.argument + std::size_t{1}; at < arguments.size(); ++at) {
        const auto outer = static_cast<std::uint8_t>(arguments[taken.argument].depth + 1);
        if (arguments[at].depth < outer)
            break;
        addArgument(printer, graph, taken.caller, arguments[at], outer);
    }
    return printer.finished();
}

std::string callText(const Pattern& pattern, EntryId entry)
{
    CallPrinter printer;
    const std::optional<CallForm>& form = pattern.entry(entry).call;
    for (const FormArgument& argument : form ? form->arguments : std::vector<FormArgument>()) {
        const std::string text = argument.kind == FormArgument::Kind::Entry
            ? pattern.entry(argument.entry).name
            : pythonText(argument.literal);
        printer.add(argument.depth, argument.keyword, argument.kind == FormArgument::Kind::List,
                    text);
    }
    return printer.finished();
}

} // namespace fusewright
