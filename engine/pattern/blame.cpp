// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/pattern/blame.h"

#include "engine/pattern/operand_test.h"
#include "engine/support/source_text.h"

#include <algorithm>

namespace fusewright {

namespace {

using Op = ExpressionOp;
using CauseKind = UnknownCause::Kind;

constexpr std::size_t mostWhat = 200;         ///< Bytes of a quotation.
constexpr std::size_t mostSides = 6;          ///< Of an `or` that are told.
constexpr std::size_t mostFacts = 3;          ///< From which compared numbers come.
constexpr std::size_t mostCalculated = 1'000; ///< Parts among which they are looked for.

class BlameFinder {
public:
    BlameFinder(const Pattern& pattern, const Evaluation& evaluation, const BlameWords& words)
        : m_pattern(pattern),
          m_table(pattern.expressions()),
          m_evaluation(evaluation),
          m_words(words)
    {
    }

    Blame find(ExpressionId root) const;

private:
    Scalar valueOf(ExpressionId part) const;
    bool isUnknown(ExpressionId part) const { return !valueOf(part).isKnown(); }
    ExpressionId falsePart(ExpressionId at) const;
    ExpressionId nextFalse(ExpressionId at) const;
    ExpressionId unknownPart(ExpressionId at) const;
    ExpressionId takenSide(ExpressionId select) const;
    std::vector<UnknownCause> causesUnder(ExpressionId part) const;
    std::string quotation(ExpressionId part) const
    {
        return fusewright::quotation(m_pattern, part, m_words.text);
    }
    std::string sawAt(ExpressionId part) const;
    std::string sides(ExpressionId part) const;
    std::string sawOf(ExpressionId part) const;
    bool isHidden(ExpressionId part) const;
    std::string factText(ExpressionId fact) const;
    std::string factsOf(ExpressionId comparison) const;
    std::string valueText(ExpressionId part) const;
    std::string sawOfTest(ExpressionId part) const;

    const Pattern& m_pattern;
    const ExpressionTable& m_table;
    const Evaluation& m_evaluation;
    const BlameWords& m_words;
};

bool isCast(Op op)
{
    return op >= Op::ToInt;
}

bool isCalculated(Op op)
{
    return isCast(op) || op == Op::Select || (op >= Op::Negate && op <= Op::Modulo);
}

bool isCompared(Op op)
{
    return op >= Op::Equal && op <= Op::GreaterOrEqual;
}

bool isOfSeveral(Op op)
{
    return op == Op::And || op == Op::Or || op == Op::Xor;
}

Blame BlameFinder::find(ExpressionId root) const
{
    Blame blame;
    if (!isUnknown(root)) {
        blame.part = falsePart(root);
        blame.what = quotation(blame.part);
        blame.saw = sawAt(blame.part);
        return blame;
    }
    blame.part = unknownPart(root);
    blame.what = quotation(blame.part);
    blame.causes = causesUnder(root);
    const auto first = std::ranges::find(blame.causes, blame.part, &UnknownCause::part);
    if (first != blame.causes.end()) {
        blame.saw = causeText(m_pattern, *first);
        std::rotate(blame.causes.begin(), first, first + 1);
    }
    return blame;
}

Scalar BlameFinder::valueOf(ExpressionId part) const
{
    const Scalar* const value = m_evaluation.at(part);
    return value ? *value : Scalar();
}

ExpressionId BlameFinder::takenSide(ExpressionId select) const
{
    const auto operands = m_table.operands(select);
    const Outcome chosen = outcomeOf(valueOf(operands[0]));
    return chosen == Outcome::Unknown ? ExpressionId() : operands[chosen == Outcome::True ? 1 : 2];
}

/// Invalid where to stop.
ExpressionId BlameFinder::nextFalse(ExpressionId at) const
{
    const Op op = m_table.op(at);
    if (op == Op::Select)
        return takenSide(at);
    if (isCast(op))
        return m_table.operands(at).front();
    const bool goesOn = op == Op::And || (isOfSeveral(op) && m_table.operands(at).size() == 1);
    if (!goesOn)
        return {};
    for (const ExpressionId part : m_table.operands(at)) {
        if (outcomeOf(valueOf(part)) == Outcome::False)
            return part;
    }
    return {};
}

ExpressionId BlameFinder::falsePart(ExpressionId at) const
{
    for (ExpressionId next = nextFalse(at); next.isValid(); next = nextFalse(at))
        at = next;
    return at;
}

/// Down the first unknown operands to where something became unknown. What a `select` did not take
/// is not to blame, nor what an `and` or `or` already knows.
ExpressionId BlameFinder::unknownPart(ExpressionId at) const
{
    for (;;) {
        const auto operands = m_table.operands(at);
        const ExpressionId taken = m_table.op(at) == Op::Select ? takenSide(at) : ExpressionId();
        ExpressionId next;
        if (taken.isValid())
            next = isUnknown(taken) ? taken : ExpressionId();
        else if (m_table.op(at) != Op::External)
            for (std::size_t which = operands.size(); which-- > 0;)
                next = isUnknown(operands[which]) ? operands[which] : next;
        if (!next.isValid())
            return at;
        at = next;
    }
}

/// Those of parts from which the root became unknown.
std::vector<UnknownCause> BlameFinder::causesUnder(ExpressionId root) const
{
    std::vector<ExpressionId> open{root};
    std::vector<bool> isReached(root.index + 1, false);
    while (!open.empty()) {
        const ExpressionId at = open.back();
        open.pop_back();
        if (!isUnknown(at) || isReached[at.index])
            continue;
        isReached[at.index] = true;
        const auto operands = m_table.operands(at);
        const ExpressionId taken = m_table.op(at) == Op::Select ? takenSide(at) : ExpressionId();
        if (taken.isValid())
            open.push_back(taken);
        else if (m_table.op(at) != Op::External)
            open.insert(open.end(), operands.begin(), operands.end());
    }
    std::vector<UnknownCause> causes;
    for (const UnknownCause& cause : m_evaluation.causes) {
        if (isReached[cause.part.index])
            causes.push_back(cause);
    }
    return causes;
}

std::string BlameFinder::valueText(ExpressionId part) const
{
    const Outcome truth = outcomeOf(valueOf(part));
    if (m_table.op(part) == Op::IsQuantized && truth != Outcome::Unknown)
        return truth == Outcome::True ? "quantized" : "not quantized";
    return toText(valueOf(part), m_words.graph, m_words.spelling);
}

std::string BlameFinder::sawOfTest(ExpressionId part) const
{
    std::vector<OperandRef> operands;
    for (const ExpressionId operand : m_table.operands(part)) {
        const Scalar value = valueOf(operand);
        operands.push_back(value.isKnown() ? *value.get<OperandRef>() : OperandRef());
    }
    return m_table.test(part)->saw(*m_words.graph, operands);
}

/// `16 > 32` of a comparison, `a, b` of what is said of two operands, else the value.
std::string BlameFinder::sawOf(ExpressionId part) const
{
    const Op op = m_table.op(part);
    const auto operands = m_table.operands(part);
    if (isCompared(op))
        return valueText(operands[0]) + ' ' + std::string(signatureOf(op).word) + ' '
            + valueText(operands[1]);
    if (op == Op::Tested && m_words.graph)
        return sawOfTest(part);
    if (op == Op::SameValue && m_words.graph)
        return valueText(operands[0]) + ", " + valueText(operands[1]);
    return valueText(part);
}

std::string BlameFinder::sides(ExpressionId part) const
{
    const std::string between = ' ' + std::string(signatureOf(m_table.op(part)).word) + ' ';
    const auto operands = m_table.operands(part);
    std::string text;
    for (std::size_t at = 0; at < operands.size() && at < mostSides; ++at)
        text += (at == 0 ? "" : between) + sawOf(operands[at]);
    return operands.size() > mostSides ? text + between + "..." : text;
}

/// A comparison of which the text does not say what it compares, as where a macro stands for it.
bool BlameFinder::isHidden(ExpressionId part) const
{
    const ByteRange place = m_table.place(part);
    const auto operands = m_table.operands(part);
    const bool isMacro =
        place.begin < place.end && std::ranges::any_of(operands, [&](ExpressionId operand) {
            return m_table.place(operand) == place && m_table.op(operand) != Op::Literal;
        });
    return isMacro || std::ranges::any_of(operands, [&](ExpressionId operand) {
               return isCalculated(m_table.op(operand)) && m_words.text;
           });
}

/// `axis 3 of the result is 96`; empty where it is not known.
std::string BlameFinder::factText(ExpressionId fact) const
{
    if (isUnknown(fact))
        return {};
    const auto operands = m_table.operands(fact);
    const bool isExtent = m_table.op(fact) == Op::Extent && operands.size() == 2
        && m_table.op(operands[1]) == Op::Literal;
    if (!isExtent)
        return toText(m_pattern, fact) + " is " + valueText(fact);
    const bool isWhole = m_table.op(operands[0]) == Op::Whole;
    return "axis " + valueText(operands[1]) + " of "
        + (isWhole ? "the result" : toText(m_pattern, operands[0])) + " is " + valueText(fact);
}

/// From what the compared numbers are calculated, in parentheses; empty where the text says so.
std::string BlameFinder::factsOf(ExpressionId comparison) const
{
    if (!isCompared(m_table.op(comparison)) || !isHidden(comparison))
        return {};
    std::vector<std::string> facts;
    std::vector<ExpressionId> open(m_table.operands(comparison).rbegin(),
                                   m_table.operands(comparison).rend());
    for (std::size_t work = 0; !open.empty() && work < mostCalculated; ++work) {
        const ExpressionId at = open.back();
        open.pop_back();
        const Op op = m_table.op(at);
        const auto operands = m_table.operands(at);
        const ExpressionId taken = op == Op::Select ? takenSide(at) : ExpressionId();
        if (taken.isValid())
            open.push_back(taken);
        else if (isCalculated(op))
            open.insert(open.end(), operands.rbegin(), operands.rend());
        else if (op > Op::OutputOf && op < Op::Not && op != Op::TypeOf)
            facts.push_back(factText(at));
        if (!facts.empty()
            && (facts.back().empty()
                || std::find(facts.begin(), facts.end() - 1, facts.back()) != facts.end() - 1))
            facts.pop_back();
        if (facts.size() > mostFacts)
            break;
    }
    std::string text;
    for (std::size_t at = 0; at < std::min(facts.size(), mostFacts); ++at)
        text += (at == 0 ? " (" : ", ") + facts[at];
    return text.empty() ? text : text + (facts.size() > mostFacts ? ", ...)" : ")");
}

std::string BlameFinder::sawAt(ExpressionId part) const
{
    const Op op = m_table.op(part);
    if (isOfSeveral(op))
        return sides(part);
    if (op != Op::Not)
        return sawOf(part) + factsOf(part);
    const ExpressionId inner = m_table.operands(part).front();
    if (m_table.op(inner) == Op::Tested)
        return sawOf(inner);
    if (m_table.op(inner) == Op::IsQuantized)
        return valueText(inner);
    return "not (" + (isOfSeveral(m_table.op(inner)) ? sides(inner) : sawOf(inner)) + ')';
}

/// The text of the operand that a fact is said of.
std::string subjectText(const Pattern& pattern, ExpressionId part)
{
    const auto operands = pattern.expressions().operands(part);
    return operands.empty() ? toText(pattern, part) : toText(pattern, operands.front());
}

} // namespace

std::string quotation(const Pattern& pattern, ExpressionId part, const SourceText* source)
{
    const ByteRange place = pattern.expressions().place(part);
    const std::string_view all = source ? source->text() : std::string_view();
    const bool isWritten = place.begin < place.end && place.end <= all.size();
    const std::string text =
        isWritten ? std::string(all.substr(place.begin, place.size())) : toText(pattern, part);
    std::string line;
    for (const char character : text) {
        const bool isSpace =
            character == ' ' || character == '\n' || character == '\r' || character == '\t';
        if (!isSpace)
            line += character;
        else if (!line.empty() && line.back() != ' ')
            line += ' ';
    }
    if (line.size() <= mostWhat)
        return line;
    std::size_t end = mostWhat;
    while (end > 0 && (static_cast<unsigned char>(line[end]) & 0xC0U) == 0x80U)
        --end;
    return line.substr(0, end) + "...";
}

Blame blame(const Pattern& pattern, ExpressionId root, const Evaluation& evaluation,
            const BlameWords& words)
{
    return BlameFinder(pattern, evaluation, words).find(root);
}

std::string causeText(const Pattern& pattern, const UnknownCause& cause)
{
    const auto subject = [&] { return subjectText(pattern, cause.part); };
    const auto whole = [&] { return toText(pattern, cause.part); };
    switch (cause.kind) {
    case CauseKind::Type:
        return "the type of " + subject() + " is not known";
    case CauseKind::Shape:
        return "the shape of " + subject() + " is not known";
    case CauseKind::Encoding:
        return "the quantization of " + subject() + " is not known";
    case CauseKind::Content:
        return "the contents of " + subject() + " are not in the model";
    case CauseKind::Attribute:
        return "attribute " + cause.name + " of " + subject() + " is missing or of another type";
    case CauseKind::Option:
        return "option " + cause.name + " has no value";
    case CauseKind::External:
        return cause.name + " cannot be evaluated here";
    case CauseKind::Overflow:
        return whole() + " is too large";
    case CauseKind::DivisionByZero:
        return whole() + " divides by zero";
    case CauseKind::BelowZero:
        return whole() + " is less than zero";
    case CauseKind::OutOfRange:
        return whole() + " does not exist";
    case CauseKind::Unbound:
        return whole() + " is not part of this match";
    }
    return {};
}

} // namespace fusewright
