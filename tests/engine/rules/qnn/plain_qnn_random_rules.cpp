// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/rules/qnn/plain_qnn_random_rules.h"

#include "tests/engine/match/random_source.h"
#include "tests/engine/rules/qnn/plain_qnn_omissions.h"
#include "tests/engine/rules/qnn/plain_qnn_random.h"

#include <algorithm>

namespace fusewright::test {

namespace {

using RuleTags = std::vector<std::string>;

PlainTensorFacts smallFacts(RandomSource& random)
{
    static const std::vector<DataType> types{DataType::F32, DataType::F16, DataType::U8,
                                             DataType::I32};
    static const std::vector<std::vector<std::int64_t>> shapes{
        {1, 4, 8, 16}, {1, 4, 8, 16}, {1, 4, 8, 16}, {1, 1, 1, 8}, {2, 3, 5, 7}};
    PlainTensorFacts facts{.type = random.oneOf(types), .shape = random.oneOf(shapes)};
    if (facts.type == DataType::U8)
        facts.steps.push_back({.scale = 0.5, .zeroOffset = 3});
    return facts;
}

PlainNet smallNet(RandomSource& random)
{
    PlainNet net;
    for (const char* name : {"x", "y"})
        net.addTensor({.name = name, .facts = smallFacts(random)});
    net.addTensor(
        {.name = "quantized",
         .facts = {.type = DataType::U8, .shape = {{1, 4, 8, 16}}, .steps = {{0.25, 1}}}});
    PlainTensor constant{.name = "c", .isConstant = true};
    constant.facts = {.type = DataType::I32, .shape = {{2}}, .steps = {}};
    constant.content = PlainContent{.numbers = {3, 8}};
    net.addTensor(constant);
    const std::size_t count = random.between(2, 8);
    for (std::size_t at = 0; at < count; ++at) {
        PlainOperator made{
            .op = 'P' + std::to_string(random.below(3)), .operands = {}, .results = {}};
        for (std::size_t operands = made.op == "P1" ? 2 : 1; operands > 0; --operands) {
            const bool isNear = random.chance(60);
            const std::size_t all = net.tensors.size();
            made.operands.push_back(isNear ? all - 1 : random.below(all));
        }
        made.results.push_back(
            net.addTensor({.name = 'r' + std::to_string(at), .facts = smallFacts(random)}));
        net.operators.push_back(made);
    }
    for (const PlainOperator& each : net.operators) {
        if (!net.isUsed(each.results[0]) || random.chance(10))
            net.outputs.push_back(each.results[0]);
    }
    return net;
}

/// A pattern, with the tags that it adds; `count` is how many names were taken.
PlainTerm matchedOp(RandomSource& random, RuleTags& tags, int& count, std::size_t depth)
{
    const std::string op = 'P' + std::to_string(random.below(3));
    const bool hasMore = random.chance(8);
    std::vector<PlainTerm> operands{plainText(op)};
    for (std::size_t left = op == "P1" && !hasMore ? 2 : 1; left > 0; --left) {
        // Tags that are open name something around this one and are not there yet.
        const bool isAgain = !tags.empty() && random.chance(10);
        const std::string tag = isAgain ? tags.front() : 't' + std::to_string(count++);
        const bool isOp = depth > 0 && !isAgain && random.chance(60);
        const bool isNamed = random.chance(50);
        PlainTerm operand = plainTag(tag);
        if (isOp) {
            const PlainTerm below = matchedOp(random, tags, count, depth - 1);
            operand = isNamed ? plainCall("LET", PlainType::Operand, {operand, below}) : below;
        } else if (!isAgain && random.chance(10)) {
            operand = plainCall("OPCONST", PlainType::Operand, {operand});
        }
        operands.push_back(operand);
        if (!isAgain && (!isOp || isNamed))
            tags.push_back(tag);
    }
    return plainCall(hasMore ? "OpVarIn" : "Op", PlainType::Bool, std::move(operands));
}

/// Replacements over the tags of a match.
struct PlainReplacements {
    RandomSource& random;
    const RuleTags& tags; ///< With `*`.
    std::string split = {};

    PlainTerm term(PlainType type) const { return randomPlainTerm(random, type, tags, 1); }
    PlainTerm tag() const { return plainTag(random.oneOf(tags)); }
    PlainTerm input() const { return plainTag(tags[random.below(tags.size() - 1)]); }
    PlainTerm part(const char* function, std::vector<PlainTerm> operands) const
    {
        return plainCall(function, PlainType::Bool, std::move(operands));
    }
    PlainTerm name() const
    {
        return plainText((random.chance(80) ? 'Q' : 'P') + std::to_string(random.below(3)));
    }

    PlainTerm size() const
    {
        if (random.chance(50))
            return plainSize(static_cast<std::int64_t>(random.between(1, 8)));
        return term(PlainType::Size);
    }

    PlainTerm constant() const
    {
        const std::size_t most = usualOmissions().filledConstants ? 1 : 4;
        const PlainTerm count = plainInt(static_cast<std::int64_t>(random.between(1, most)));
        switch (random.below(5)) {
        case 0:
            return part("gen_ConstScalar_f32", {term(PlainType::Float)});
        case 1:
            return part("gen_ConstScalar_i32", {term(PlainType::Int)});
        case 2:
            return part("gen_ConstArr_f32", {plainSize(2), count});
        case 3:
            return part("gen_ConstArr_i32", {plainInt(7), count});
        default:
            return part("gen_ConstArr_vals_i32", {term(PlainType::Int), plainInt(5)});
        }
    }

    PlainTerm operand(std::size_t depth) const
    {
        if (!split.empty() && random.chance(60))
            return part("TYPICAL_SLICE", {input(), plainText(split)});
        if (depth > 0 && random.chance(35))
            return op(depth - 1);
        return random.chance(20) ? constant() : input();
    }

    PlainTerm call(std::size_t depth) const
    {
        std::vector<PlainTerm> operands{name()};
        for (std::size_t count = random.between(1, 2); count > 0; --count)
            operands.push_back(operand(depth));
        return part("Op", std::move(operands));
    }

    PlainTerm modifier(std::size_t depth) const
    {
        switch (random.below(6)) {
        case 0:
            return part("WITH_SIZE", {tag(), op(depth)});
        case 1:
            return part("WITH_SIZE",
                        {part("gen_Shape", {size(), size(), size(), size()}), op(depth)});
        case 2:
            return part("WITH_TYPE", {tag(), op(depth)});
        case 3:
            return part("WITH_SAME_OUTPUT", {tag(), op(depth)});
        case 4:
            return part("ResizeDim",
                        {plainInt(static_cast<std::int64_t>(random.below(4))), size(), op(depth)});
        default:
            return part(
                "WITH_OUTPUT_TYPE",
                {term(PlainType::DType), term(PlainType::Int), term(PlainType::Float), op(depth)});
        }
    }

    /// What makes an operator.
    PlainTerm op(std::size_t depth) const
    {
        const std::size_t which = random.below(10);
        if (depth == 0 || which < 5)
            return call(depth);
        if (which < 8 && split.empty())
            return modifier(depth - 1);
        if (which == 8)
            return part(random.chance(50) ? "WrapOp" : "WrapOpAlways", {name(), op(depth - 1)});
        return part("SELECT", {term(PlainType::Bool), op(depth - 1), op(depth - 1)});
    }
};

/// Pieces of an operator whose operands all have its shape.
void splitRule(RandomSource& random, PlainQnnRule& rule, const RuleTags& tags)
{
    std::vector<PlainTerm> all{rule.constraint};
    for (const std::string& tag : tags) {
        if (tag != "*")
            all.push_back(plainCall("SAME_SHAPE", PlainType::Bool, {plainTag("*"), plainTag(tag)}));
    }
    rule.constraint = plainCall("AND", PlainType::Bool, std::move(all));
    const PlainReplacements pieces{random, tags, "I"};
    PlainTerm body = pieces.call(1);
    body.operands.push_back(
        plainCall("TYPICAL_SLICE", PlainType::Bool, {pieces.input(), plainText("I")}));
    rule.replacement =
        plainCall("AUTOSPLIT", PlainType::Bool,
                  {plainInt(static_cast<std::int64_t>(random.between(1, 3))), plainText("I"),
                   plainSize(static_cast<std::int64_t>(random.between(3, 9))), std::move(body)});
}

PlainQnnRule randomPlainRule(RandomSource& random)
{
    PlainQnnRule rule{.pass = static_cast<int>(random.below(3))};
    RuleTags tags;
    int count = 0;
    rule.match = matchedOp(random, tags, count, random.below(5) / 3);
    tags.emplace_back("*");
    rule.constraint = random.chance(70)
        ? PlainTerm{.text = "OK", .value = PlainAnswer::truth(true), .operands = {}}
        : randomPlainTerm(random, PlainType::Bool, tags, 2);
    const PlainReplacements parts{random, tags};
    if (random.chance(12))
        rule.replacement = parts.input();
    else if (random.chance(20))
        splitRule(random, rule, tags);
    else
        rule.replacement = parts.op(random.between(1, 3));
    return rule;
}

} // namespace

std::string PlainRuleCase::rulesText() const
{
    std::string text;
    for (const PlainQnnRule& rule : rules)
        text += rule.text();
    return text;
}

std::string PlainRuleCase::text() const
{
    std::string text = net.text() + rulesText();
    for (const auto& [name, value] : options)
        text += "option " + name + '=' + value + '\n';
    for (const auto& [name, isTrue] : answers)
        text += "answer " + name + '=' + (isTrue ? "true" : "false") + '\n';
    return text;
}

PlainRuleCase randomPlainRules(RandomSource& random)
{
    PlainRuleCase some{.net = smallNet(random), .rules = {}, .options = {}, .answers = {}};
    for (std::size_t count = random.between(2, 4); count > 0; --count)
        some.rules.push_back(randomPlainRule(random));
    some.options = {{"first", "3"}, {"second", "true"}, {"tile_height", "8"}};
    some.answers = {{"isFine", true}, {"isGood", false}};
    return some;
}

} // namespace fusewright::test
