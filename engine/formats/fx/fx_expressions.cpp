// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/fx/fx_code_reader.h"
#include "engine/formats/fx/fx_higher_order.h"
#include "engine/python/python_literals.h"

#include <algorithm>
#include <array>
#include <utility>

namespace fusewright::fx {

namespace {

using Kind = FxOperand::Kind;

constexpr int deepestExpression = 200;

constexpr auto operatorsOfSymbols = std::to_array<std::pair<std::string_view, std::string_view>>({
    {"+", "add"},       {"-", "sub"},         {"*", "mul"},     {"/", "truediv"}, {"%", "mod"},
    {"//", "floordiv"}, {"**", "pow"},        {"@", "matmul"},  {"&", "and_"},    {"|", "or_"},
    {"^", "xor"},       {"<<", "lshift"},     {">>", "rshift"}, {"<", "lt"},      {">", "gt"},
    {"<=", "le"},       {">=", "ge"},         {"==", "eq"},     {"!=", "ne"},     {"is", "is_"},
    {"in", "contains"}, {"is not", "is_not"},
});
constexpr auto operatorsOfSigns = std::to_array<std::pair<std::string_view, std::string_view>>({
    {"-", "neg"},
    {"+", "pos"},
    {"~", "invert"},
    {"not", "not_"},
});
/// Calls that only write a constant down.
constexpr auto constantCalls = std::to_array<std::string_view>(
    {"slice", "device", "torch.device", "torch.Size", "float", "int", "bool", "str", "complex",
     "tuple", "list", "set", "dict", "range", "torch.finfo", "torch.iinfo"});
/// Names that stand for something although nothing makes them.
constexpr auto constantNames = std::to_array<std::string_view>(
    {"inf",      "nan",    "Ellipsis", "NoneType", "torch", "operator", "math",
     "builtins", "device", "float",    "int",      "bool",  "str",      "complex",
     "tuple",    "list",   "set",      "dict",     "slice", "range"});

template <class Table>
std::string_view lookUp(const Table& table, std::string_view word)
{
    const auto found = std::ranges::find(table, word, &Table::value_type::first);
    return found == table.end() ? std::string_view() : found->second;
}

bool hasValues(const FxOperand& operand)
{
    return operand.kind == Kind::Value || operand.kind == Kind::Module
        || operand.kind == Kind::Several;
}

bool haveValues(const std::vector<FxArgument>& arguments)
{
    return std::ranges::any_of(
        arguments, [](const FxArgument& argument) { return hasValues(argument.operand); });
}

/// `device(type='cuda', index=0)` is `cuda:0`, as the other forms of the text have it.
std::string deviceText(const std::vector<FxArgument>& arguments)
{
    std::string text;
    for (const FxArgument& argument : arguments) {
        const std::string& written = argument.operand.text;
        text +=
            (text.empty() ? "" : ":") + (isPythonString(written) ? pythonString(written) : written);
    }
    return text;
}

FxOperand::Form formOf(PythonKind kind)
{
    switch (kind) {
    case PythonKind::Tuple:
    case PythonKind::List:
    case PythonKind::DictItem:
        return FxOperand::Form::List;
    case PythonKind::Slice:
        return FxOperand::Form::Slice;
    case PythonKind::Dict:
        return FxOperand::Form::Dict;
    case PythonKind::Star:
        return FxOperand::Form::Star;
    default:
        return FxOperand::Form::Other;
    }
}

std::string joined(const std::string& first, std::string_view second)
{
    return first.empty() ? std::string(second) : first + '.' + std::string(second);
}

} // namespace

FxOperand FxCodeReader::evaluate(PythonNodeId node, const Wanted* wanted)
{
    if (m_depth >= deepestExpression) {
        complain("too-deep", "This expression is nested too deep.", node);
        return {};
    }
    if (mustRun(tree().kind(node))) {
        complain("not-straight",
                 "What this gives is known only when the code runs, and code is never run.", node);
        return FxOperand::constant(tree().text(node));
    }
    ++m_depth;
    FxOperand operand = FxOperand::constant(tree().text(node));
    switch (tree().kind(node)) {
    case PythonKind::Name:
        operand = nameOperand(node);
        break;
    case PythonKind::Attribute:
        operand = attribute(node, wanted);
        break;
    case PythonKind::Call:
        operand = call(node, wanted);
        break;
    case PythonKind::Subscript:
        operand = subscript(node, wanted);
        break;
    case PythonKind::Unary:
    case PythonKind::Binary:
    case PythonKind::Compare:
        operand = operation(node, wanted);
        break;
    case PythonKind::Tuple:
    case PythonKind::List:
    case PythonKind::Set:
    case PythonKind::Dict:
    case PythonKind::DictItem:
    case PythonKind::Slice:
    case PythonKind::Star:
        operand = several(node);
        break;
    default:
        break;
    }
    --m_depth;
    return operand;
}

FxOperand FxCodeReader::nameOperand(PythonNodeId node) const
{
    const std::string_view name = tree().word(node);
    const auto known = m_scope.values.find(name);
    if (known != m_scope.values.end())
        return known->second;
    if (name == "self")
        return {.kind = Kind::Module, .text = m_scope.modulePath};
    return {.kind = Kind::Global, .text = std::string(name)};
}

FxOperand FxCodeReader::attribute(PythonNodeId node, const Wanted* wanted)
{
    const FxOperand base = evaluate(tree().first(node));
    const std::string_view name = tree().word(node);
    if (base.kind == Kind::Module || base.kind == Kind::Global)
        return {.kind = base.kind, .text = joined(base.text, name)};
    if (base.kind != Kind::Value)
        return FxOperand::constant(tree().text(node));
    const std::string quoted = '\'' + std::string(name) + '\'';
    return addNode("builtins.getattr", {{{}, base}, {{}, FxOperand::constant(quoted)}}, node,
                   wanted);
}

FxOperand FxCodeReader::call(PythonNodeId node, const Wanted* wanted)
{
    const PythonNodeId function = tree().first(node);
    if (tree().is(function, PythonKind::Attribute)) {
        // A method of a value; looking its name up would read the value's attribute instead.
        FxOperand base = evaluate(tree().first(function));
        if (hasValues(base) && base.kind != Kind::Module) {
            std::vector<FxArgument> arguments = argumentsOf(node);
            arguments.insert(arguments.begin(), {{}, std::move(base)});
            return addNode(std::string(tree().word(function)), std::move(arguments), node, wanted,
                           CallKind::Method);
        }
        std::string path = joined(base.text, tree().word(function));
        if (base.kind == Kind::Module)
            return callModule(node, path, wanted);
        if (base.kind == Kind::Global)
            return callGlobal(node, std::move(path), wanted);
        return FxOperand::constant(tree().text(node));
    }
    FxOperand callee = evaluate(function);
    if (callee.kind == Kind::Module)
        return callModule(node, callee.text, wanted);
    if (callee.kind == Kind::Global)
        return callGlobal(node, std::move(callee.text), wanted);
    complain("not-straight", "What is called here is known only when the code runs.", function);
    return {};
}

FxOperand FxCodeReader::callGlobal(PythonNodeId node, std::string function, const Wanted* wanted)
{
    std::vector<FxArgument> arguments = argumentsOf(node);
    if (function == "getattr" && arguments.size() >= 2
        && arguments[0].operand.kind == Kind::Module) {
        const std::string name = pythonString(arguments[1].operand.text);
        return {.kind = Kind::Module, .text = joined(arguments[0].operand.text, name)};
    }
    if (function.ends_with("tree_unflatten") && !arguments.empty())
        return std::move(arguments.front().operand);
    const bool isConstant =
        std::ranges::find(constantCalls, std::string_view(function)) != constantCalls.end();
    if (function.ends_with("device") && isConstant && !haveValues(arguments))
        return FxOperand::constant(deviceText(arguments), Kind::Device);
    if (isConstant && !haveValues(arguments))
        return FxOperand::constant(tree().text(node));
    if (function == "slice") {
        FxOperand slice{.kind = Kind::Several,
                        .form = FxOperand::Form::Slice,
                        .hasConstants = true,
                        .text = std::string(tree().text(node))};
        for (FxArgument& argument : arguments)
            slice.items.push_back(std::move(argument.operand));
        if (slice.items.size() == 1)
            slice.items.insert(slice.items.begin(), FxOperand::constant("None"));
        slice.items.resize(std::max(slice.items.size(), std::size_t(3)),
                           FxOperand::constant("None"));
        return slice;
    }
    if (function == "getattr")
        function = "builtins.getattr";
    return addNode(std::move(function), std::move(arguments), node, wanted);
}

FxOperand FxCodeReader::callModule(PythonNodeId node, const std::string& path, const Wanted* wanted)
{
    std::vector<FxArgument> arguments = argumentsOf(node);
    const PythonNodeId owner = classAt(path);
    if (owner.isValid())
        return readInPlace(owner, path, node, arguments, wanted);
    FxNode call{.arguments = arguments, .place = tree().bytes(node).begin};
    call.source = m_state.sources.at(call.place);
    if (wanted) {
        call.names = wanted->names;
        call.type = wanted->type;
    }
    const std::size_t point = path.rfind('.');
    if (call.names.empty())
        call.names.push_back(std::string_view(path).substr(point == path.npos ? 0 : point + 1));
    const std::vector<Symbol> results = m_emitter.addModuleCall(path, std::move(call));
    return FxOperand::ofValue(results.front());
}

FxOperand FxCodeReader::subscript(PythonNodeId node, const Wanted* wanted)
{
    FxOperand base = evaluate(tree().first(node));
    FxOperand index = evaluate(tree().last(node));
    const auto number = pythonInteger(index.text);
    if (base.kind == Kind::Several && number && index.kind == Kind::Constant) {
        const auto count = static_cast<std::int64_t>(base.items.size());
        const std::int64_t at = *number < 0 ? *number + count : *number;
        if (at >= 0 && at < count)
            return base.items[static_cast<std::size_t>(at)];
    }
    if (base.kind == Kind::Module && number)
        return {.kind = Kind::Module, .text = joined(base.text, std::to_string(*number))};
    if (!hasValues(base))
        return FxOperand::constant(tree().text(node));
    return addNode("operator.getitem", {{{}, std::move(base)}, {{}, std::move(index)}}, node,
                   wanted);
}

FxOperand FxCodeReader::operation(PythonNodeId node, const Wanted* wanted)
{
    const bool isUnary = tree().is(node, PythonKind::Unary);
    std::vector<FxArgument> arguments;
    for (const PythonNodeId operand : tree().children(node))
        arguments.push_back({{}, evaluate(operand)});
    if (!haveValues(arguments))
        return FxOperand::constant(tree().text(node));
    const std::string_view word = tree().word(node);
    const std::string_view name =
        isUnary ? lookUp(operatorsOfSigns, word) : lookUp(operatorsOfSymbols, word);
    if (name.empty()) {
        complain("not-straight",
                 "What \"" + std::string(word)
                     + "\" gives is known only when the code runs, and code is never run.",
                 node);
        return {};
    }
    return addNode("operator." + std::string(name), std::move(arguments), node, wanted);
}

/// A tuple, list, dict or slice: a constant unless there are values in it.
FxOperand FxCodeReader::several(PythonNodeId node)
{
    FxOperand operand = FxOperand::constant(tree().text(node));
    operand.form = formOf(tree().kind(node));
    bool isAny = false;
    for (const PythonNodeId child : tree().children(node)) {
        if (tree().is(child, PythonKind::Absent)) {
            operand.hasConstants = true;
            operand.items.push_back(FxOperand::constant("None"));
            continue;
        }
        FxOperand item = evaluate(child);
        isAny = isAny || hasValues(item);
        operand.hasConstants = operand.hasConstants || !hasValues(item) || item.hasConstants;
        operand.items.push_back(std::move(item));
    }
    if (isAny)
        operand.kind = Kind::Several;
    else if (!tree().is(node, PythonKind::DictItem))
        operand.items.clear();
    return operand;
}

/// A weight where the name says so; else the graph takes it for an input, with a warning.
FxOperand FxCodeReader::outsideValue(const std::string& name)
{
    return FxOperand::ofValue(m_state.modules.isWeight(name) ? m_emitter.addInput(name, {})
                                                             : m_emitter.builder().intern(name));
}

std::vector<FxArgument> FxCodeReader::argumentsOf(PythonNodeId call)
{
    std::vector<FxArgument> arguments;
    arguments.reserve(4);
    for (PythonNodeId at = tree().next(tree().first(call)); at.isValid(); at = tree().next(at)) {
        const bool isKeyword = tree().is(at, PythonKind::Keyword);
        FxArgument argument;
        if (isKeyword)
            argument.keyword = tree().word(at);
        argument.operand = evaluate(isKeyword ? tree().first(at) : at);
        const FxOperand& operand = argument.operand;
        // A plain name that nothing made is a value from outside of what was pasted.
        if (operand.kind == Kind::Global && operand.text.find('.') == std::string::npos
            && std::ranges::find(constantNames, std::string_view(operand.text))
                == constantNames.end())
            argument.operand = m_scope.values[tree().word(isKeyword ? tree().first(at) : at)] =
                outsideValue(operand.text);
        arguments.push_back(std::move(argument));
    }
    return arguments;
}

FxOperand FxCodeReader::addNode(std::string op, std::vector<FxArgument> arguments,
                                PythonNodeId place, const Wanted* wanted, CallKind kind)
{
    std::vector<std::pair<std::string, std::shared_ptr<const Graph>>> bodies;
    std::vector<FxOperand*> waiting;
    for (auto argument = arguments.rbegin(); argument != arguments.rend(); ++argument)
        waiting.push_back(&argument->operand);
    while (!waiting.empty()) {
        FxOperand& operand = *waiting.back();
        waiting.pop_back();
        for (FxOperand& item : operand.items)
            waiting.push_back(&item);
        const PythonNodeId owner =
            operand.kind == Kind::Module ? classAt(operand.text) : PythonNodeId();
        if (!owner.isValid())
            continue;
        if (auto body = readBody(owner, place))
            bodies.emplace_back(operand.text, std::move(body));
        operand = FxOperand::constant(operand.text, Kind::Global);
    }
    takeGraphs(op, arguments);
    FxNode node{.op = std::move(op),
                .callKind = kind,
                .arguments = arguments,
                .place = tree().bytes(place).begin};
    node.source = m_state.sources.at(node.place);
    if (wanted) {
        node.names = wanted->names;
        node.type = wanted->type;
    }
    const std::vector<Symbol> results = m_emitter.addNode(node);
    for (auto& [name, body] : bodies)
        m_emitter.addNested(name, std::move(body));
    if (results.size() == 1)
        return FxOperand::ofValue(results.front());
    FxOperand all{.kind = Kind::Several};
    for (const Symbol result : results)
        all.items.push_back(FxOperand::ofValue(result));
    return all;
}

} // namespace fusewright::fx
