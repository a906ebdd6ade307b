// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// An expression becomes states after Thompson: a state takes a byte, splits the way or looks at the
// place. A text is read once, with the set of all states that its bytes so far lead to, so there is
// nothing to take back and no expression that takes long.

#include "engine/support/regular_expression.h"

#include "engine/support/expression_parser.h"
#include "engine/support/letters.h"

#include <algorithm>
#include <utility>

namespace fusewright {

/// Makes states of parts.
class ExpressionCompiler {
public:
    RegularExpression compile(const std::vector<ExpressionPart>& parts);

private:
    using Kind = ExpressionPart::Kind;
    using Step = RegularExpression::Step;

    /// States with one way in and one way out: `last` is a split without a way on.
    struct Piece {
        std::uint32_t first;
        std::uint32_t last;
    };

    std::uint32_t add(Step step, std::uint32_t next = 0, std::uint32_t other = 0);
    std::uint32_t addOpenEnd();
    void lead(std::uint32_t state, std::uint32_t to);
    Piece pop();
    void addOne(const ExpressionPart& part);
    void addStep(Step step, std::uint32_t bytes = 0);
    void join();
    void either();
    void repeat(Kind kind);

    RegularExpression m_made;
    std::vector<Piece> m_pieces;
};

RegularExpression ExpressionCompiler::compile(const std::vector<ExpressionPart>& parts)
{
    for (const ExpressionPart& part : parts)
        addOne(part);
    const Piece whole = pop();
    lead(whole.last, add(Step::Found));
    m_made.m_start = whole.first;
    return std::move(m_made);
}

std::uint32_t ExpressionCompiler::add(Step step, std::uint32_t next, std::uint32_t other)
{
    m_made.m_states.push_back({.step = step, .next = next, .other = other});
    return static_cast<std::uint32_t>(m_made.m_states.size() - 1);
}

/// A state that leads nowhere yet: both its ways are set when it is known where to.
std::uint32_t ExpressionCompiler::addOpenEnd()
{
    return add(Step::Split);
}

void ExpressionCompiler::lead(std::uint32_t state, std::uint32_t to)
{
    m_made.m_states[state].next = to;
    m_made.m_states[state].other = to;
}

ExpressionCompiler::Piece ExpressionCompiler::pop()
{
    const Piece piece = m_pieces.back();
    m_pieces.pop_back();
    return piece;
}

void ExpressionCompiler::addOne(const ExpressionPart& part)
{
    switch (part.kind) {
    case Kind::Byte:
        m_made.m_bytes.push_back(part.bytes);
        return addStep(Step::Byte, static_cast<std::uint32_t>(m_made.m_bytes.size() - 1));
    case Kind::Begin:
        return addStep(Step::Begin);
    case Kind::End:
        return addStep(Step::End);
    case Kind::WordBoundary:
        return addStep(Step::WordBoundary);
    case Kind::Empty: {
        const std::uint32_t end = addOpenEnd();
        m_pieces.push_back({end, end});
        return;
    }
    case Kind::Joined:
        return join();
    case Kind::Either:
        return either();
    case Kind::Optional:
    case Kind::Repeated:
    case Kind::AtLeastOne:
        return repeat(part.kind);
    }
}

void ExpressionCompiler::addStep(Step step, std::uint32_t bytes)
{
    const std::uint32_t end = addOpenEnd();
    m_pieces.push_back({add(step, end, bytes), end});
}

void ExpressionCompiler::join()
{
    const Piece second = pop();
    const Piece first = pop();
    lead(first.last, second.first);
    m_pieces.push_back({first.first, second.last});
}

void ExpressionCompiler::either()
{
    const Piece second = pop();
    const Piece first = pop();
    const std::uint32_t end = addOpenEnd();
    lead(first.last, end);
    lead(second.last, end);
    m_pieces.push_back({add(Step::Split, first.first, second.first), end});
}

void ExpressionCompiler::repeat(Kind kind)
{
    const Piece piece = pop();
    const std::uint32_t end = addOpenEnd();
    const std::uint32_t again = add(Step::Split, piece.first, end);
    lead(piece.last, kind == Kind::Optional ? end : again);
    m_pieces.push_back({kind == Kind::AtLeastOne ? piece.first : again, end});
}

std::variant<RegularExpression, ExpressionMistake> RegularExpression::read(std::string_view text)
{
    ExpressionParser parser(text);
    if (const auto parts = parser.parse())
        return ExpressionCompiler().compile(*parts);
    return parser.mistake();
}

namespace {

bool isWordBoundary(std::string_view text, std::size_t at)
{
    const bool before = at > 0 && isWordByte(text[at - 1]);
    const bool after = at < text.size() && isWordByte(text[at]);
    return before != after;
}

} // namespace

/// One reading of one text.
class RegularExpression::Run {
public:
    Run(const RegularExpression& expression, std::string_view text)
        : m_expression(expression), m_text(text), m_seenAt(expression.m_states.size(), 0)
    {
    }

    bool finds()
    {
        std::vector<std::uint32_t> here;
        std::vector<std::uint32_t> next;
        for (std::size_t at = 0;; ++at) {
            if (reach(m_expression.m_start, at, here))
                return true;
            if (at == m_text.size())
                return false;
            for (const std::uint32_t state : here) {
                if (takes(state, m_text[at])
                    && reach(m_expression.m_states[state].next, at + 1, next))
                    return true;
            }
            here.swap(next);
            next.clear();
        }
    }

private:
    bool takes(std::uint32_t state, char letter) const
    {
        const Bytes& bytes = m_expression.m_bytes[m_expression.m_states[state].other];
        return bytes[static_cast<unsigned char>(letter)];
    }

    bool stands(Step step, std::size_t at) const
    {
        return step == Step::Begin ? at == 0
            : step == Step::End    ? at == m_text.size()
                                   : isWordBoundary(m_text, at);
    }

    /// Adds the states that wait for the byte at a place; true when the end was among them.
    bool reach(std::uint32_t from, std::size_t at, std::vector<std::uint32_t>& waiting)
    {
        m_open.assign(1, from);
        while (!m_open.empty()) {
            const std::uint32_t state = m_open.back();
            m_open.pop_back();
            if (std::exchange(m_seenAt[state], at + 1) == at + 1)
                continue;
            const State& each = m_expression.m_states[state];
            if (each.step == Step::Found)
                return true;
            if (each.step == Step::Byte) {
                waiting.push_back(state);
            } else if (each.step == Step::Split) {
                m_open.push_back(each.next);
                m_open.push_back(each.other);
            } else if (stands(each.step, at)) {
                m_open.push_back(each.next);
            }
        }
        return false;
    }

    const RegularExpression& m_expression;
    std::string_view m_text;
    std::vector<std::size_t> m_seenAt; ///< By state: the place it was reached at last, plus one.
    std::vector<std::uint32_t> m_open;
};

bool RegularExpression::isFoundIn(std::string_view text) const
{
    return Run(*this, text).finds();
}

} // namespace fusewright
