// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/rewrite/random_rules.h"

#include "engine/pattern/expression_text.h"
#include "engine/pattern/pattern_text.h"
#include "engine/pattern/replacement_builder.h"
#include "tests/engine/match/random_patterns.h"
#include "tests/engine/match/random_source.h"

#include <algorithm>
#include <memory>

namespace fusewright::test {

namespace {

using Op = ExpressionOp;
using PartKind = ReplacementPart::Kind;
using From = MadeFact::From;

constexpr std::size_t mostLevels = 3;

/// Expressions about a match.
class RandomExpressions {
public:
    RandomExpressions(RandomSource& random, ExpressionTable& table, std::size_t entryCount)
        : m_random(random), m_table(table), m_entryCount(entryCount)
    {
    }

    ExpressionId operand();
    ExpressionId number(std::size_t levels);
    ExpressionId truth(std::size_t levels);
    ExpressionId type();
    ExpressionId size(std::uint64_t value) { return m_table.addLiteral(Scalar::of(value)); }
    ExpressionId whole(std::int64_t value) { return m_table.addLiteral(Scalar::of(value)); }

private:
    ExpressionId fact(Op op) { return m_table.add(op, {operand()}); }
    ExpressionId numberFact();
    ExpressionId truthFact();

    RandomSource& m_random;
    ExpressionTable& m_table;
    std::size_t m_entryCount;
};

/// Something around the place; now and then something that is not there.
ExpressionId RandomExpressions::operand()
{
    const ExpressionId place = m_table.add(Op::Whole);
    const std::size_t draw = m_random.below(20);
    if (draw < 11)
        return m_table.add(Op::InputOf, {place, size(draw < 10 ? 0 : 1)});
    if (draw < 13)
        return place;
    if (draw == 13)
        return m_table.add(Op::OutputOf, {place, size(m_random.below(2))});
    return m_table.add(Op::Bound, {}, EntryId(m_random.below(m_entryCount)));
}

ExpressionId RandomExpressions::type()
{
    if (m_random.chance(40))
        return fact(Op::TypeOf);
    return m_table.addLiteral(Scalar::of(m_random.chance(50) ? DataType::F16 : DataType::F32));
}

ExpressionId RandomExpressions::numberFact()
{
    static const std::vector<Op> facts{Op::Rank, Op::Inputs, Op::Outputs, Op::Users,
                                       Op::OperatorUsers};
    switch (m_random.below(5)) {
    case 0:
        return m_table.add(Op::Extent, {operand(), whole(std::int64_t(m_random.below(3)) - 1)});
    case 1:
        return m_table.add(Op::Attribute, {operand()}, NamedScalar{"k", ScalarType::Int});
    default:
        return fact(m_random.oneOf(facts));
    }
}

ExpressionId RandomExpressions::number(std::size_t levels)
{
    const std::size_t draw = m_random.below(20);
    if (draw < 5)
        return m_random.chance(50) ? size(m_random.below(4))
                                   : whole(std::int64_t(m_random.below(4)));
    if (draw == 5)
        return m_table.add(Op::Option, {}, NamedScalar{"o", ScalarType::Size});
    if (draw < 15 || levels == 0)
        return numberFact();
    if (draw == 15)
        return m_table.add(Op::Select, {truth(levels - 1), number(levels - 1), number(levels - 1)});
    static const std::vector<Op> signs{Op::Add,      Op::Multiply, Op::Min,      Op::Max,
                                       Op::Subtract, Op::Divide,   Op::Remainder};
    return m_table.add(m_random.oneOf(signs), {number(levels - 1), number(levels - 1)});
}

ExpressionId RandomExpressions::truthFact()
{
    static const std::vector<Op> facts{Op::IsUsed,        Op::IsConstant,  Op::IsGraphInput,
                                       Op::IsGraphOutput, Op::IsTypeKnown, Op::IsShapeKnown};
    switch (m_random.below(9)) {
    case 0:
        return m_table.add(m_random.chance(50) ? Op::SameShape : Op::SameValue,
                           {operand(), operand()});
    case 1:
        return m_table.add(Op::HasAttribute, {operand()}, NamedScalar{"k"});
    case 2:
        return m_table.add(Op::External, {},
                           NamedScalar{m_random.chance(50) ? "f" : "g", ScalarType::Bool});
    case 3:
        return m_table.add(m_random.chance(50) ? Op::Equal : Op::NotEqual, {type(), type()});
    default:
        return fact(m_random.oneOf(facts));
    }
}

ExpressionId RandomExpressions::truth(std::size_t levels)
{
    static const std::vector<Op> joins{Op::And, Op::Or, Op::Or, Op::Xor};
    const std::size_t draw = m_random.below(10);
    if (draw < 4) {
        const Op op = static_cast<Op>(static_cast<std::size_t>(Op::Equal) + m_random.below(6));
        const std::size_t below = levels > 0 ? levels - 1 : 0;
        return m_table.add(op, {number(below), number(below)});
    }
    if (draw < 7 || levels == 0)
        return truthFact();
    if (draw == 7)
        return m_table.add(Op::Not, {truth(levels - 1)});
    return m_table.add(m_random.oneOf(joins), {truth(levels - 1), truth(levels - 1)});
}

/// The parts of a replacement, one after the other.
class RandomParts {
public:
    RandomParts(RandomSource& random, RuleDraft& draft)
        : m_random(random),
          m_draft(draft),
          m_table(draft.pattern.expressions),
          m_expressions(random, m_table, draft.pattern.entries.size())
    {
    }

    void make();

private:
    PartId add(ReplacementPart part);
    void addLoops();
    PartId addTaken(LoopId loop);
    PartId addRepeat(std::size_t loop);
    void addInner(LoopId outer, std::vector<PartOperand>& spread);
    PartId addAny(LoopId loop);
    PartId addOperator(LoopId loop, std::vector<PartOperand> operands);
    PartId addConstant(LoopId loop);
    MadeFacts facts(bool hasFirst);
    MadeFact fact(bool hasFirst);
    PartId usable(LoopId loop);
    bool isWithin(LoopId inner, LoopId outer) const;
    std::string operatorName();
    void addResults(PartId last);

    RandomSource& m_random;
    RuleDraft& m_draft;
    ExpressionTable& m_table;
    RandomExpressions m_expressions;
};

PartId RandomParts::add(ReplacementPart part)
{
    m_draft.parts.push_back(std::move(part));
    return PartId(m_draft.parts.size() - 1);
}

std::string RandomParts::operatorName()
{
    static const std::vector<std::string> names{"a", "b", "c", "Relu", "d", "Add"};
    return m_random.oneOf(names);
}

void RandomParts::addLoops()
{
    const std::size_t count = m_random.chance(70) ? 0 : m_random.between(1, 3);
    for (std::size_t at = 0; at < count; ++at) {
        ReplacementLoop loop{.tag = "L" + std::to_string(at)};
        loop.from = m_expressions.size(m_random.chance(75) ? 0 : 1);
        loop.to =
            m_random.chance(70) ? m_expressions.size(m_random.below(4)) : m_expressions.number(0);
        if (m_random.chance(30))
            loop.step = m_expressions.size(m_random.chance(10) ? 0 : m_random.between(1, 2));
        if (m_random.chance(40))
            loop.axis = m_expressions.size(m_random.below(2));
        if (at > 0 && m_random.chance(50))
            loop.outer = LoopId(m_random.below(at));
        m_draft.loops.push_back(loop);
    }
}

bool RandomParts::isWithin(LoopId inner, LoopId outer) const
{
    while (inner.isValid() && inner != outer)
        inner = m_draft.loops[inner.index].outer;
    return inner == outer;
}

/// The newest more often than others. There always is one outside of all loops.
PartId RandomParts::usable(LoopId loop)
{
    std::vector<PartId> parts;
    for (std::size_t at = 0; at < m_draft.parts.size(); ++at) {
        const ReplacementPart& part = m_draft.parts[at];
        if (part.kind != PartKind::Repeat && isWithin(loop, part.loop))
            parts.emplace_back(at);
    }
    return m_random.chance(50) ? parts.back() : m_random.oneOf(parts);
}

PartId RandomParts::addTaken(LoopId loop)
{
    ExpressionId operand = m_random.chance(60)
        ? m_table.add(Op::InputOf, {m_table.add(Op::Whole), m_expressions.size(0)})
        : m_expressions.operand();
    if (loop.isValid() && m_random.chance(30))
        operand = m_table.add(Op::InputOf,
                              {m_table.add(Op::Whole), m_table.add(Op::LoopStart, {}, loop)});
    return add({.kind = PartKind::Taken, .loop = loop, .operand = operand});
}

MadeFact RandomParts::fact(bool hasFirst)
{
    const std::size_t draw = m_random.below(20);
    if (draw < 3)
        return {.from = From::Whole, .like = {}};
    if (draw < 5)
        return {.from = From::Like, .like = m_expressions.operand()};
    if (draw < 7 && hasFirst)
        return {.from = From::FirstOperand, .like = {}};
    return {.from = draw < 10 ? From::Given : From::Inference, .like = {}};
}

MadeFacts RandomParts::facts(bool hasFirst)
{
    MadeFacts facts;
    if (m_random.chance(50))
        return facts;
    facts.type = fact(hasFirst);
    facts.shape = fact(hasFirst);
    if (facts.type.from == From::Given)
        facts.givenType = m_expressions.type();
    if (facts.shape.from == From::Given) {
        for (std::size_t rank = m_random.below(3); rank > 0; --rank)
            facts.dims.push_back(m_expressions.number(1));
    } else if (facts.shape.from != From::Inference && m_random.chance(40)) {
        facts.resized.push_back(
            {m_expressions.whole(std::int64_t(m_random.below(3)) - 1), m_expressions.number(1)});
    }
    return facts;
}

PartId RandomParts::addOperator(LoopId loop, std::vector<PartOperand> operands)
{
    ReplacementPart part{.loop = loop, .op = operatorName(), .operands = std::move(operands)};
    for (std::size_t count = m_random.between(part.operands.empty() ? 1 : 0, 2); count > 0; --count)
        part.operands.push_back({.part = usable(loop)});
    if (m_random.chance(4))
        part.operands.push_back({.literal = m_expressions.number(0)});
    if (m_random.chance(20))
        part.attributes.push_back({"k", {m_expressions.number(1)}});
    if (m_random.chance(5))
        part.attributes.push_back({"l", {m_expressions.number(0), m_expressions.number(0)}, true});
    if (m_random.chance(10))
        part.attributesOf = m_expressions.operand();
    part.facts = facts(true);
    if (m_random.chance(10)) {
        part.resultCount = m_random.chance(80) ? m_expressions.size(m_random.between(1, 3))
                                               : m_expressions.number(0);
        part.resultNumber = m_expressions.size(m_random.below(2));
    }
    return add(std::move(part));
}

PartId RandomParts::addConstant(LoopId loop)
{
    ReplacementPart part{.kind = PartKind::Constant, .loop = loop};
    part.facts.type.from = From::Given;
    part.facts.givenType =
        m_table.addLiteral(Scalar::of(m_random.chance(50) ? DataType::I32 : DataType::F32));
    part.elements.push_back(m_expressions.number(1));
    if (m_random.chance(50)) {
        part.facts.shape.from = From::Given;
        part.facts.dims.push_back(m_expressions.number(0));
    } else if (m_random.chance(50)) {
        part.elements.push_back(m_expressions.number(0));
    }
    return add(std::move(part));
}

PartId RandomParts::addAny(LoopId loop)
{
    const std::size_t draw = m_random.below(100);
    if (draw < 8)
        return addConstant(loop);
    if (draw < 15)
        return addTaken(loop);
    if (draw < 16)
        return add({.kind = PartKind::External,
                    .loop = loop,
                    .op = "shape_function",
                    .operands = {{.part = usable(loop)}}});
    if (draw < 30)
        return add({.kind = PartKind::Choice,
                    .loop = loop,
                    .operands = {{.part = usable(loop)}, {.part = usable(loop)}},
                    .condition = m_expressions.truth(1)});
    if (draw < 42)
        return add({.kind = PartKind::Wrap,
                    .loop = loop,
                    .op = operatorName(),
                    .operands = {{.part = usable(loop)}},
                    .facts = facts(true)});
    return addOperator(loop, {});
}

/// What the loop makes in every turn, and all of it together.
PartId RandomParts::addRepeat(std::size_t at)
{
    const LoopId loop(at);
    if (m_random.chance(60))
        addTaken(loop);
    std::vector<PartOperand> spread;
    addInner(loop, spread);
    const PartId part =
        spread.empty() && m_random.chance(30) ? addAny(loop) : addOperator(loop, spread);
    return add({.kind = PartKind::Repeat,
                .loop = m_draft.loops[at].outer,
                .operands = {{.part = part}},
                .repeated = loop});
}

void RandomParts::addInner(LoopId outer, std::vector<PartOperand>& spread)
{
    for (std::size_t at = 0; at < m_draft.loops.size(); ++at) {
        if (m_draft.loops[at].outer == outer)
            spread.push_back({.part = addRepeat(at), .isSpread = true});
    }
}

void RandomParts::addResults(PartId last)
{
    const std::vector<Entry>& entries = m_draft.pattern.entries;
    const auto built = m_draft.pattern.build();
    const auto output = [&] { return static_cast<std::uint32_t>(m_random.chance(8) ? 1 : 0); };
    m_draft.results.push_back({built->placeEntry(), output(), last});
    const EntryId second(m_random.below(entries.size()));
    if (second == built->placeEntry() || !m_random.chance(30))
        return;
    m_draft.results.push_back({second, output(), usable(LoopId())});
    if (m_random.chance(50))
        std::swap(m_draft.results[0], m_draft.results[1]);
}

void RandomParts::make()
{
    addLoops();
    PartId last = addTaken(LoopId());
    if (m_random.chance(50))
        last = addTaken(LoopId());
    std::vector<PartOperand> spread;
    addInner(LoopId(), spread);
    if (!spread.empty())
        last = addOperator(LoopId(), spread);
    for (std::size_t count = m_random.below(4); count > 0; --count)
        last = addAny(LoopId());
    if (m_random.chance(40))
        m_draft.check = m_expressions.truth(mostLevels);
    addResults(last);
}

RuleDraft anyRule(RandomSource& random, std::string name)
{
    RuleDraft draft{.name = std::move(name), .pattern = randomRewritingPattern(random, 3)};
    RandomParts(random, draft).make();
    return draft;
}

} // namespace

std::optional<Rule> RuleDraft::build() const
{
    auto whole = pattern.build();
    const auto isGood = [&](ExpressionId id) {
        return !id.isValid() || pattern.expressions.contains(id);
    };
    if (!whole || !isGood(check))
        return std::nullopt;
    ReplacementBuilder builder(*whole);
    for (const ReplacementLoop& loop : loops)
        builder.addLoop(loop);
    for (const ReplacementPart& part : parts)
        builder.addPart(part);
    for (const ReplacedResult& result : results)
        builder.addResult(result);
    auto replacement = builder.build();
    if (!replacement)
        return std::nullopt;
    Rule rule;
    rule.name = name;
    rule.patterns.push_back(
        {.name = "pattern",
         .pattern = *std::move(whole),
         .replacement = std::make_shared<const Replacement>(*std::move(replacement)),
         .check = check});
    return rule;
}

std::optional<RuleSet> RewriteDraft::build() const
{
    RuleSet set{.files = {{.path = "rules"}}};
    StagePlan stage = plan;
    for (const RuleDraft& draft : rules) {
        auto rule = draft.build();
        if (!rule)
            return std::nullopt;
        stage.rules.push_back(static_cast<std::uint32_t>(set.rules.size()));
        set.rules.push_back(*std::move(rule));
    }
    set.stages.push_back(std::move(stage));
    return set;
}

std::string RewriteDraft::text() const
{
    static const std::vector<std::string> again{"never", "next sweep", "at once"};
    std::string text = "again " + again[static_cast<std::size_t>(plan.again)];
    text += plan.innerUse == StagePlan::InnerUse::Keeps ? ", keeps" : ", nothing escapes";
    text += plan.removes == StagePlan::Removes::Unused ? ", removes what is unused"
                                                       : ", removes what is matched";
    text += ", most descendants " + std::to_string(plan.mostDescendants) + '\n';
    for (const auto& [name, answer] : choices.assumed)
        text += "assume " + name + (answer ? "=true\n" : "=false\n");
    for (const auto& [name, value] : choices.options)
        text += "option " + name + '=' + value + '\n';
    for (const RuleDraft& draft : rules) {
        const auto rule = draft.build();
        text += "rule " + draft.name + '\n';
        if (!rule)
            continue;
        const RulePattern& told = rule->patterns.front();
        text += toText(told.pattern);
        if (told.check.isValid())
            text += "check " + toText(told.pattern, told.check) + '\n';
        text += toText(*told.replacement, told.pattern);
    }
    return text;
}

RuleDraft randomRule(RandomSource& random, std::string name)
{
    for (;;) {
        RuleDraft draft = anyRule(random, name);
        if (draft.build())
            return draft;
    }
}

RewriteDraft randomRewriting(RandomSource& random)
{
    RewriteDraft draft;
    draft.plan.again = static_cast<StagePlan::Again>(random.below(3));
    draft.plan.innerUse = static_cast<StagePlan::InnerUse>(random.below(2));
    draft.plan.removes = static_cast<StagePlan::Removes>(random.below(2));
    draft.plan.mostDescendants = static_cast<std::uint32_t>(random.between(1, 4));
    for (std::size_t count = random.between(1, 4); count > 0; --count)
        draft.rules.push_back(randomRule(random, "r" + std::to_string(draft.rules.size())));
    for (const char* const name : {"f", "g", "r0", "r1"}) {
        if (random.chance(35))
            draft.choices.assumed[name] = random.chance(70);
    }
    if (random.chance(50))
        draft.choices.options["o"] = std::to_string(random.below(4));
    return draft;
}

} // namespace fusewright::test
