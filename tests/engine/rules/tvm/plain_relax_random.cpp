// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/rules/tvm/plain_relax_random.h"

#include "tests/engine/match/random_source.h"

#include <algorithm>

namespace fusewright::test {

namespace {

using MadeSort = PlainExpression::Sort;

/// A function that grows, and the tensors in it.
struct RelaxGrowth {
    PlainModule module;
    std::vector<std::size_t> tensors; ///< Variables and constants, the newest last.
    std::size_t names = 0;

    std::string newName()
    {
        const std::size_t number = names++;
        return number == 0 ? "lv" : "lv" + std::to_string(number);
    }

    std::size_t addCall(const PlainRelaxKind& kind, const std::vector<std::size_t>& operands,
                        std::int64_t attribute)
    {
        PlainExpression call{.sort = MadeSort::Call, .parts = {module.operatorNamed(kind.name)}};
        if (kind.isMixed) {
            call.parts.push_back(operands.front());
            call.parts.push_back(module.add(
                {.sort = MadeSort::Tuple, .parts = {operands.begin() + 1, operands.end()}}));
            call.parts.push_back(module.add(
                {.sort = MadeSort::Literal, .attributes = {{{}, AttributeValue(attribute)}}}));
        } else if (kind.isOfTuple)
            call.parts.push_back(module.add({.sort = MadeSort::Tuple, .parts = operands}));
        else
            call.parts.insert(call.parts.end(), operands.begin(), operands.end());
        if (!kind.attribute.empty())
            call.attributes.emplace_back(kind.attribute, attribute);
        const std::size_t made = module.add(std::move(call));
        return module.bind(newName(), made);
    }

    std::size_t addItem(std::size_t of, std::size_t index)
    {
        const std::size_t item = module.add(
            {.sort = MadeSort::Item, .parts = {of}, .index = static_cast<std::int64_t>(index)});
        return module.bind(newName(), item);
    }

    /// Where a tuple is never used whole, its items are what is given out.
    void giveOutUnused()
    {
        for (const std::size_t tensor : tensors) {
            const bool isBound = module.expressions[tensor].value.has_value();
            if (isBound && module.users(tensor).empty())
                module.giveOut(tensor);
        }
    }
};

/// Types and choices by chance.
struct RandomGrowth {
    RandomSource& random;
    RelaxGrowth growth;
    std::size_t width = 3; ///< Among so many of the newest tensors operands mostly are.
    bool mayUseTuples = false;
    std::vector<std::size_t> tuples = {}; ///< Variables.
    std::vector<std::size_t> bound = {};  ///< Likewise, of tuples that are only written down.

    void describe(std::size_t expression)
    {
        static const std::vector<std::vector<std::int64_t>> shapes{{2, 4}, {2, 4}, {4}, {1, 2, 4}};
        PlainExpression& tensor = growth.module.expressions[expression];
        if (random.chance(92))
            tensor.type = random.chance(80) ? DataType::F32 : DataType::F16;
        if (random.chance(85))
            tensor.shape = random.oneOf(shapes);
        if (tensor.shape && random.chance(8))
            tensor.shape->front() = -1;
    }

    void addOutside()
    {
        for (std::size_t at = random.between(1, 3); at > 0; --at)
            growth.tensors.push_back(growth.module.add({.text = "x" + std::to_string(at)}));
        for (std::size_t at = random.below(4); at > 0; --at)
            growth.tensors.push_back(growth.module.add(
                {.sort = MadeSort::Constant, .text = "metadata_" + std::to_string(at)}));
        for (const std::size_t tensor : growth.tensors)
            describe(tensor);
        if (random.chance(8))
            addAlias(0);
    }

    void addAlias(std::size_t tensor)
    {
        growth.tensors.push_back(growth.module.bind(growth.newName(), growth.tensors[tensor]));
    }

    /// Of the newest tensor.
    void addNames()
    {
        if (random.chance(5))
            addAlias(growth.tensors.size() - 1);
        if (!random.chance(3))
            return;
        std::vector<std::size_t> parts{growth.tensors.back()};
        while (parts.size() < 2)
            parts.push_back(operand());
        if (random.chance(50))
            std::ranges::reverse(parts);
        const std::size_t tuple =
            growth.module.add({.sort = MadeSort::Tuple, .parts = std::move(parts)});
        bound.push_back(growth.module.bind(growth.newName(), tuple));
    }

    std::size_t operand()
    {
        const std::size_t count = growth.tensors.size();
        const std::size_t recent = random.chance(75) ? std::min(count, width) : count;
        return growth.tensors[count - 1 - random.below(recent)];
    }

    /// Often what the first operand is made from, so that paths come together again.
    std::size_t operandBeside(std::size_t first)
    {
        const auto& value = growth.module.expressions[first].value;
        if (!value || growth.module.expressions[*value].sort != MadeSort::Call || random.chance(60))
            return operand();
        std::vector<std::size_t> from = growth.module.mentioned(*value);
        std::erase_if(
            from, [&](std::size_t each) { return std::ranges::find(bound, each) != bound.end(); });
        return from.empty() ? operand() : random.oneOf(from);
    }

    /// A list of tensors that is a tuple of another call.
    bool addCallOfTuple(const PlainRelaxKind& kind)
    {
        const bool isBound = !bound.empty() && random.chance(50);
        const std::vector<std::size_t>& some = isBound ? bound : tuples;
        if (!kind.isOfTuple || some.empty() || (!isBound && (!mayUseTuples || random.chance(60))))
            return false;
        PlainModule& module = growth.module;
        PlainExpression call{.sort = MadeSort::Call,
                             .parts = {module.operatorNamed(kind.name), random.oneOf(some)}};
        call.attributes.emplace_back(kind.attribute, std::int64_t(1));
        const std::size_t value = module.add(std::move(call));
        describe(value);
        growth.tensors.push_back(module.bind(growth.newName(), value));
        return true;
    }

    void addCast()
    {
        const std::size_t cast =
            growth.module.add({.sort = MadeSort::MatchCast, .parts = {operand()}});
        describe(cast);
        growth.tensors.push_back(growth.module.bind(growth.newName(), cast));
    }

    void addCall(const PlainRelaxKind& kind)
    {
        if (addCallOfTuple(kind))
            return;
        std::vector<std::size_t> operands;
        const std::size_t more = kind.isOfTuple && random.chance(30) ? 1 : 0;
        while (operands.size() < kind.tensors + more)
            operands.push_back(operands.empty() ? operand() : operandBeside(operands[0]));
        if (random.chance(50))
            std::ranges::reverse(operands);
        const std::size_t attribute = kind.items > 0 ? kind.items : random.between(1, 2);
        const std::size_t variable =
            growth.addCall(kind, operands, static_cast<std::int64_t>(attribute));
        if (kind.items == 0) {
            describe(*growth.module.expressions[variable].value);
            growth.tensors.push_back(variable);
            return;
        }
        tuples.push_back(variable);
        const std::size_t sure = random.below(kind.items);
        for (std::size_t index = 0; index < kind.items; ++index) {
            if (index != sure && random.chance(20))
                continue;
            growth.tensors.push_back(growth.addItem(variable, index));
            describe(*growth.module.expressions[growth.tensors.back()].value);
        }
    }
};

} // namespace

const std::vector<PlainRelaxKind>& plainRelaxKinds()
{
    static const std::vector<PlainRelaxKind> kinds{
        {.name = "relax.add", .tensors = 2},
        {.name = "relax.multiply", .tensors = 2},
        {.name = "relax.matmul", .tensors = 2},
        {.name = "relax.nn.relu"},
        {.name = "relax.nn.gelu"},
        {.name = "relax.nn.conv2d", .tensors = 2, .attribute = "groups"},
        {.name = "relax.nn.softmax", .attribute = "axis"},
        {.name = "relax.concat", .tensors = 2, .isOfTuple = true, .attribute = "axis"},
        {.name = "relax.split", .items = 2, .attribute = "indices_or_sections"},
        {.name = "relax.my.mix", .tensors = 3, .isMixed = true},
    };
    return kinds;
}

PlainModule randomPlainModule(RandomSource& random, std::size_t least, std::size_t most,
                              PlainItems items)
{
    RandomGrowth made{.random = random,
                      .growth = {},
                      .width = random.between(2, 4),
                      .mayUseTuples = items == PlainItems::Nodes};
    made.addOutside();
    // A few kinds at a time, so that patterns come back.
    std::vector<PlainRelaxKind> kinds;
    for (std::size_t count = random.between(2, 5); count > 0; --count)
        kinds.push_back(random.oneOf(plainRelaxKinds()));
    if (random.chance(50))
        kinds.push_back(plainRelaxKinds()[random.below(2)]);
    for (std::size_t count = random.between(least, most); count > 0; --count) {
        if (random.chance(4))
            made.addCast();
        made.addCall(random.oneOf(kinds));
        made.addNames();
    }
    made.growth.giveOutUnused();
    PlainModule& module = made.growth.module;
    for (const std::size_t tensor : made.growth.tensors) {
        const auto isSame = [&](std::size_t output) {
            return module.boundThrough(output) == module.boundThrough(tensor);
        };
        const bool isInner =
            module.expressions[tensor].value && std::ranges::none_of(module.outputs, isSame);
        if (isInner && random.chance(6))
            module.giveOut(tensor);
    }
    return std::move(module);
}

std::size_t eachPlainModule(std::size_t most, const std::vector<PlainRelaxKind>& kinds,
                            const std::function<void(const PlainModule&)>& visit)
{
    RelaxGrowth start;
    start.tensors.push_back(start.module.add({.text = "x", .type = DataType::F32}));
    start.tensors.push_back(start.module.add(
        {.sort = MadeSort::Constant, .text = "metadata_0", .type = DataType::F32}));
    std::size_t count = 0;
    const std::function<void(const RelaxGrowth&, std::size_t)> grow = [&](const RelaxGrowth& from,
                                                                          std::size_t left) {
        for (const PlainRelaxKind& kind : kinds) {
            std::vector<std::size_t> places(kind.tensors);
            bool isLast = false;
            while (!isLast) {
                RelaxGrowth next = from;
                std::vector<std::size_t> operands;
                for (const std::size_t place : places)
                    operands.push_back(from.tensors[place]);
                const std::size_t variable = next.addCall(kind, operands, 2);
                for (std::size_t index = 0; index < kind.items; ++index)
                    next.tensors.push_back(next.addItem(variable, index));
                if (kind.items == 0)
                    next.tensors.push_back(variable);
                if (left > 1)
                    grow(next, left - 1);
                next.giveOutUnused();
                visit(next.module);
                ++count;
                // The next combination, the last place running fastest.
                std::size_t at = places.size();
                while (at > 0 && ++places[at - 1] == from.tensors.size())
                    places[--at] = 0;
                isLast = at == 0;
            }
        }
    };
    if (most > 0)
        grow(start, most);
    return count;
}

} // namespace fusewright::test
