// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/python/eval/python_runtime.h"
#include "engine/rules/tvm/dpl/dpl_call.h"
#include "engine/rules/tvm/dpl/dpl_context.h"
#include "engine/rules/tvm/dpl/dpl_sequence.h"
#include "engine/rules/tvm/dpl/tvm_functions.h"
#include "engine/rules/tvm/dpl/tvm_searches.h"
#include "engine/rules/tvm/dpl/tvm_values.h"

#include <algorithm>
#include <array>

namespace fusewright {

namespace {

using Kind = DplKind;

PythonValue makeWildcard(DplCall& call)
{
    return call.make({.kind = Kind::Wildcard});
}

DplObject* wildcardPart(DplCall& call)
{
    return asDplObject(makeWildcard(call));
}

/// With a name that need not be given.
template <DplKind kind>
PythonValue makeNamed(DplCall& call)
{
    auto name = call.has(0) ? call.text(call.at(0)) : std::string();
    return name ? call.make({.kind = kind, .name = std::move(*name)}) : PythonValue();
}

PythonValue makeConstant(DplCall& call)
{
    return call.make({.kind = Kind::Constant});
}

DplObject* operatorPart(DplCall& call, std::string name)
{
    return asDplObject(call.make({.kind = Kind::Operator, .name = std::move(name)}));
}

PythonValue makeOperator(DplCall& call)
{
    auto name = call.text(call.at(0));
    return name ? call.make({.kind = Kind::Operator, .name = std::move(*name)}) : PythonValue();
}

PythonValue makeExpression(DplCall& call)
{
    if (const TvmOperator* const known = asTvmOperator(call.at(0)))
        return call.make({.kind = Kind::Operator, .name = known->name()});
    if (call.at(0).is(PythonType::Unknown))
        return call.unknown(call.at(0));
    auto text = call.ask().runtime.str(call.at(0));
    return text ? call.make({.kind = Kind::Expression, .name = std::move(*text)}) : PythonValue();
}

PythonValue makeTuple(DplCall& call)
{
    const auto fields = call.items(call.at(0));
    const auto parts = fields ? call.patterns(*fields) : std::nullopt;
    const auto isUnordered = parts && call.has(1) ? call.truth(call.at(1)) : false;
    if (!parts || !isUnordered)
        return {};
    return call.make({.kind = *isUnordered ? Kind::UnorderedTuple : Kind::Tuple}, *parts);
}

template <DplKind kind>
PythonValue makeFields(DplCall& call)
{
    const auto fields = call.items(call.at(0));
    auto parts = fields ? call.patterns(*fields) : std::nullopt;
    return parts ? call.make({.kind = kind}, std::move(*parts)) : PythonValue();
}

PythonValue makeTupleItem(DplCall& call)
{
    DplObject* const tuple = call.pattern(call.at(0));
    const auto index = tuple && call.has(1) ? call.integer(call.at(1)) : -1;
    return tuple && index ? call.make({.kind = Kind::TupleItem, .index = *index}, {tuple})
                          : PythonValue();
}

PythonValue makeShape(DplCall& call)
{
    auto extents = call.extents(call.at(0));
    return extents ? call.make(
               {.kind = Kind::ShapeLiteral, .hasExtents = true, .extents = std::move(*extents)})
                   : PythonValue();
}

PythonValue makeFunction(DplCall& call)
{
    const auto parameters = call.items(call.at(0));
    auto parts = parameters ? call.patterns(*parameters) : std::nullopt;
    DplObject* const body = parts ? call.pattern(call.at(1)) : nullptr;
    if (!body)
        return {};
    parts->push_back(body);
    return call.make({.kind = Kind::Function}, std::move(*parts));
}

PythonValue makeCall(DplCall& call)
{
    DplObject* const callee = call.pattern(call.at(0));
    const auto given = callee ? call.items(call.at(1)) : std::nullopt;
    auto parts = given ? call.patterns(*given) : std::nullopt;
    const auto isOpen = parts && call.has(2) ? call.truth(call.at(2)) : false;
    const auto hasUses = isOpen && call.has(3) ? call.truth(call.at(3)) : true;
    if (!parts || !isOpen || !hasUses)
        return {};
    parts->insert(parts->begin(), callee);
    const PythonValue made = call.makeCall(std::move(*parts), *isOpen);
    return *hasUses ? withArgumentUses(call.ask(), made) : made;
}

/// The arguments of a kernel: a tuple of patterns, one pattern, or any.
DplObject* kernelArguments(DplCall& call)
{
    if (!call.has(1))
        return wildcardPart(call);
    if (asDplObject(call.at(1)))
        return asDplObject(call.at(1));
    const auto fields = call.items(call.at(1));
    auto parts = fields ? call.patterns(*fields) : std::nullopt;
    return parts ? asDplObject(call.make({.kind = Kind::Tuple}, std::move(*parts))) : nullptr;
}

template <DplKind kind>
PythonValue makeKernelCall(DplCall& call)
{
    auto name = call.text(call.at(0));
    DplObject* const arguments = name ? kernelArguments(call) : nullptr;
    if (!arguments)
        return {};
    DplObject* const callee = asDplObject(call.make({.kind = kind, .name = std::move(*name)}));
    const bool isKernel = kind == Kind::GlobalVariable;
    DplObject* const caller =
        operatorPart(call, isKernel ? "relax.call_tir" : "relax.call_dps_packed");
    return call.makeCall({caller, callee, arguments}, false);
}

PythonValue makePackedCall(DplCall& call)
{
    auto name = call.text(call.at(0));
    if (!name)
        return {};
    DplObject* const callee =
        asDplObject(call.make({.kind = Kind::ExternFunction, .name = std::move(*name)}));
    if (!call.has(1))
        return call.makeCall({callee}, true);
    const auto given = call.items(call.at(1));
    auto parts = given ? call.patterns(*given) : std::nullopt;
    if (!parts)
        return {};
    parts->insert(parts->begin(), callee);
    return withArgumentUses(call.ask(), call.makeCall(std::move(*parts), false));
}

/// A pattern that need not be given, else a wildcard.
DplObject* innerPart(DplCall& call, std::size_t parameter)
{
    return call.has(parameter) ? call.pattern(call.at(parameter)) : wildcardPart(call);
}

PythonValue makeHasType(DplCall& call)
{
    auto element = call.text(call.at(0));
    DplObject* const inner = element ? innerPart(call, 1) : nullptr;
    return inner ? call.make({.kind = Kind::HasType, .name = std::move(*element)}, {inner})
                 : PythonValue();
}

PythonValue makeHasAttributes(DplCall& call)
{
    auto attributes = call.attributes(call.at(0));
    DplObject* const inner = attributes ? innerPart(call, 1) : nullptr;
    return inner
        ? call.make({.kind = Kind::HasAttributes, .attributes = std::move(*attributes)}, {inner})
        : PythonValue();
}

template <DplKind kind>
PythonValue makePair(DplCall& call)
{
    auto parts = call.patterns({call.at(0), call.at(1)});
    return parts ? call.make({.kind = kind}, std::move(*parts)) : PythonValue();
}

PythonValue makeNot(DplCall& call)
{
    DplObject* const inner = call.pattern(call.at(0));
    return inner ? call.make({.kind = Kind::Not}, {inner}) : PythonValue();
}

/// A method of a pattern as a constructor: the same parameters, by other names.
template <const char* method>
PythonValue makeByMethod(DplCall& call)
{
    if (!call.pattern(call.at(0)))
        return {};
    return callTvmFunction(call.ask(), *findDplMethod(method), {{call.at(1)}, {}}, call.at(0));
}

constexpr char hasShape[] = "has_shape";
constexpr char hasStruct[] = "has_struct_info";
constexpr char hasAttribute[] = "has_attr";
constexpr char hasElement[] = "has_dtype";

/// A call of an operator, whose arguments the context takes note of.
DplObject* usingCall(DplCall& call, std::string name, std::vector<DplObject*> arguments,
                     bool isOpen = false)
{
    arguments.insert(arguments.begin(), operatorPart(call, std::move(name)));
    return asDplObject(withArgumentUses(call.ask(), call.makeCall(std::move(arguments), isOpen)));
}

PythonValue makeFusedBiasActivation(DplCall& call)
{
    auto name = call.text(call.at(0));
    const auto withBias = name && call.has(1) ? call.truth(call.at(1)) : false;
    const auto withReshape = withBias && call.has(3) ? call.truth(call.at(3)) : false;
    if (!name || !withBias || !withReshape)
        return {};
    DplObject* out = usingCall(call, std::move(*name), {wildcardPart(call), wildcardPart(call)});
    if (*withBias) {
        DplObject* bias = wildcardPart(call);
        if (*withReshape)
            bias = usingCall(call, "relax.reshape", {bias, wildcardPart(call)}, true);
        out = usingCall(call, "relax.add", {out, bias}, *withReshape);
    }
    if (!call.has(2)
        || (call.at(2).is(PythonType::String) && call.at(2).as<PythonString>().text.empty()))
        return out ? PythonValue(*out) : PythonValue();
    auto activation = call.text(call.at(2));
    DplObject* const whole = activation ? usingCall(call, std::move(*activation), {out}) : nullptr;
    return whole ? PythonValue(*whole) : PythonValue();
}

constexpr auto dplRows = std::to_array<TvmFunctionRow>({
    {"wildcard", "", makeWildcard},
    {"is_op", "op_name", makeOperator},
    {"is_const", "", makeConstant},
    {"is_var", "name=", makeNamed<Kind::Variable>},
    {"is_dfv", "name=", makeNamed<Kind::DataflowVariable>},
    {"is_gv", "name=", makeNamed<Kind::GlobalVariable>},
    {"is_expr", "expr", makeExpression},
    {"is_tuple", "fields unordered=", makeTuple},
    {"is_tuple_get_item", "tuple_value index=", makeTupleItem},
    {"is_shape", "shape", makeShape},
    {"is_call_tir", "func_name args=", makeKernelCall<Kind::GlobalVariable>},
    {"is_call_dps_packed", "func_name args=", makeKernelCall<Kind::ExternFunction>},
    {"is_call_packed", "func_name args=", makePackedCall},
    {"has_dtype", "dtype pattern=", makeHasType},
    {"has_attr", "attrs pattern=", makeHasAttributes},
    {"reject", "pattern", makeNot},
    {"make_fused_bias_activation_pattern",
     "op_name with_bias= activation= allow_reshape=", makeFusedBiasActivation},
    {"WildcardPattern", "", makeWildcard},
    {"ExprPattern", "expr", makeExpression},
    {"ConstantPattern", "", makeConstant},
    {"VarPattern", "name_hint=", makeNamed<Kind::Variable>},
    {"DataflowVarPattern", "name_hint=", makeNamed<Kind::DataflowVariable>},
    {"GlobalVarPattern", "name_hint=", makeNamed<Kind::GlobalVariable>},
    {"ExternFuncPattern", "global_symbol=", makeNamed<Kind::ExternFunction>},
    {"CallPattern", "op args varg_default_wildcard= add_constraint=", makeCall},
    {"FunctionPattern", "params body", makeFunction},
    {"TuplePattern", "fields", makeFields<Kind::Tuple>},
    {"UnorderedTuplePattern", "fields", makeFields<Kind::UnorderedTuple>},
    {"TupleGetItemPattern", "tuple_value index=", makeTupleItem},
    {"OrPattern", "left right", makePair<Kind::Either>},
    {"AndPattern", "left right", makePair<Kind::Both>},
    {"NotPattern", "to_reject", makeNot},
    {"ShapePattern", "pattern shape", makeByMethod<hasShape>},
    {"DataTypePattern", "pattern dtype", makeByMethod<hasElement>},
    {"TypePattern", "pattern ty", makeByMethod<hasStruct>},
    {"StructInfoPattern", "pattern struct_info", makeByMethod<hasStruct>},
    {"AttrPattern", "pattern attrs", makeByMethod<hasAttribute>},
    {"PrimArrPattern", "shape", makeShape},
    {"PatternContext", "incremental=", makeContext},
    {"current", "", currentContext},
    {"PatternSeq", "patterns only_use=", makeSequence},
    {"SameShapeConstraint", "*args", makeSameShapes},
    {"match_dfb", "ctx dfb", matchBlock},
    {"rewrite_call", "pattern rewriter func", rewriteCall},
    {"rewrite_bindings", "ctx rewriter func", rewriteBindings},
    {"from_pattern", "pattern func", rewriteCall},
    {"ExprPatternRewriter", "pattern func", rewriteCall},
});

} // namespace

const TvmFunctionRow* findDplFunction(std::string_view name)
{
    const auto found = std::ranges::find(dplRows, name, &TvmFunctionRow::name);
    return found == dplRows.end() ? nullptr : &*found;
}

std::vector<std::string_view> dplNames()
{
    std::vector<std::string_view> names = {"DFPattern", "PatternMatchingRewriter"};
    for (const TvmFunctionRow& row : dplRows)
        names.push_back(row.name);
    return names;
}

} // namespace fusewright
