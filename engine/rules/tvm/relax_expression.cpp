// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tvm/relax_expression.h"

#include "engine/graph/dataflow_blocks.h"
#include "engine/graph/graph.h"
#include "engine/graph/graph_property.h"
#include "engine/graph/node_set.h"
#include "engine/rules/tvm/check/check_operator.h"
#include "engine/rules/tvm/check/relax_parameters.h"
#include "engine/rules/tvm/dpl/relax_operators.h"
#include "engine/rules/tvm/tvm_operators.h"

#include <algorithm>
#include <utility>

namespace fusewright {

namespace {

using RelaxKind = RelaxExpression::Kind;

/// How the reader of modules begins the names of constants whose contents are written elsewhere.
constexpr std::string_view metadataName = "metadata_";

bool isOfRelaxDialect(const Graph& graph)
{
    return std::ranges::any_of(graph.operators(), [&](const Operator& kind) {
        return !relaxName(graph.text(kind.native)).empty();
    });
}

bool isItemNode(const Graph& graph, NodeId node)
{
    const std::string_view native = graph.nativeName(node);
    return native == "R.TupleGetItem" || native == "relax.TupleGetItem"
        || graph.canonicalName(node) == "getitem";
}

bool isCast(const Graph& graph, NodeId node)
{
    const std::string_view native = graph.nativeName(node);
    return native == "R.match_cast" || native == "relax.match_cast";
}

} // namespace

bool RelaxExpressions::isTaken(NodeId node) const
{
    return m_taken && m_taken->contains(node);
}

/// Items of what was taken are items still.
RelaxExpression RelaxExpressions::ofValue(ValueId value) const
{
    if (!value.isValid())
        return {};
    const NodeId maker = m_graph.producer(value);
    if (!maker.isValid() || isCast(m_graph, maker))
        return {.kind = RelaxKind::Value, .node = {}, .value = value};
    if (m_graph.outputCount(maker) > 1)
        return {.kind = RelaxKind::Item, .node = {}, .value = value};
    if (isTaken(maker))
        return {.kind = RelaxKind::Made, .node = {}, .value = value};
    if (isItemNode(m_graph, maker))
        return {.kind = RelaxKind::Item, .node = {}, .value = value};
    return {.kind = RelaxKind::Call, .node = maker, .value = {}};
}

bool RelaxExpressions::hasPlaces() const
{
    if (!m_hasPlaces)
        m_hasPlaces = dataflow::hasPlaces(m_graph);
    return *m_hasPlaces;
}

RelaxExpression RelaxExpressions::ofOperand(NodeId node, std::uint32_t operand) const
{
    const auto inputs = m_graph.inputs(node);
    const ValueId value = operand < inputs.size() ? inputs[operand] : ValueId();
    if (!value.isValid() || !hasPlaces())
        return ofValue(value);
    const std::string_view name = dataflow::parameterAt(m_graph, {node, operand});
    const bool isItem = name.ends_with(']');
    const NodeId maker = m_graph.producer(value);
    if (isItem || (name.empty() && maker.isValid() && dataflow::isGivenBack(m_graph, maker, node)))
        return {.kind = RelaxKind::Made, .node = {}, .value = value, .place = 0, .name = name};
    if (name.empty())
        return ofValue(value);
    return {.kind = RelaxKind::Value, .node = {}, .value = value, .place = 0, .name = name};
}

std::vector<RelaxExpression> RelaxExpressions::ofValueAt(ValueId value, NodeId user) const
{
    std::vector<RelaxExpression> all;
    const auto add = [&](const RelaxExpression& expression) {
        if (std::ranges::find(all, expression) == all.end())
            all.push_back(expression);
    };
    // Few operands are looked at where many may use the value.
    const auto inputs =
        user.isValid() && hasPlaces() ? m_graph.inputs(user) : std::span<const ValueId>();
    for (std::uint32_t at = 0; at < inputs.size(); ++at) {
        if (inputs[at] == value)
            add(ofOperand(user, at));
    }
    const bool isAnywhere = !user.isValid() && value.isValid() && hasPlaces();
    for (const Use& use : isAnywhere ? m_graph.uses(value) : std::span<const Use>())
        add(ofOperand(use.node, use.operand));
    if (all.empty())
        add(ofValue(value));
    return all;
}

bool RelaxExpressions::isConstant(const RelaxExpression& expression) const
{
    return expression.kind == RelaxKind::Value && expression.name.empty()
        && m_graph.valueKind(expression.value) == ValueKind::Parameter;
}

/// A weight is a parameter of the function that has it, unless the module writes its content.
bool RelaxExpressions::isVariable(const RelaxExpression& expression) const
{
    if (expression.kind != RelaxKind::Value)
        return false;
    if (!isConstant(expression))
        return true;
    return m_graph.property(property::dialect) == property::relax
        && !m_graph.literal(expression.value)
        && !m_graph.valueName(expression.value).starts_with(metadataName);
}

/// What a cast binds in a function that is read in place has the path of it before its name.
std::string_view RelaxExpressions::variableName(const RelaxExpression& variable) const
{
    if (!variable.name.empty())
        return variable.name;
    const std::string_view name = m_graph.valueName(variable.value);
    const bool hasPath = m_graph.producer(variable.value).isValid()
        && m_graph.property(property::dialect) == property::relax;
    return hasPath ? name.substr(name.rfind('/') + 1) : name;
}

RelaxExpression RelaxExpressions::ofNode(NodeId node) const
{
    if (m_graph.outputCount(node) == 1)
        return ofValue(*m_graph.outputs(node).begin());
    return {.kind = isTaken(node) ? RelaxKind::Made : RelaxKind::Call, .node = node, .value = {}};
}

bool RelaxExpressions::isKernel(NodeId node) const
{
    if (!relaxName(m_graph.nativeName(node)).empty())
        return false;
    if (!m_isOfRelax)
        m_isOfRelax =
            isOfRelaxDialect(m_graph) || m_graph.attribute(node, kernelCallAttribute) != nullptr;
    return *m_isOfRelax;
}

std::string RelaxExpressions::kernelCaller(NodeId node) const
{
    const AttributeValue* const called = m_graph.attribute(node, kernelCallAttribute);
    const auto* const name = called ? std::get_if<std::string>(called) : nullptr;
    if (name)
        return "relax." + *name;
    const auto inside = m_graph.nested(node);
    const bool isFunction = !inside.empty() && m_graph.call(node)
        && m_graph.text(inside.front().attribute) == functionName(node);
    return std::string(isFunction ? functionCaller : "");
}

RelaxExpression RelaxExpressions::told(NodeId node, std::uint32_t at) const
{
    const CallArgument& argument = m_graph.arguments(node)[at];
    if (argument.isOperand())
        return ofOperand(node, argument.operand);
    if (argument.isList())
        return toldTuple(node, at);
    return {.kind = RelaxKind::Literal, .node = node, .value = {}, .place = at};
}

/// The name of a tuple by which a list among the arguments is written; null where there is none.
const BoundName* RelaxExpressions::nameOfTuple(NodeId node, std::uint32_t at) const
{
    const auto arguments = m_graph.arguments(node);
    std::size_t size = 0;
    std::uint32_t first = CallArgument::noOperand;
    for (std::size_t inner = at + 1;
         inner < arguments.size() && arguments[inner].depth > arguments[at].depth; ++inner) {
        if (!arguments[inner].isOperand())
            continue;
        first = std::min(first, arguments[inner].operand);
        ++size;
    }
    if (!m_names)
        m_names.emplace(m_graph);
    const BoundName* const name = m_names->at({node, first});
    return name && name->tuple && BoundNames::valuesOf(*name).size() == size ? name : nullptr;
}

RelaxExpression RelaxExpressions::toldTuple(NodeId node, std::uint32_t at) const
{
    RelaxExpression tuple{.kind = RelaxKind::Tuple, .node = node, .value = {}, .place = at};
    const bool hasNames = !m_graph.property(BoundNames::property).empty();
    const BoundName* const name = hasNames ? nameOfTuple(node, at) : nullptr;
    if (!name)
        return tuple;
    std::optional<Use> first;
    for (const BoundName& other : m_names->all()) {
        for (const Use& use : other.tuple == name->tuple ? other.uses : std::vector<Use>()) {
            if (!first || std::pair(use.node, use.operand) < std::pair(first->node, first->operand))
                first = use;
        }
    }
    const auto arguments = m_graph.arguments(first->node);
    for (std::uint32_t place = 0; place < arguments.size(); ++place) {
        const bool isSame =
            arguments[place].isList() && m_names->at(*first) == nameOfTuple(first->node, place);
        if (isSame && m_names->at(*first))
            return {.kind = RelaxKind::Tuple, .node = first->node, .value = {}, .place = place};
    }
    return tuple;
}

/// Literals with a keyword are attributes, but for those that Relax has as arguments.
std::vector<RelaxExpression> RelaxExpressions::toldArguments(NodeId node) const
{
    const std::string name = relaxName(m_graph.nativeName(node));
    const RelaxArity* const arity = RelaxOperators::known().find(name);
    const std::size_t most = arity ? arity->most.value_or(CallArgument::noOperand)
                                   : std::size_t(CallArgument::noOperand);
    const auto arguments = m_graph.arguments(node);
    std::vector<std::pair<std::size_t, RelaxExpression>> found;
    std::size_t next = 0;
    for (std::uint32_t at = 0; at < arguments.size(); ++at) {
        const CallArgument& argument = arguments[at];
        if (argument.depth > 0)
            continue;
        std::optional<std::size_t> place = next;
        if (argument.keyword.isValid()) {
            const std::string_view keyword = m_graph.text(argument.keyword);
            place = relaxArgumentPlace(m_graph.nativeName(node), keyword);
            const bool isArgument =
                !argument.literal.isValid() || (arity && place && *place < most);
            if (!isArgument && keyword != "tir_vars")
                continue;
        }
        const std::size_t taken = place.value_or(next);
        next = std::max(next, taken + 1);
        if (taken < most)
            found.emplace_back(taken, told(node, at));
    }
    std::ranges::stable_sort(found, {}, &std::pair<std::size_t, RelaxExpression>::first);
    std::vector<RelaxExpression> all;
    for (const auto& [place, expression] : found)
        all.push_back(expression);
    return all;
}

/// What graphs have as operands, with what they leave out.
std::vector<RelaxExpression> RelaxExpressions::listedArguments(NodeId node,
                                                               std::string_view name) const
{
    const auto inputs = m_graph.ownInputs(node);
    const RelaxArity* const arity = RelaxOperators::known().find(name);
    const std::size_t fewest = arity ? arity->fewest : 0;
    std::vector<RelaxExpression> all;
    std::size_t next = 0;
    while (next < inputs.size() || all.size() < fewest) {
        const auto at = static_cast<std::uint32_t>(all.size());
        const TvmArgumentKind kind = argumentKind(name, at);
        if (kind == TvmArgumentKind::Tensor && next == inputs.size())
            break;
        if (kind == TvmArgumentKind::Tensor) {
            all.push_back(ofValue(inputs[next++]));
            continue;
        }
        // What stands behind the last argument that is known is a tensor.
        if (kind == TvmArgumentKind::Other && arity && arity->most && at >= *arity->most)
            break;
        const bool isTuple = kind == TvmArgumentKind::Tensors;
        all.push_back({.kind = isTuple ? RelaxKind::Tuple : RelaxKind::Literal,
                       .node = node,
                       .value = {},
                       .place = untold + at});
        next = isTuple ? inputs.size() : next;
        if (all.size() > inputs.size() + fewest)
            break;
    }
    return all;
}

std::vector<RelaxExpression> RelaxExpressions::arguments(NodeId node, std::string_view name) const
{
    if (m_graph.call(node))
        return toldArguments(node);
    const std::string own = relaxName(m_graph.nativeName(node));
    return listedArguments(node, isKernel(node) ? "relax.call_tir" : own.empty() ? name : own);
}

std::vector<RelaxExpression> RelaxExpressions::fields(const RelaxExpression& tuple) const
{
    std::vector<RelaxExpression> all;
    if (tuple.place >= untold) {
        const auto inputs = m_graph.ownInputs(tuple.node);
        for (std::size_t at = tuple.place - untold; at < inputs.size(); ++at)
            all.push_back(ofValue(inputs[at]));
        return all;
    }
    const auto arguments = m_graph.arguments(tuple.node);
    const std::uint8_t depth = arguments[tuple.place].depth;
    for (std::uint32_t at = tuple.place + 1; at < arguments.size() && arguments[at].depth > depth;
         ++at) {
        if (arguments[at].depth == depth + 1)
            all.push_back(told(tuple.node, at));
    }
    return all;
}

RelaxExpression RelaxExpressions::tupleOf(const RelaxExpression& item) const
{
    const NodeId maker = m_graph.producer(item.value);
    if (!maker.isValid())
        return {};
    if (m_graph.outputCount(maker) > 1)
        return ofNode(maker);
    return ofOperand(maker, 0);
}

std::optional<std::int64_t> RelaxExpressions::indexOf(const RelaxExpression& item) const
{
    const NodeId maker = m_graph.producer(item.value);
    if (!maker.isValid())
        return std::nullopt;
    const auto outputs = m_graph.outputs(maker);
    if (m_graph.outputCount(maker) > 1)
        return static_cast<std::int64_t>(item.value.index - (*outputs.begin()).index);
    const AttributeValue* const told = m_graph.attribute(maker, "index");
    const auto* const index = told ? std::get_if<std::int64_t>(told) : nullptr;
    return index ? std::optional(*index) : std::nullopt;
}

/// How the argument of a literal is called; empty where that is not known.
std::string_view RelaxExpressions::argumentName(const RelaxExpression& literal) const
{
    const std::string_view native = m_graph.nativeName(literal.node);
    if (literal.place >= untold)
        return relaxArgumentName(native, literal.place - untold);
    const auto arguments = m_graph.arguments(literal.node);
    if (arguments[literal.place].keyword.isValid())
        return m_graph.text(arguments[literal.place].keyword);
    const auto isOwn = [](const CallArgument& argument) { return argument.depth == 0; };
    const auto place = std::ranges::count_if(arguments.first(literal.place), isOwn);
    return relaxArgumentName(native, static_cast<std::size_t>(place));
}

const AttributeValue* RelaxExpressions::literal(const RelaxExpression& expression) const
{
    if (expression.place < untold)
        return &m_graph.attributeValue(
            m_graph.arguments(expression.node)[expression.place].literal);
    return m_graph.attribute(expression.node, argumentName(expression));
}

std::string RelaxExpressions::functionName(NodeId kernel) const
{
    const auto arguments = m_graph.arguments(kernel);
    const bool isTold = isKernel(kernel) && !arguments.empty() && arguments[0].literal.isValid();
    const auto* const name =
        isTold ? std::get_if<std::string>(&m_graph.attributeValue(arguments[0].literal)) : nullptr;
    return name ? *name : std::string(m_graph.nativeName(kernel));
}

/// A name, a literal, or a tuple of those.
std::string RelaxExpressions::shortText(const RelaxExpression& expression) const
{
    switch (expression.kind) {
    case RelaxKind::Nothing:
        return "None";
    case RelaxKind::Value:
    case RelaxKind::Made:
    case RelaxKind::Item:
        return std::string(expression.value.isValid() ? m_graph.valueName(expression.value)
                                                      : m_graph.nodeName(expression.node));
    case RelaxKind::Call:
        return std::string(m_graph.nodeName(expression.node));
    case RelaxKind::Callee:
        return std::string(m_graph.nativeName(expression.node));
    case RelaxKind::Literal: {
        const AttributeValue* const value = literal(expression);
        return value ? toText(*value) : "?";
    }
    case RelaxKind::Tuple:
        return "(...)";
    }
    return {};
}

std::string RelaxExpressions::text(const RelaxExpression& expression) const
{
    const bool isCall = expression.kind == RelaxKind::Call;
    if (!isCall && expression.kind != RelaxKind::Tuple)
        return shortText(expression);
    std::string written =
        isCall ? std::string(m_graph.nativeName(expression.node)) + '(' : std::string("(");
    std::string_view comma;
    for (const RelaxExpression& part :
         isCall ? arguments(expression.node, {}) : fields(expression)) {
        written += comma;
        comma = ", ";
        if (part.kind != RelaxKind::Tuple) {
            written += shortText(part);
            continue;
        }
        std::string_view between = "(";
        for (const RelaxExpression& field : fields(part)) {
            written += between;
            written += shortText(field);
            between = ", ";
        }
        written += between == "(" ? "()" : ")";
    }
    return written + ')';
}

} // namespace fusewright
