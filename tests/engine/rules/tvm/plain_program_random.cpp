// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/match/random_source.h"
#include "tests/engine/rules/tvm/plain_program.h"
#include "tests/engine/rules/tvm/plain_relax_random.h"

#include <algorithm>
#include <array>
#include <optional>
#include <set>
#include <string_view>

namespace fusewright::test {

namespace {

using GrownSort = PlainExpression::Sort;

bool isCallOf(const PlainModule& module, std::size_t expression, std::string_view name)
{
    const PlainExpression& call = module.expressions[expression];
    return call.sort == GrownSort::Call && module.expressions[call.parts[0]].text == name;
}

/// Constants of which no other function has one.
void renameConstants(PlainModule& module, std::size_t number)
{
    for (PlainExpression& each : module.expressions) {
        if (each.sort == GrownSort::Constant)
            each.text.insert(each.text.find('_') + 1, std::to_string(number));
    }
}

void makeAlike(PlainModule& module)
{
    for (std::size_t at = 0; at < module.expressions.size(); ++at) {
        PlainExpression& each = module.expressions[at];
        const bool isTensor = each.sort == GrownSort::Constant || each.sort == GrownSort::Item
            || each.sort == GrownSort::MatchCast || each.sort == GrownSort::Composite
            || (each.sort == GrownSort::Call && !isCallOf(module, at, "relax.split"))
            || (each.sort == GrownSort::Variable
                && (!each.value || module.expressions[*each.value].sort == GrownSort::MatchCast));
        each.type = isTensor ? DataType::F32 : DataType::Unknown;
        each.shape.reset();
        if (isTensor)
            each.shape = std::vector<std::int64_t>{2, 4};
    }
}

/// The parameters on which an expression depends.
std::set<std::size_t> parametersOf(const PlainModule& module, std::size_t expression)
{
    std::set<std::size_t> seen{expression};
    std::vector<std::size_t> open{expression};
    std::set<std::size_t> found;
    while (!open.empty()) {
        const PlainExpression& at = module.expressions[open.back()];
        if (at.sort == GrownSort::Variable && !at.value)
            found.insert(open.back());
        open.pop_back();
        std::vector<std::size_t> next = at.parts;
        if (at.value)
            next.push_back(*at.value);
        for (const std::size_t each : next) {
            if (seen.insert(each).second)
                open.push_back(each);
        }
    }
    return found;
}

/// Functions that grow one after the other.
struct ProgramGrowth {
    RandomSource& random;
    PlainProgram program = {};

    /// A function with so many parameters that gives what depends on all of them.
    std::optional<std::size_t> calleeOf(std::size_t parameters) const
    {
        std::vector<std::size_t> fitting;
        for (std::size_t at = 0; at < program.functions.size(); ++at) {
            const PlainFunction& each = program.functions[at];
            // What gives back a parameter is no call once it is read in place.
            const std::size_t output = each.module.boundThrough(each.module.outputs[0]);
            if (each.parameters().size() == parameters && each.module.expressions[output].value
                && parametersOf(each.module, each.module.outputs[0]).size() == parameters)
                fitting.push_back(at);
        }
        return fitting.empty() ? std::nullopt : std::optional(random.oneOf(fitting));
    }

    /// Calls of operators become calls of functions.
    void addCalls(PlainFunction& function)
    {
        constexpr auto replaced = std::to_array<std::string_view>(
            {"relax.nn.relu", "relax.nn.gelu", "relax.add", "relax.multiply", "relax.matmul"});
        PlainModule& module = function.module;
        std::size_t left = 0;
        for (const std::size_t variable : module.variables)
            left += module.expressions[*module.expressions[variable].value].sort == GrownSort::Call
                ? 1
                : 0;
        for (const std::size_t variable : module.variables) {
            const std::size_t value = *module.expressions[variable].value;
            const bool isReplaced = std::ranges::any_of(
                replaced, [&](std::string_view name) { return isCallOf(module, value, name); });
            if (!isReplaced || left < 2 || random.chance(30))
                continue;
            PlainExpression& call = module.expressions[value];
            const auto callee = calleeOf(call.parts.size() - 1);
            if (!callee)
                continue;
            call.sort = GrownSort::Composite;
            call.attributes.clear();
            function.calls[variable] = *callee;
            --left;
        }
    }

    /// The last tensor, where nothing else is given out because a tuple has it.
    static void addOutput(PlainModule& module)
    {
        std::optional<std::size_t> last;
        for (const std::size_t variable : module.variables) {
            const std::size_t value = *module.expressions[variable].value;
            const GrownSort sort = module.expressions[value].sort;
            if (sort == GrownSort::Item || sort == GrownSort::MatchCast
                || sort == GrownSort::Composite
                || (sort == GrownSort::Call && !isCallOf(module, value, "relax.split")))
                last = variable;
        }
        if (module.outputs.empty() && last)
            module.giveOut(*last);
    }

    /// One result that has all of them.
    static void joinOutputs(PlainModule& module)
    {
        if (module.outputs.size() < 2)
            return;
        const std::size_t tuple =
            module.add({.sort = GrownSort::Tuple, .parts = std::exchange(module.outputs, {})});
        PlainExpression call{.sort = GrownSort::Call,
                             .parts = {module.operatorNamed("relax.concat"), tuple}};
        call.attributes.emplace_back("axis", std::int64_t(1));
        const std::size_t value = module.add(std::move(call));
        module.giveOut(module.bind("all", value));
    }

    void addBlocks(PlainModule& module)
    {
        const std::size_t pieces = random.chance(35) ? 1 : random.between(2, 3);
        std::set<std::size_t> cuts;
        while (cuts.size() + 1 < std::min(pieces, module.variables.size()))
            cuts.insert(random.below(module.variables.size() - 1) + 1);
        int number = 0;
        bool isOutside = random.chance(pieces == 1 ? 8 : 25);
        for (std::size_t at = 0; at < module.variables.size(); ++at) {
            if (cuts.contains(at)) {
                ++number;
                isOutside = !isOutside && random.chance(35);
            }
            module.expressions[module.variables[at]].block = isOutside ? -1 : number;
        }
        for (const std::size_t variable : module.variables) {
            PlainExpression& bound = module.expressions[variable];
            const std::vector<std::size_t> users = module.users(variable);
            bound.isDataflow = bound.block >= 0
                && std::ranges::find(module.outputs, variable) == module.outputs.end()
                && std::ranges::all_of(users, [&](std::size_t user) {
                                   return module.expressions[user].block == bound.block;
                               });
        }
    }

    void addFunction(bool isMain)
    {
        const std::size_t number = program.functions.size() + 1;
        PlainFunction function{.name = isMain ? "main" : "f" + std::to_string(number),
                               .module = randomPlainModule(random, isMain ? 2 : 1, isMain ? 10 : 5,
                                                           PlainItems::Nodes)};
        renameConstants(function.module, number);
        addCalls(function);
        addOutput(function.module);
        if (!isMain)
            joinOutputs(function.module);
        makeAlike(function.module);
        addBlocks(function.module);
        program.functions.push_back(std::move(function));
    }
};

} // namespace

PlainProgram randomPlainProgram(RandomSource& random)
{
    ProgramGrowth growth{.random = random};
    for (std::size_t count = random.chance(10) ? 0 : random.between(1, 3); count > 0; --count)
        growth.addFunction(false);
    growth.addFunction(true);
    return std::move(growth.program);
}

} // namespace fusewright::test
