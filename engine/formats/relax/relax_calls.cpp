// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/relax/relax_reader.h"
#include "engine/formats/relax/relax_types.h"
#include "engine/graph/argument_names.h"
#include "engine/python/python_constants.h"
#include "engine/python/python_literals.h"

#include <algorithm>
#include <array>
#include <utility>

namespace fusewright::relax {

namespace {

constexpr int deepestExpression = 200;
constexpr std::size_t deepestCall = 64;
constexpr std::size_t mostNodes = 1'000'000;
constexpr std::size_t largestTuple = 10'000;

constexpr auto operatorsOfSymbols = std::to_array<std::pair<std::string_view, std::string_view>>({
    {"+", "R.add"},
    {"-", "R.subtract"},
    {"*", "R.multiply"},
    {"/", "R.divide"},
    {"//", "R.floor_divide"},
    {"%", "R.floor_mod"},
    {"**", "R.power"},
    {"@", "R.matmul"},
    {"<", "R.less"},
    {">", "R.greater"},
    {"<=", "R.less_equal"},
    {">=", "R.greater_equal"},
    {"==", "R.equal"},
    {"!=", "R.not_equal"},
    {"&", "R.bitwise_and"},
    {"|", "R.bitwise_or"},
});
/// Calls that only write a constant down.
constexpr auto constantCalls = std::to_array<std::string_view>(
    {"R.shape", "R.prim_value", "R.dtype", "R.str", "R.device", "R.Tensor", "R.Tuple", "R.Object",
     "R.Shape", "R.Prim", "I.vdevice"});
/// The first argument is the function that is called.
constexpr auto externalCalls = std::to_array<std::string_view>(
    {"R.call_tir", "R.call_dps_packed", "R.call_packed", "R.call_pure_packed", "R.call_tir_inplace",
     "R.call_tir_with_grad", "R.call_builtin_with_ctx", "R.call_inplace_packed",
     "R.invoke_closure"});

/// How long the name of a scalar's constructor is at the start of a text, with its parenthesis:
/// `R.prim_value(`, `T.int64(`. 0 where there is none.
std::size_t scalarCallLength(std::string_view text)
{
    constexpr std::string_view value = "R.prim_value(";
    if (text.starts_with(value))
        return value.size();
    for (const std::string_view type : {"T.int", "T.uint", "T.float", "T.bool"}) {
        const std::size_t end =
            text.starts_with(type) ? text.find_first_not_of("0123456789", type.size()) : text.npos;
        if (end != text.npos && text[end] == '(')
            return end + 1;
    }
    return 0;
}

/// `(R.prim_value(2),)` is `(2,)`: what TVM writes around scalars says only their type.
std::string withoutScalarCalls(std::string_view text)
{
    std::string plain;
    std::vector<bool> isDropped; // By parenthesis that is open.
    for (std::size_t at = 0; at < text.size(); ++at) {
        const std::size_t length = scalarCallLength(text.substr(at));
        const bool isOpen = length > 0 || text[at] == '(';
        const bool isClosed = text[at] == ')' && !isDropped.empty();
        const bool drops = length > 0 || (isClosed && isDropped.back());
        if (isOpen)
            isDropped.push_back(length > 0);
        else if (isClosed)
            isDropped.pop_back();
        if (!drops)
            plain += text[at];
        at += length > 0 ? length - 1 : 0;
    }
    return plain;
}

template <std::size_t Count>
bool isAny(std::string_view word, const std::array<std::string_view, Count>& words)
{
    return std::ranges::find(words, word) != words.end();
}

} // namespace

/// What a text says that is no value: `R.shape([2, 24])` is the list in it.
std::optional<AttributeValue> RelaxReader::constantOf(std::string_view text)
{
    if ((text.starts_with("R.shape(") || text.starts_with("R.prim_value(")) && text.ends_with(')'))
        text = text.substr(text.find('(') + 1, text.size() - text.find('(') - 2);
    const bool isOfText = text.find_first_of("'\"") != std::string_view::npos;
    return pythonConstant(isOfText ? std::string(text) : withoutScalarCalls(text));
}

bool RelaxReader::hasValues(const Operand& operand)
{
    return operand.kind == Operand::Kind::Value || operand.kind == Operand::Kind::Several;
}

bool RelaxReader::haveValues(const std::vector<Argument>& arguments)
{
    return std::ranges::any_of(
        arguments, [](const Argument& argument) { return hasValues(argument.operand); });
}

RelaxReader::Operand RelaxReader::evaluate(PythonNodeId node, const Wanted* wanted)
{
    if (m_depth >= deepestExpression) {
        complain("too-deep", "This expression is nested too deep.", node);
        return {};
    }
    if (mustRun(m_tree.kind(node))) {
        complain("not-straight",
                 "What this gives is known only when the code runs, and code is never run.", node);
        return Operand::constant(m_tree.text(node));
    }
    ++m_depth;
    Operand operand = Operand::constant(m_tree.text(node));
    switch (m_tree.kind(node)) {
    case PythonKind::Name:
        operand = evaluateName(node);
        break;
    case PythonKind::Attribute: {
        const Operand base = evaluateCallee(m_tree.first(node));
        if (base.kind == Operand::Kind::Global)
            operand = {.kind = Operand::Kind::Global,
                       .text = base.text + '.' + std::string(m_tree.word(node))};
        break;
    }
    case PythonKind::Call:
        operand = call(node, wanted);
        break;
    case PythonKind::Subscript:
        operand = evaluateSubscript(node, wanted);
        break;
    case PythonKind::Unary:
    case PythonKind::Binary:
    case PythonKind::Compare:
        operand = evaluateOperation(node, wanted);
        break;
    case PythonKind::Tuple:
    case PythonKind::List:
        operand = evaluateSeveral(node);
        break;
    default:
        break;
    }
    --m_depth;
    return operand;
}

RelaxReader::Operand RelaxReader::evaluateSubscript(PythonNodeId node, const Wanted* wanted)
{
    Operand base = evaluate(m_tree.first(node));
    const PythonNodeId index = m_tree.last(node);
    if (base.kind == Operand::Kind::Several) {
        const auto at = pythonInteger(m_tree.text(index));
        if (at && *at >= 0 && static_cast<std::size_t>(*at) < base.items.size())
            return base.items[static_cast<std::size_t>(*at)];
    }
    if (base.kind == Operand::Kind::Value) {
        return addNode(
            "R.TupleGetItem",
            {{{}, std::move(base), node}, {"index", Operand::constant(m_tree.text(index)), index}},
            node, wanted);
    }
    // metadata["relax.expr.Constant"][0] is a weight that is written elsewhere.
    if (m_tree.text(node).starts_with("metadata[")
        && m_tree.text(node).find("Constant") != std::string_view::npos
        && pythonInteger(m_tree.text(index))) {
        const Symbol symbol = m_builder.intern("metadata_" + std::string(m_tree.text(index)));
        if (!m_builder.hasParameter(symbol))
            m_builder.addParameter(symbol, wanted ? wanted->type : ValueType());
        return Operand::of(symbol);
    }
    return Operand::constant(m_tree.text(node));
}

RelaxReader::Operand RelaxReader::evaluateOperation(PythonNodeId node, const Wanted* wanted)
{
    std::vector<Argument> arguments;
    for (const PythonNodeId operand : m_tree.children(node))
        arguments.push_back({{}, evaluate(operand), operand});
    if (!haveValues(arguments))
        return Operand::constant(m_tree.text(node));
    if (m_tree.is(node, PythonKind::Unary) && m_tree.word(node) == "-")
        return addNode("R.negative", arguments, node, wanted);
    const auto found = std::ranges::find(operatorsOfSymbols, m_tree.word(node),
                                         &std::pair<std::string_view, std::string_view>::first);
    if (found == operatorsOfSymbols.end()) {
        complain("not-straight", "Relax has no such operator.", node);
        return {};
    }
    return addNode(std::string(found->second), arguments, node, wanted);
}

RelaxReader::Operand RelaxReader::evaluateSeveral(PythonNodeId node)
{
    std::vector<Operand> items;
    for (const PythonNodeId child : m_tree.children(node))
        items.push_back(evaluate(child));
    return std::ranges::any_of(items, hasValues) ? tupleOf(std::move(items), node)
                                                 : Operand::constant(m_tree.text(node));
}

/// Tuples of tuples grow fast.
RelaxReader::Operand RelaxReader::tupleOf(std::vector<Operand> items, PythonNodeId node)
{
    Operand tuple{.kind = Operand::Kind::Several, .text = std::string(m_tree.text(node))};
    tuple.size = 0;
    for (const Operand& item : items) {
        tuple.size += item.size;
        tuple.depth = std::max(tuple.depth, item.depth + 1);
    }
    if (tuple.depth > deepestExpression) {
        complain("too-deep", "This tuple is nested too deep.", node);
        return {};
    }
    if (tuple.size > largestTuple) {
        complain("too-large",
                 "This tuple has more than " + std::to_string(largestTuple) + " values.", node);
        return {};
    }
    tuple.items = std::move(items);
    return tuple;
}

std::vector<RelaxReader::Argument> RelaxReader::argumentsOf(PythonNodeId call,
                                                            std::string_view callee)
{
    const PythonNodeId called =
        isAny(callee, externalCalls) ? m_tree.next(m_tree.first(call)) : PythonNodeId();
    std::vector<Argument> arguments;
    for (PythonNodeId at = m_tree.next(m_tree.first(call)); at.isValid(); at = m_tree.next(at)) {
        const bool isKeyword = m_tree.is(at, PythonKind::Keyword);
        const PythonNodeId value = isKeyword ? m_tree.first(at) : at;
        Argument argument{.node = value};
        if (isKeyword)
            argument.keyword = m_tree.word(at);
        const bool isType = argument.keyword == "out_sinfo" || argument.keyword == "sinfo_args";
        argument.operand = isType ? Operand::constant(m_tree.text(value))
            : at == called        ? evaluateCallee(value)
                                  : evaluate(value);
        arguments.push_back(std::move(argument));
    }
    return arguments;
}

RelaxReader::Operand RelaxReader::call(PythonNodeId node, const Wanted* wanted)
{
    const Operand callee = evaluateCallee(m_tree.first(node));
    if (callee.kind != Operand::Kind::Global) {
        complain("not-straight", "What is called here is known only when the code runs.", node);
        return {};
    }
    std::string name = callee.text;
    for (const std::string_view prefix : {"relax.op.", "R.op.", "relax."}) {
        if (name.starts_with(prefix)) {
            name = "R." + name.substr(prefix.size());
            break;
        }
    }
    if (isAny(name, constantCalls) || name.starts_with("T."))
        return Operand::constant(m_tree.text(node));
    std::vector<Argument> arguments = argumentsOf(node, name);
    if (name == "R.const")
        return constantTensor(arguments, node);
    if (name == "R.tuple") {
        std::vector<Operand> items;
        for (Argument& argument : arguments)
            items.push_back(std::move(argument.operand));
        return tupleOf(std::move(items), node);
    }
    if (name == "R.call_tir_inplace" && arguments.size() > 2 && arguments[2].keyword.empty())
        arguments[2].keyword = "inplace_indices";
    if (isAny(name, externalCalls) && !arguments.empty())
        return callExternal(name, std::move(arguments), node, wanted);
    if (name == "R.match_cast" && arguments.size() == 2) {
        Wanted result{.type = readType(m_tree, arguments[1].node, m_builder)};
        result.name = wanted ? wanted->name : std::string_view();
        arguments.pop_back(); // The type that is cast to.
        return addNode(name, arguments, node, &result);
    }
    const std::string_view last = std::string_view(name).substr(name.rfind('.') + 1);
    const bool isOfModule = !name.starts_with("R.");
    if (const Function* const function = isOfModule ? functionNamed(last) : nullptr)
        return callFunction(*function, arguments, node, wanted);
    return addNode(name, arguments, node, wanted);
}

RelaxReader::Operand RelaxReader::constantTensor(const std::vector<Argument>& arguments,
                                                 PythonNodeId node)
{
    ValueType type;
    std::optional<AttributeValue> content;
    for (const Argument& argument : arguments) {
        auto value = pythonConstant(m_tree.text(argument.node));
        const auto* const text = value ? std::get_if<std::string>(&*value) : nullptr;
        if (text)
            type.type = parseDataType(*text).value_or(type.type);
        else if (!content)
            content = std::move(value);
    }
    const Symbol symbol = m_names.make("const", m_builder);
    const bool isScalar = content
        && (std::holds_alternative<std::int64_t>(*content)
            || std::holds_alternative<double>(*content) || std::holds_alternative<bool>(*content));
    if (isScalar)
        type.shape = m_builder.shapes().intern({});
    std::optional<AttributeValueId> known;
    if (content)
        known = m_builder.attributeValues().intern(*std::move(content));
    m_builder.addParameter(symbol, type, known);
    static_cast<void>(node);
    return Operand::of(symbol);
}

RelaxReader::Operand RelaxReader::readInPlace(const Function& function,
                                              const std::vector<Argument>& arguments,
                                              PythonNodeId place)
{
    ++m_calledFunctions;
    if (m_open.size() > deepestCall || m_builder.nodeCount() + m_calledFunctions > mostNodes) {
        complain("function-blow-up",
                 "Inlining functions goes too far: more than 64 levels deep, or more than "
                 "1000000 operators.",
                 place);
        return {};
    }
    const std::size_t number = m_calls[&function]++;
    std::string path(function.name);
    if (number > 0)
        path += '_' + std::to_string(number);
    Scope inner{.function = &function};
    if (m_scope.functions.contains(function.name)) {
        inner.values = m_scope.values; // It sees what is around it.
        inner.functions = m_scope.functions;
    }
    inner.prefix = m_scope.prefix + path + '/';
    const std::string& around = m_scope.block.empty() ? m_scope.modulePath : m_scope.block;
    inner.modulePath = around.empty() ? path : around + '.' + path;
    std::size_t position = 0;
    for (const PythonNodeId parameter : m_tree.children(function.node)) {
        if (!m_tree.is(parameter, PythonKind::Parameter))
            continue;
        const std::string_view name = m_tree.word(parameter);
        Operand& given = inner.values[name];
        given = position < arguments.size() ? arguments[position].operand : Operand::constant(name);
        nameParameter(given, name);
        ++position;
    }
    std::swap(m_scope, inner);
    for (const PythonNodeId parameter : m_tree.children(function.node))
        declareExtents(m_tree.find(parameter, PythonKind::Annotation));
    m_open.push_back(&function);
    auto given = runFunction(function.name, m_tree.find(function.node, PythonKind::Block));
    m_open.pop_back();
    std::swap(m_scope, inner);
    if (given)
        forgetNames(*given);
    return given ? *std::move(given) : Operand();
}

RelaxReader::Operand RelaxReader::addNode(const std::string& op,
                                          const std::vector<Argument>& arguments,
                                          PythonNodeId place, const Wanted* wanted)
{
    const std::string name =
        wanted && !wanted->name.empty() ? std::string(wanted->name) : op.substr(op.rfind('.') + 1);
    const Symbol result = m_names.make(m_scope.prefix + name, m_builder);
    m_builder.beginNode(op, result, m_tree.bytes(place).begin);
    m_node = result;
    m_operands = 0;
    const Parameters* const parameters =
        op.starts_with("R.") ? ArgumentNames::builtIn().find(op, {}) : nullptr;
    for (std::size_t at = 0; at < arguments.size(); ++at) {
        const bool isNamed = parameters && at < parameters->size();
        addArgument(arguments[at],
                    isNamed ? std::string((*parameters)[at].name) : "arg" + std::to_string(at));
    }
    if (op.starts_with("R.") && op != "R.TupleGetItem" && op != "R.match_cast")
        tellCall(arguments);
    m_builder.addResult(result);
    if (wanted
        && (wanted->type.type != DataType::Unknown || wanted->type.shape != ShapeTable::unranked))
        m_builder.describe(result, wanted->type);
    setModule();
    return Operand::of(result);
}

void RelaxReader::addArgument(const Argument& argument, const std::string& name)
{
    addOperands(argument.operand);
    if (hasValues(argument.operand))
        return;
    auto value = constantOf(argument.operand.text);
    if (!value)
        return;
    if (argument.keyword.empty())
        m_builder.addAttribute(name, *std::move(value));
    else
        m_builder.addAttribute(argument.keyword, *std::move(value));
}

void RelaxReader::addOperands(const Operand& operand)
{
    if (operand.bound != BoundNameList::none) {
        m_bound.use(operand.bound, m_node, m_operands);
        addValues(operand);
        return;
    }
    if (operand.kind == Operand::Kind::Value)
        addValues(operand);
    for (const Operand& item : operand.items)
        addOperands(item);
}

/// Without saying how they are written.
void RelaxReader::addValues(const Operand& operand)
{
    if (operand.kind == Operand::Kind::Value) {
        m_builder.addOperand(operand.value);
        if (!operand.parameter.empty())
            m_bound.useParameter(operand.parameter, m_node, m_operands);
        ++m_operands;
    }
    for (const Operand& item : operand.items)
        addValues(item);
}

} // namespace fusewright::relax
