// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/graph/literal_values.h"
#include "engine/pattern/expression_text.h"
#include "engine/pattern/replacement.h"

#include <vector>

namespace fusewright {

namespace {

using PartKind = ReplacementPart::Kind;
using From = MadeFact::From;

/// Writes texts with something between, and nothing before the first.
class TextList {
public:
    explicit TextList(const char* between) : m_between(between) { }

    void add(const std::string& text)
    {
        m_text += (m_isEmpty ? "" : m_between) + text;
        m_isEmpty = false;
    }
    const std::string& text() const { return m_text; }

private:
    const char* m_between;
    std::string m_text;
    bool m_isEmpty = true;
};

class ReplacementPrinter {
public:
    ReplacementPrinter(const Replacement& replacement, const Pattern& pattern)
        : m_replacement(replacement), m_pattern(pattern)
    {
        for (const ReplacementLoop& loop : replacement.loops())
            m_tags.emplace_back(loop.tag);
    }

    std::string text() const;

private:
    std::string loopLine(const ReplacementLoop& loop) const;
    std::string partText(const ReplacementPart& part) const;
    std::string makingText(const ReplacementPart& part) const;
    std::string callText(const ReplacementPart& part) const;
    std::string operandText(const PartOperand& operand) const;
    std::string attributesText(const ReplacementPart& part) const;
    std::string factsText(const MadeFacts& facts) const;
    std::string factText(const MadeFact& fact, const std::string& given) const;
    std::string within(LoopId loop) const;
    std::string listText(const std::vector<ExpressionId>& values) const;
    std::string textOf(ExpressionId id) const { return toText(m_pattern, id, m_tags); }

    const Replacement& m_replacement;
    const Pattern& m_pattern;
    std::vector<std::string_view> m_tags;
};

std::string partName(PartId part)
{
    return '%' + std::to_string(part.index);
}

std::string ReplacementPrinter::text() const
{
    std::string text;
    for (const ReplacementLoop& loop : m_replacement.loops())
        text += loopLine(loop) + '\n';
    for (std::size_t at = 0; at < m_replacement.parts().size(); ++at) {
        const ReplacementPart& part = m_replacement.part(PartId(at));
        text += within(part.loop) + partName(PartId(at)) + " = " + partText(part) + '\n';
    }
    for (const ReplacedResult& result : m_replacement.results())
        text += m_pattern.entry(result.entry).name + ':' + std::to_string(result.output) + " = "
            + partName(result.part) + '\n';
    return text;
}

std::string ReplacementPrinter::within(LoopId loop) const
{
    return loop.isValid() ? m_replacement.loop(loop).tag + ": " : std::string();
}

std::string ReplacementPrinter::loopLine(const ReplacementLoop& loop) const
{
    std::string text = within(loop.outer) + "loop " + loop.tag + ": from " + textOf(loop.from)
        + ", to " + textOf(loop.to);
    if (loop.step.isValid())
        text += ", step " + textOf(loop.step);
    if (loop.axis.isValid())
        text += ", axis " + textOf(loop.axis);
    return text;
}

std::string ReplacementPrinter::partText(const ReplacementPart& part) const
{
    std::string text = makingText(part) + attributesText(part);
    TextList facts(", ");
    if (const std::string told = factsText(part.facts); !told.empty())
        facts.add(told);
    if (part.resultCount.isValid())
        facts.add(textOf(part.resultCount) + " results");
    if (part.resultNumber.isValid())
        facts.add("result " + textOf(part.resultNumber));
    if (part.inside == ReplacementPart::Inside::Matched)
        facts.add("inside matched");
    return facts.text().empty() ? text : text + "; " + facts.text();
}

std::string ReplacementPrinter::makingText(const ReplacementPart& part) const
{
    switch (part.kind) {
    case PartKind::Taken:
        return "take " + textOf(part.operand);
    case PartKind::Operator:
        return callText(part);
    case PartKind::Constant:
        return "constant [" + listText(part.elements) + ']';
    case PartKind::Choice:
        return "choose " + operandText(part.operands[0]) + " if " + textOf(part.condition)
            + " else " + operandText(part.operands[1]);
    case PartKind::Wrap:
        return "wrap " + callText(part);
    case PartKind::Repeat:
        return "repeat " + m_replacement.loop(part.repeated).tag + " of "
            + operandText(part.operands[0]);
    case PartKind::External:
        return "external " + callText(part);
    case PartKind::Written:
        return "written " + part.op;
    }
    return {};
}

/// Lists that operands stand in are in brackets.
std::string ReplacementPrinter::callText(const ReplacementPart& part) const
{
    std::string text = part.op + '(';
    unsigned depth = 0;
    for (const PartOperand& operand : part.operands) {
        const unsigned around = operand.depth - operand.opens;
        text += std::string(depth - around, ']');
        text += &operand == part.operands.data() ? "" : ", ";
        text += operand.keyword.empty() ? "" : operand.keyword + '=';
        text += std::string(operand.opens, '[') + operandText(operand);
        depth = operand.depth;
    }
    return text + std::string(depth, ']') + ')';
}

std::string ReplacementPrinter::operandText(const PartOperand& operand) const
{
    if (operand.literal.isValid())
        return textOf(operand.literal);
    if (operand.written)
        return pythonText(*operand.written);
    if (operand.taken.isValid())
        return m_pattern.entry(operand.taken).name;
    return partName(operand.part) + (operand.isSpread ? ".." : "");
}

std::string ReplacementPrinter::listText(const std::vector<ExpressionId>& values) const
{
    TextList list(", ");
    for (const ExpressionId value : values)
        list.add(textOf(value));
    return list.text();
}

std::string ReplacementPrinter::attributesText(const ReplacementPart& part) const
{
    TextList list(", ");
    if (part.attributesOf.isValid())
        list.add("all of " + textOf(part.attributesOf));
    for (const PartAttribute& attribute : part.attributes) {
        const std::string values = listText(attribute.values);
        const std::string text = attribute.takenFrom.isValid()
            ? textOf(attribute.takenFrom) + '.' + attribute.source + '?'
            : attribute.isList ? '[' + values + ']'
                               : values;
        list.add(attribute.name + " = " + text);
    }
    return list.text().empty() ? std::string() : " {" + list.text() + '}';
}

std::string ReplacementPrinter::factText(const MadeFact& fact, const std::string& given) const
{
    switch (fact.from) {
    case From::Inference:
        return {};
    case From::Whole:
        return "whole";
    case From::Like:
        return "like " + textOf(fact.like);
    case From::FirstOperand:
        return "as operand";
    case From::Given:
        return given;
    case From::Nobody:
        return "?";
    }
    return {};
}

std::string ReplacementPrinter::factsText(const MadeFacts& facts) const
{
    TextList list(", ");
    const std::string type = factText(facts.type, textOf(facts.givenType));
    const std::string shape = factText(facts.shape, '[' + listText(facts.dims) + ']');
    const std::string unless =
        facts.isQuantized.isValid() ? " if " + textOf(facts.isQuantized) : std::string();
    const std::string encoding =
        factText(facts.encoding, textOf(facts.step) + " from " + textOf(facts.offset) + unless);
    // A type that is written out says so itself: `type(f16)`.
    const auto add = [&](const std::string& name, const std::string& text) {
        if (!text.empty())
            list.add(text.starts_with(name + '(') ? text : name + ' ' + text);
    };
    if (!type.empty() && type == shape && type == encoding) {
        list.add(type);
    } else {
        add("type", type);
        add("shape", shape);
        add("encoding", encoding);
    }
    for (const ResizedAxis& resized : facts.resized)
        list.add("dim " + textOf(resized.axis) + " = " + textOf(resized.extent));
    return list.text();
}

} // namespace

std::string toText(const Replacement& replacement, const Pattern& pattern)
{
    return ReplacementPrinter(replacement, pattern).text();
}

} // namespace fusewright
