// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// A draft is made in the order of the data's flow, so that edges go forward and never in circles;
// then its entries are shuffled, because the order in the file is free. What the builder refuses
// (pieces that do not hang together, repeats without an end) is thrown away.

#include "tests/engine/match/random_patterns.h"

#include "tests/engine/match/random_source.h"

#include <algorithm>
#include <numeric>

namespace fusewright::test {

namespace {

using Kind = Entry::Kind;
using Mode = OperatorClass::Mode;
using Op = ExpressionOp;

enum class Language { Everything, Rules };

class Draw {
public:
    Draw(RandomSource& random, std::size_t mostEntries, Language language);

    PatternDraft make();

private:
    Entry randomEntry(std::size_t at);
    Entry randomValue(std::size_t at);
    OperatorClass randomClass();
    void lead(std::size_t from, std::size_t to);
    void leadToIt(std::size_t at);
    void leadOn(std::size_t at);
    void decorate(PatternEdge& edge);
    void addCondition(std::size_t at);
    PatternDraft shuffled() const;

    RandomSource& m_random;
    Language m_language;
    std::size_t m_count;
    bool m_hasPositions;
    bool m_hasConditions;
    bool m_hasValues;
    PatternDraft m_draft;
};

Draw::Draw(RandomSource& random, std::size_t mostEntries, Language language)
    : m_random(random),
      m_language(language),
      m_count(random.between(2, mostEntries)),
      m_hasPositions(random.chance(30)),
      m_hasConditions(random.chance(20)),
      m_hasValues(random.chance(30))
{
    if (language == Language::Rules)
        m_hasPositions = m_hasConditions = m_hasValues = false;
}

PatternDraft Draw::make()
{
    for (std::size_t at = 0; at < m_count; ++at)
        m_draft.entries.push_back(randomEntry(at));
    for (std::size_t at = 1; at < m_count; ++at)
        leadToIt(at);
    for (std::size_t at = 0; at + 1 < m_count; ++at)
        leadOn(at);
    for (PatternEdge& edge : m_draft.edges)
        decorate(edge);
    for (std::size_t at = 0; at < m_count; ++at)
        addCondition(at);
    return shuffled();
}

OperatorClass Draw::randomClass()
{
    static const std::vector<std::string> names{"a", "b", "a", "b", "a", "b", "relu", "c", "Relu"};
    OperatorClass operators;
    const std::size_t draw = m_random.below(100);
    if (draw < 22) {
        operators.mode = Mode::Any;
        return operators;
    }
    operators.mode = draw < 34 ? Mode::NoneOf : Mode::OneOf;
    operators.names.push_back(m_random.oneOf(names));
    if (m_random.chance(35))
        operators.names.push_back(m_random.oneOf(names));
    if (m_language == Language::Everything && m_random.chance(15))
        operators.except.push_back(m_random.oneOf(names));
    return operators;
}

Entry Draw::randomValue(std::size_t at)
{
    Entry entry{.name = "e" + std::to_string(at)};
    entry.kind = m_random.chance(50) ? Kind::Value : Kind::Constant;
    entry.isOptional = m_random.chance(25);
    return entry;
}

Entry Draw::randomEntry(std::size_t at)
{
    if (m_hasValues && at + 1 < m_count && m_random.chance(30))
        return randomValue(at);
    Entry entry{.name = "e" + std::to_string(at)};
    entry.isOptional = m_random.chance(28);
    if (at + 1 < m_count && m_random.chance(18)) {
        entry.kind = Kind::Choice;
        return entry;
    }
    entry.operators = randomClass();
    entry.isRepeated = at + 1 < m_count && m_random.chance(13);
    entry.isIncluded = !m_random.chance(12);
    if (m_language == Language::Everything) {
        entry.isPrivate = m_random.chance(5);
        entry.isCommutative = !entry.isRepeated && m_random.chance(m_hasPositions ? 35 : 3);
    }
    return entry;
}

/// By an edge, or of a choice as an option.
void Draw::lead(std::size_t from, std::size_t to)
{
    std::vector<EntryId>& options = m_draft.entries[from].options;
    const bool isKnown = std::ranges::find(options, EntryId(to)) != options.end()
        || std::ranges::any_of(m_draft.edges, [&](const PatternEdge& edge) {
                             return edge.from == EntryId(from) && edge.to == EntryId(to);
                         });
    const Kind target = m_draft.entries[to].kind;
    if (isKnown || target == Kind::Value || target == Kind::Constant)
        return;
    if (m_draft.entries[from].kind == Kind::Choice)
        options.emplace_back(to);
    else
        m_draft.edges.push_back({.from = EntryId(from), .to = EntryId(to)});
}

void Draw::leadToIt(std::size_t at)
{
    if (!m_random.chance(22))
        lead(m_random.below(at), at);
    if (m_random.chance(25))
        lead(m_random.below(at), at);
}

/// Choices have two options where they can, values a consumer.
void Draw::leadOn(std::size_t at)
{
    const Entry& entry = m_draft.entries[at];
    const bool isLeaf = entry.options.empty()
        && std::ranges::none_of(m_draft.edges,
                                [&](const PatternEdge& edge) { return edge.from == EntryId(at); });
    const auto later = [&] { return m_random.between(at + 1, m_count - 1); };
    if (entry.kind == Kind::Choice && entry.options.size() < 2) {
        lead(at, later());
        lead(at, later());
    } else if (entry.kind == Kind::Operator ? isLeaf && m_random.chance(50) : isLeaf) {
        lead(at, later());
    }
}

void Draw::decorate(PatternEdge& edge)
{
    if (!m_hasPositions)
        return;
    if (m_random.chance(12))
        edge.output = static_cast<std::uint32_t>(m_random.below(2));
    if (!m_random.chance(55))
        return;
    edge.operand = static_cast<std::uint32_t>(m_random.chance(88) ? m_random.below(2) : 2);
    edge.isRest = m_random.chance(8);
}

void Draw::addCondition(std::size_t at)
{
    Entry& entry = m_draft.entries[at];
    if (!m_hasConditions || entry.kind == Kind::Choice || entry.isRepeated || m_random.chance(60))
        return;
    ExpressionTable& table = m_draft.expressions;
    const ExpressionId self = table.add(Op::Bound, {}, EntryId(at));
    const std::size_t draw = m_random.below(entry.kind == Kind::Operator ? 5 : 3);
    const bool isType = draw == 2;
    Op comparison = static_cast<Op>(static_cast<std::size_t>(Op::Equal) + m_random.below(6));
    ExpressionId left;
    ExpressionId right = table.addLiteral(Scalar::of(static_cast<std::int64_t>(m_random.below(3))));
    if (isType) {
        comparison = m_random.chance(50) ? Op::Equal : Op::NotEqual;
        left = table.add(Op::TypeOf, {self});
        right = table.addLiteral(Scalar::of(m_random.chance(50) ? DataType::F16 : DataType::F32));
    } else if (draw == 3) {
        left = table.add(Op::Attribute, {self}, NamedScalar{"k", ScalarType::Int});
    } else {
        left = table.add(draw == 0 ? Op::Rank : Op::Users, {self});
    }
    // Of operators also what two of them have to do with each other.
    const std::size_t other = m_random.below(m_count);
    const Entry& second = m_draft.entries[other];
    if (draw == 4 && second.kind == Kind::Operator && !second.isRepeated)
        right = table.add(Op::Users, {table.add(Op::Bound, {}, EntryId(other))});
    entry.condition = table.add(comparison, {left, right});
    if (m_random.chance(25))
        entry.condition = table.add(Op::Not, {entry.condition});
    if (m_random.chance(20))
        entry.condition = table.add(
            m_random.chance(50) ? Op::And : Op::Or,
            {table.add(Op::LessOrEqual, {table.add(Op::Rank, {self}), right}), entry.condition});
}

PatternDraft Draw::shuffled() const
{
    std::vector<std::size_t> placeOf(m_count);
    std::iota(placeOf.begin(), placeOf.end(), std::size_t{0});
    if (m_random.chance(60)) {
        for (std::size_t at = m_count - 1; at > 0; --at)
            std::swap(placeOf[at], placeOf[m_random.below(at + 1)]);
    }
    const auto moved = [&](EntryId id) { return EntryId(placeOf[id.index]); };

    PatternDraft result = m_draft;
    for (std::size_t at = 0; at < m_count; ++at) {
        Entry& entry = result.entries[placeOf[at]];
        entry = m_draft.entries[at];
        for (EntryId& option : entry.options)
            option = moved(option);
    }
    for (PatternEdge& edge : result.edges) {
        edge.from = moved(edge.from);
        edge.to = moved(edge.to);
    }
    std::vector<EntryId> movedIds;
    for (std::size_t at = 0; at < m_count; ++at)
        movedIds.push_back(moved(EntryId(at)));
    result.expressions = movedExpressions(m_draft.expressions, movedIds);
    return result;
}

/// What is drawn where nothing better comes: two operators in a row.
PatternDraft plainDraft()
{
    PatternDraft draft;
    for (const char* const name : {"a", "b"}) {
        Entry entry{.name = std::string("e") + name};
        entry.operators.names.emplace_back(name);
        draft.entries.push_back(std::move(entry));
    }
    draft.edges.push_back({.from = EntryId(0u), .to = EntryId(1u)});
    return draft;
}

/// A fuzzer's bytes may say the same again and again once they are used up.
constexpr std::size_t mostTries = 1'000;

bool isGood(const PatternDraft& draft)
{
    const bool hasEmptyChoice = std::ranges::any_of(draft.entries, [](const Entry& entry) {
        return entry.kind == Kind::Choice && entry.options.empty();
    });
    const bool hasOperator = std::ranges::any_of(draft.entries, [](const Entry& entry) {
        return entry.kind == Kind::Operator && !entry.isOptional;
    });
    return !hasEmptyChoice && hasOperator && draft.build();
}

} // namespace

PatternDraft randomPattern(RandomSource& random, std::size_t mostEntries)
{
    for (std::size_t tries = 0; tries < mostTries; ++tries) {
        PatternDraft draft = Draw(random, mostEntries, Language::Everything).make();
        if (isGood(draft))
            return draft;
    }
    return plainDraft();
}

PatternDraft randomRewritingPattern(RandomSource& random, std::size_t mostEntries)
{
    PatternDraft draft = randomPattern(random, mostEntries);
    if (random.chance(50))
        draft.binding = Pattern::Binding::Shared;
    if (random.chance(30))
        draft.valueBinding = Pattern::ValueBinding::Distinct;
    for (Entry& entry : draft.entries) {
        if (entry.kind != Kind::Operator || !random.chance(15))
            continue;
        entry.operands.fewest = static_cast<std::uint32_t>(random.below(3));
        if (random.chance(60))
            entry.operands.most =
                entry.operands.fewest + static_cast<std::uint32_t>(random.below(2));
    }
    if (random.chance(30))
        return draft;
    draft.place = EntryId(random.below(draft.entries.size()));
    if (!draft.build())
        draft.place.reset();
    return draft;
}

PatternDraft randomRulePattern(RandomSource& random, std::size_t mostEntries)
{
    for (std::size_t tries = 0; tries < mostTries; ++tries) {
        PatternDraft draft = Draw(random, mostEntries, Language::Rules).make();
        if (isRulePattern(draft))
            return draft;
    }
    return plainDraft();
}

bool isRulePattern(const PatternDraft& draft)
{
    const bool isPlain = std::ranges::all_of(draft.entries, [](const Entry& entry) {
        const bool isNode = entry.kind == Kind::Operator || entry.kind == Kind::Choice;
        return isNode && !entry.isPrivate && !entry.isCommutative && !entry.condition.isValid()
            && entry.operands.isAny();
    });
    const bool isUsual = !draft.place && draft.binding == Pattern::Binding::Distinct
        && draft.valueBinding == Pattern::ValueBinding::Shared;
    const bool hasPosition = std::ranges::any_of(draft.edges, [](const PatternEdge& edge) {
        return edge.output || edge.operand || edge.isRest;
    });
    const bool hasIncluded = std::ranges::any_of(draft.entries, [](const Entry& entry) {
        return entry.kind == Kind::Operator && !entry.isOptional && entry.isIncluded;
    });
    return isPlain && isUsual && !hasPosition && hasIncluded && isGood(draft);
}

} // namespace fusewright::test
