// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/rules/tvm/plain_dpl_random.h"

#include "tests/engine/match/random_source.h"
#include "tests/engine/rules/tvm/plain_relax_random.h"

#include <algorithm>
#include <map>
#include <optional>

namespace fusewright::test {

namespace {

using CutSort = PlainExpression::Sort;

/// A pattern that grows as the expressions are walked that it is to match.
struct DplCutter {
    RandomSource& random;
    const PlainModule& module;
    PlainDpl dpl;
    std::map<std::size_t, std::size_t> ofExpression;

    /// An object for an expression: often the one that it has already, seldom a foreign one.
    std::size_t cut(std::size_t expression, std::size_t depth)
    {
        const std::size_t found = module.lookedThrough(expression);
        const auto before = ofExpression.find(found);
        if (before != ofExpression.end() && random.chance(85))
            return before->second;
        if (!ofExpression.empty() && random.chance(3))
            return std::next(ofExpression.begin(),
                             static_cast<std::ptrdiff_t>(random.below(ofExpression.size())))
                ->second;
        const bool isCut = depth == 0 || random.chance(12);
        const std::size_t made = isCut ? leaf(found) : likeness(found, depth);
        ofExpression[found] = dressed(made, found, depth);
        return ofExpression[found];
    }

    std::size_t leaf(std::size_t found)
    {
        const PlainExpression& expression = module.expressions[found];
        if (expression.sort == CutSort::Constant && random.chance(70))
            return dpl.constant();
        if (expression.sort == CutSort::Variable && random.chance(40))
            return variableLike(expression);
        if (random.chance(5))
            return random.chance(50) ? dpl.constant() : variableLike(expression);
        return dpl.wildcard();
    }

    /// Seldom of another name.
    std::size_t variableLike(const PlainExpression& expression)
    {
        const std::string name = random.chance(90) ? expression.text : "x2";
        const bool isDataflow = random.chance(expression.isDataflow ? 50 : 8);
        const std::string asked = random.chance(50) ? name : std::string();
        return isDataflow ? dpl.dataflowVariable(asked) : dpl.variable(asked);
    }

    std::size_t likeness(std::size_t found, std::size_t depth)
    {
        const PlainExpression& expression = module.expressions[found];
        switch (expression.sort) {
        case CutSort::Call:
            return callLike(expression, depth);
        case CutSort::Tuple:
            return tupleLike(expression, depth);
        case CutSort::Item: {
            const std::size_t of = cut(expression.parts[0], depth);
            if (random.chance(30))
                return dpl.item(of, random.chance(50) ? std::optional<std::int64_t>() : -1);
            return dpl.item(of, random.chance(92) ? expression.index : 7);
        }
        default:
            return leaf(found);
        }
    }

    std::size_t callee(const std::string& name)
    {
        if (random.chance(90))
            return dpl.op(name);
        const std::size_t own = dpl.op(name);
        const std::size_t other = dpl.op(random.oneOf(plainRelaxKinds()).name);
        return random.chance(50) ? dpl.either(own, other) : dpl.either(other, own);
    }

    std::size_t callLike(const PlainExpression& call, std::size_t depth)
    {
        const std::string name = module.expressions[call.parts[0]].text;
        const bool isCommutative = name == "relax.add" || name == "relax.multiply";
        std::vector<std::size_t> arguments(call.parts.begin() + 1, call.parts.end());
        const bool isTurned = random.chance(isCommutative ? 50 : 4);
        if (isTurned)
            std::ranges::reverse(arguments);
        const bool isOpen = random.chance(8);
        if (isOpen)
            arguments.resize(random.below(arguments.size() + 1));
        else if (random.chance(2))
            arguments.pop_back();
        std::vector<std::size_t> objects;
        for (const std::size_t argument : arguments)
            objects.push_back(cut(argument, depth > 0 ? depth - 1 : 0));
        const std::size_t made = dpl.callOf(callee(name), objects);
        dpl.nodes[made].takesMore = isOpen;
        return made;
    }

    std::size_t tupleLike(const PlainExpression& tuple, std::size_t depth)
    {
        std::vector<std::size_t> fields = tuple.parts;
        const bool isUnordered = random.chance(50);
        for (std::size_t at = fields.size(); isUnordered && at > 1; --at)
            std::swap(fields[at - 1], fields[random.below(at)]);
        std::vector<std::size_t> objects;
        for (const std::size_t field : fields)
            objects.push_back(cut(field, depth));
        return isUnordered ? dpl.unorderedTuple(objects) : dpl.tuple(objects);
    }

    /// What can stand beside an object in a choice.
    std::size_t alternative(std::size_t depth)
    {
        const std::size_t which = random.below(4);
        if (which == 0)
            return dpl.wildcard();
        if (which == 1 || depth == 0)
            return dpl.openCall(random.oneOf(plainRelaxKinds()).name);
        if (which == 2 && !ofExpression.empty())
            return std::next(ofExpression.begin(),
                             static_cast<std::ptrdiff_t>(random.below(ofExpression.size())))
                ->second;
        const std::size_t variable = random.oneOf(module.variables);
        return likeness(module.lookedThrough(variable), depth - 1);
    }

    /// w | made: where w is the object of an argument it is often in its own way.
    std::size_t greedyChoice(std::size_t made, std::size_t found)
    {
        const std::vector<std::size_t>& parts = module.expressions[found].parts;
        const std::size_t argument =
            module.lookedThrough(parts[1 + random.below(parts.size() - 1)]);
        const auto before = ofExpression.find(argument);
        if (before == ofExpression.end())
            return made;
        return dpl.either(before->second, made);
    }

    std::size_t dressed(std::size_t made, std::size_t found, std::size_t depth)
    {
        const PlainExpression& expression = module.expressions[found];
        if (expression.sort == CutSort::Call && expression.parts.size() > 1 && random.chance(25))
            made = greedyChoice(made, found);
        if (random.chance(14)) {
            const std::size_t other = alternative(depth);
            made = random.chance(50) ? dpl.either(made, other) : dpl.either(other, made);
        }
        if (expression.type != DataType::Unknown && random.chance(7))
            made = dpl.hasDType(made, random.chance(85) ? expression.type : DataType::F16);
        if (expression.shape && random.chance(6))
            made = dpl.hasShape(
                made, random.chance(85) ? *expression.shape : std::vector<std::int64_t>{4});
        if (expression.sort == CutSort::Call && !expression.attributes.empty() && random.chance(12))
            made = dpl.hasAttribute(made, expression.attributes[0].first,
                                    random.chance(85) ? expression.attributes[0].second
                                                      : std::int64_t(5));
        if (random.chance(3))
            made = dpl.both(made, dpl.no(dpl.constant()));
        if (random.chance(3))
            made = dpl.both(dpl.no(alternative(0)), made);
        return refined(made, found, depth);
    }

    /// With what it is not, or with a second pattern of the same expression.
    std::size_t refined(std::size_t made, std::size_t found, std::size_t depth)
    {
        if (random.chance(4))
            made = dpl.both(made, dpl.no(alternative(std::min<std::size_t>(depth, 2))));
        if (random.chance(2))
            made = dpl.no(dpl.no(made));
        if (random.chance(1))
            return dpl.no(alternative(std::min<std::size_t>(depth, 2)));
        if (depth == 0 || !random.chance(4))
            return made;
        const std::size_t other = likeness(found, std::min<std::size_t>(depth, 2));
        return random.chance(50) ? dpl.both(made, other) : dpl.both(other, made);
    }
};

/// A call with two operands of which one is made from the other, written so that what a greedy
/// search prefers in the one is not what the other wants. Nothing where there is none at a
/// variable.
std::optional<std::size_t> knotLike(DplCutter& cutter, std::size_t variable)
{
    const PlainModule& module = cutter.module;
    const PlainExpression& outer = module.expressions[*module.expressions[variable].value];
    if (outer.parts.size() != 3)
        return std::nullopt;
    const std::size_t place = cutter.random.between(1, 2);
    const std::size_t other = module.lookedThrough(outer.parts[3 - place]);
    const PlainExpression& inner = module.expressions[module.lookedThrough(outer.parts[place])];
    if (inner.sort != CutSort::Call || inner.parts.size() < 2)
        return std::nullopt;
    PlainDpl& dpl = cutter.dpl;
    const std::size_t shared = dpl.wildcard();
    std::vector<std::size_t> objects;
    for (std::size_t at = 1; at < inner.parts.size(); ++at) {
        const bool isOther = module.lookedThrough(inner.parts[at]) == other;
        objects.push_back(isOther ? shared : dpl.wildcard());
    }
    if (std::ranges::find(objects, shared) == objects.end())
        return std::nullopt;
    const std::string& name = module.expressions[inner.parts[0]].text;
    if (name == "relax.add" || name == "relax.multiply")
        std::ranges::reverse(objects);
    std::size_t made = dpl.call(name, objects);
    if (cutter.random.chance(50))
        made = dpl.either(shared, made);
    const std::string& outerName = module.expressions[outer.parts[0]].text;
    return place == 1 ? dpl.call(outerName, {made, shared}) : dpl.call(outerName, {shared, made});
}

/// Variables that are bound to calls.
std::vector<std::size_t> callsOf(const PlainModule& module)
{
    std::vector<std::size_t> calls;
    for (const std::size_t variable : module.variables) {
        if (module.expressions[*module.expressions[variable].value].sort == CutSort::Call)
            calls.push_back(variable);
    }
    return calls;
}

std::size_t rootLike(DplCutter& cutter, std::size_t variable, std::size_t depth)
{
    const std::size_t value = *cutter.module.expressions[variable].value;
    const std::size_t made = cutter.dressed(cutter.likeness(value, depth), value, depth);
    cutter.ofExpression[value] = made;
    return made;
}

} // namespace

PlainDpl randomPlainDpl(RandomSource& random, const PlainModule& module)
{
    const std::vector<std::size_t> calls = callsOf(module);
    DplCutter cutter{.random = random, .module = module, .dpl = {}, .ofExpression = {}};
    const std::size_t first = random.oneOf(calls);
    std::optional<std::size_t> knot;
    for (std::size_t tries = random.chance(40) ? 8 : 0; tries > 0 && !knot; --tries)
        knot = knotLike(cutter, random.oneOf(calls));
    if (knot) {
        cutter.dpl.root = *knot;
        return std::move(cutter.dpl);
    }
    std::size_t root = rootLike(cutter, first, random.between(1, 5));
    // A | relu(A), by which a match grows.
    if (random.chance(30)) {
        std::vector<std::size_t> users;
        for (const std::size_t user : module.users(first)) {
            if (std::ranges::find(calls, user) != calls.end())
                users.push_back(user);
        }
        if (!users.empty()) {
            const std::size_t grown = rootLike(cutter, random.oneOf(users), 1);
            root =
                random.chance(50) ? cutter.dpl.either(root, grown) : cutter.dpl.either(grown, root);
        }
    }
    cutter.dpl.root = root;
    return std::move(cutter.dpl);
}

PlainFusionCase randomPlainFusion(RandomSource& random)
{
    PlainFusionCase made;
    made.items = random.chance(70) ? PlainItems::Nodes : PlainItems::Results;
    made.module = randomPlainModule(random, 2, 12, made.items);
    const std::size_t count = random.between(1, 3);
    for (std::size_t place = 0; place < count; ++place) {
        PlainFusionPattern pattern{.name = "test.p" + std::to_string(place + 1),
                                   .pattern = randomPlainDpl(random, made.module),
                                   .check = {}};
        if (random.chance(25))
            pattern.check = plainLeakCheck();
        const std::vector<bool> isReached = pattern.pattern.reached();
        const std::size_t labelled = random.below(isReached.size());
        if (isReached[labelled] && random.chance(25))
            pattern.pattern.labels.emplace_back("some", labelled);
        made.patterns.push_back(std::move(pattern));
    }
    return made;
}

std::string PlainFusionCase::text() const
{
    return module.text() + (items == PlainItems::Results ? "items are results\n" : "")
        + rulesFile();
}

} // namespace fusewright::test
