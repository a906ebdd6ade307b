// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/rules/tvm/plain_expressions.h"

#include "engine/graph/graph.h"
#include "engine/graph/graph_builder.h"
#include "engine/support/diagnostic.h"

#include <algorithm>
#include <map>
#include <string>

namespace fusewright::test {

namespace {

using BuiltSort = PlainExpression::Sort;

/// Tells a function to a builder.
struct RelaxBuilding {
    const PlainModule& module;
    PlainItems items;
    GraphBuilder builder;
    std::vector<CallArgument> arguments;
    std::uint32_t operands = 0;
    std::map<std::size_t, std::string> uses = {}; ///< By name: what is written by it.

    Symbol nameOf(std::size_t expression)
    {
        return builder.intern(module.expressions[expression].text);
    }

    ValueType typeOf(std::size_t expression)
    {
        const PlainExpression& told = module.expressions[expression];
        ValueType type{.type = told.type};
        if (!told.shape)
            return type;
        std::vector<Dim> dims;
        for (const std::int64_t extent : *told.shape)
            dims.push_back(extent < 0 ? Dim() : Dim::known(extent));
        type.shape = builder.shapes().intern(dims);
        return type;
    }

    void addOutside()
    {
        for (std::size_t at = 0; at < module.expressions.size(); ++at) {
            const PlainExpression& each = module.expressions[at];
            if (each.sort == BuiltSort::Constant)
                builder.addParameter(nameOf(at), typeOf(at));
            else if (each.sort == BuiltSort::Variable && !each.value)
                builder.addInput(nameOf(at), typeOf(at));
        }
    }

    /// The variable or constant behind names for it; tuples are no such thing.
    std::size_t origin(std::size_t expression) const
    {
        while (module.expressions[expression].value) {
            const std::size_t value = *module.expressions[expression].value;
            const BuiltSort sort = module.expressions[value].sort;
            if (sort != BuiltSort::Variable && sort != BuiltSort::Constant
                && sort != BuiltSort::Tuple)
                break;
            expression = value;
        }
        return expression;
    }

    void noteUse(std::size_t name, const std::string& use)
    {
        uses[name] += (uses[name].empty() ? " -> " : ", ") + use;
    }

    /// Among the arguments of a call of this name.
    void addArgument(std::size_t expression, std::uint8_t depth, const std::string& caller)
    {
        if (module.isName(expression) && !caller.empty())
            noteUse(expression, caller + '.' + std::to_string(operands));
        const std::string inner = module.isName(expression) ? std::string() : caller;
        const std::size_t from = origin(expression);
        const PlainExpression& argument = module.expressions[from];
        CallArgument told;
        told.depth = depth;
        if (argument.sort == BuiltSort::Literal && !argument.attributes.empty())
            told.literal = builder.attributeValues().intern(argument.attributes[0].second);
        else if (argument.sort != BuiltSort::Tuple)
            told.operand = operands++;
        arguments.push_back(told);
        if (told.isOperand())
            builder.addOperand(argument.sort == BuiltSort::Literal ? builder.intern("")
                                                                   : nameOf(from));
        if (!told.isList())
            return;
        for (const std::size_t field : argument.parts)
            addArgument(field, static_cast<std::uint8_t>(depth + 1), inner);
    }

    void addAttribute(const std::string& name, const AttributeValue& value)
    {
        builder.addAttribute(name, value);
        CallArgument told;
        told.literal = builder.attributeValues().intern(value);
        told.keyword = builder.intern(name);
        arguments.push_back(told);
    }

    /// The items behind a call, by their indices.
    std::vector<std::optional<std::size_t>> itemsOf(std::size_t variable) const
    {
        std::vector<std::optional<std::size_t>> found;
        for (const std::size_t user : module.users(variable)) {
            const PlainExpression& item = module.expressions[*module.expressions[user].value];
            if (item.sort != BuiltSort::Item || !item.index || *item.index < 0)
                continue;
            const auto index = static_cast<std::size_t>(*item.index);
            found.resize(std::max(found.size(), index + 1));
            found[index] = user;
        }
        return found;
    }

    void addResults(std::size_t variable)
    {
        const std::size_t value = *module.expressions[variable].value;
        auto results =
            items == PlainItems::Results && module.expressions[value].sort == BuiltSort::Call
            ? itemsOf(variable)
            : std::vector<std::optional<std::size_t>>();
        if (!results.empty())
            results.resize(std::max<std::size_t>(results.size(), 2));
        for (std::size_t index = 0; index < results.size(); ++index) {
            const std::string spare =
                module.expressions[variable].text + "_" + std::to_string(index);
            const Symbol name = results[index] ? nameOf(*results[index]) : builder.intern(spare);
            builder.addResult(name);
            if (results[index])
                builder.describe(name, typeOf(*module.expressions[*results[index]].value));
        }
        if (results.empty()) {
            builder.addResult(nameOf(variable));
            builder.describe(nameOf(variable), typeOf(value));
        }
    }

    std::string partsOf(std::size_t name) const
    {
        const std::size_t value = *module.expressions[name].value;
        if (module.expressions[value].sort != BuiltSort::Tuple)
            return module.expressions[value].text;
        std::string parts;
        for (const std::size_t field : module.expressions[value].parts)
            parts += (parts.empty() ? "" : ", ") + module.expressions[field].text;
        return '(' + parts + ')';
    }

    void addNames()
    {
        std::string text;
        for (const std::size_t name : module.variables) {
            if (module.isName(name))
                text += (text.empty() ? "" : "; ") + module.expressions[name].text + " = "
                    + partsOf(name) + uses[name];
        }
        if (!text.empty())
            builder.addProperty("bound names", text);
    }

    void addNode(std::size_t variable)
    {
        const PlainExpression& value = module.expressions[*module.expressions[variable].value];
        const bool isItem = value.sort == BuiltSort::Item;
        const bool isCall = value.sort == BuiltSort::Call;
        if ((!isCall && !isItem && value.sort != BuiltSort::MatchCast)
            || (isItem && items == PlainItems::Results))
            return;
        arguments.clear();
        operands = 0;
        std::string name = isItem ? "R.TupleGetItem" : "R.match_cast";
        if (isCall)
            name = "R." + module.expressions[value.parts[0]].text.substr(sizeof "relax." - 1);
        builder.beginNode(name, nameOf(variable));
        for (std::size_t at = isCall ? 1 : 0; at < value.parts.size(); ++at)
            addArgument(value.parts[at], 0, module.expressions[variable].text);
        for (const auto& [key, told] : value.attributes)
            addAttribute(key, told);
        if (isItem && value.index)
            addAttribute("index", *value.index);
        builder.setCall(CallKind::Function, arguments);
        addResults(variable);
    }
};

} // namespace

std::shared_ptr<const Graph> plainGraph(const PlainModule& module, PlainItems items)
{
    // Read once: graphs are built again and again.
    static const auto catalogue = OperatorCatalogue::builtIn();
    RelaxBuilding building{.module = module,
                           .items = items,
                           .builder = GraphBuilder("plain", catalogue),
                           .arguments = {}};
    building.builder.addProperty(std::string(property::dialect), std::string(property::relax));
    building.addOutside();
    for (const std::size_t variable : module.variables)
        building.addNode(variable);
    for (const std::size_t output : module.outputs) {
        const std::size_t from = building.origin(output);
        if (module.isName(output))
            building.noteUse(output, "return");
        if (module.expressions[from].sort != BuiltSort::Tuple)
            building.builder.addOutput(building.nameOf(from));
    }
    building.addNames();
    Diagnostics diagnostics;
    auto graph = building.builder.build(UnmadeNames::BecomeInputs, "plain", {}, diagnostics);
    return graph ? std::make_shared<const Graph>(*std::move(graph)) : nullptr;
}

} // namespace fusewright::test
