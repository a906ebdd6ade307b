// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/rules/tvm/plain_expressions.h"

#include <algorithm>

namespace fusewright::test {

std::size_t PlainModule::add(PlainExpression expression)
{
    expressions.push_back(std::move(expression));
    return expressions.size() - 1;
}

std::size_t PlainModule::operatorNamed(const std::string& name)
{
    for (std::size_t at = 0; at < expressions.size(); ++at) {
        if (expressions[at].sort == PlainExpression::Sort::Operator && expressions[at].text == name)
            return at;
    }
    return add({.sort = PlainExpression::Sort::Operator, .text = name});
}

std::size_t PlainModule::bind(const std::string& name, std::size_t value)
{
    PlainExpression variable{.text = name, .value = value, .isDataflow = true};
    if (expressions[value].sort == PlainExpression::Sort::MatchCast) {
        variable.type = expressions[value].type;
        variable.shape = expressions[value].shape;
    }
    variables.push_back(add(std::move(variable)));
    return variables.back();
}

void PlainModule::giveOut(std::size_t expression)
{
    outputs.push_back(expression);
    expressions[expression].isDataflow = false;
}

std::optional<std::size_t> PlainModule::find(std::string_view name) const
{
    for (std::size_t at = 0; at < expressions.size(); ++at) {
        const PlainExpression& each = expressions[at];
        const bool hasName = each.sort == PlainExpression::Sort::Variable
            || each.sort == PlainExpression::Sort::Constant;
        if (hasName && each.text == name)
            return at;
    }
    return std::nullopt;
}

std::size_t PlainModule::lookedThrough(std::size_t expression) const
{
    while (expressions[expression].value) {
        const std::size_t value = *expressions[expression].value;
        if (expressions[value].sort == PlainExpression::Sort::MatchCast)
            break;
        expression = value;
    }
    return expression;
}

bool PlainModule::isName(std::size_t variable) const
{
    using Sort = PlainExpression::Sort;
    const auto& value = expressions[variable].value;
    return value
        && (expressions[*value].sort == Sort::Variable || expressions[*value].sort == Sort::Constant
            || expressions[*value].sort == Sort::Tuple);
}

std::size_t PlainModule::boundThrough(std::size_t variable) const
{
    while (isName(variable)
           && expressions[*expressions[variable].value].sort != PlainExpression::Sort::Tuple)
        variable = *expressions[variable].value;
    return variable;
}

std::optional<std::size_t> PlainModule::variableOf(std::size_t expression) const
{
    for (const std::size_t variable : variables) {
        if (expressions[variable].value == expression)
            return variable;
    }
    return std::nullopt;
}

std::vector<std::size_t> PlainModule::mentioned(std::size_t expression) const
{
    if (expressions[expression].sort == PlainExpression::Sort::Variable)
        return {expression};
    std::vector<std::size_t> all;
    for (const std::size_t part : expressions[expression].parts) {
        for (const std::size_t variable : mentioned(part)) {
            if (std::ranges::find(all, variable) == all.end())
                all.push_back(variable);
        }
    }
    return all;
}

std::vector<std::size_t> PlainModule::users(std::size_t variable) const
{
    std::vector<std::size_t> all;
    for (const std::size_t user : variables) {
        const std::vector<std::size_t> used = mentioned(*expressions[user].value);
        if (std::ranges::find(used, variable) != used.end())
            all.push_back(user);
    }
    return all;
}

std::vector<NodeId> PlainModule::nodesOf(const std::vector<std::size_t>& of) const
{
    std::vector<NodeId> nodes;
    for (const std::size_t variable : of) {
        if (expressions[variable].node)
            nodes.push_back(*expressions[variable].node);
    }
    return nodes;
}

} // namespace fusewright::test
