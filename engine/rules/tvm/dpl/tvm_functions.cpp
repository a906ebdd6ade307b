// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tvm/dpl/tvm_functions.h"

#include "engine/python/eval/python_runtime.h"
#include "engine/rules/tvm/dpl/fusion_pattern.h"
#include "engine/rules/tvm/dpl/relax_operators.h"
#include "engine/rules/tvm/dpl/tvm_host.h"
#include "engine/rules/tvm/dpl/tvm_values.h"

#include <algorithm>
#include <array>

namespace fusewright {

namespace {

PythonValue getOperator(DplCall& call)
{
    auto name = call.text(call.at(0));
    if (!name)
        return {};
    if (name->starts_with("relax.") && !RelaxOperators::known().find(*name))
        return call.ask().raise("AttributeError", "Operator " + *name + " is not registered");
    return PythonValue(call.ask().runtime.heap().make<TvmOperator>(std::move(*name)));
}

PythonValue symbol(DplCall& call)
{
    auto name = call.has(0) ? call.text(call.at(0)) : std::string("?");
    return name ? PythonValue(call.ask().runtime.heap().make<TvmSymbol>(std::move(*name)))
                : PythonValue();
}

PythonValue integerValue(DplCall& call)
{
    const auto number = call.integer(call.at(1));
    return number ? PythonValue::integer(*number) : PythonValue();
}

/// shape, element type, virtual device, number of dimensions
PythonValue tensorType(DplCall& call)
{
    std::optional<std::vector<DplExtent>> extents;
    if (call.has(0)) {
        // `R.Tensor("float32")` tells the element type only.
        if (call.at(0).is(PythonType::String))
            return PythonValue(call.ask().runtime.heap().make<TvmTensorType>(
                std::nullopt, call.at(0).as<PythonString>().text));
        extents = call.extents(call.at(0));
        if (!extents)
            return {};
    }
    auto element = call.has(1) ? call.text(call.at(1)) : std::string();
    const auto rank = call.has(3) ? call.integer(call.at(3)) : -1;
    if (!element || !rank)
        return {};
    if (!extents && *rank >= 0) {
        if (!call.ask().runtime.grow(static_cast<std::uint64_t>(*rank)))
            return {};
        extents.emplace(static_cast<std::size_t>(*rank));
    }
    return PythonValue(
        call.ask().runtime.heap().make<TvmTensorType>(std::move(extents), std::move(*element)));
}

PythonValue quiet(DplCall& call)
{
    return PythonValue(
        call.ask().runtime.heap().make<TvmQuietObject>(std::string(call.function())));
}

/// Functions that are found under several modules of TVM, by their last name.
constexpr auto tvmRows = std::to_array<TvmFunctionRow>({
    {"FusionPattern", "name pattern annotation_patterns= check= attrs_getter=", makeFusionPattern},
    {"FuseOpsByPattern",
     "patterns bind_constants= annotate_codegen= entry_functions=", makePatternPass},
    {"register_patterns", "patterns", registerPatterns},
    {"get_patterns_with_prefix", "prefix", patternsWithPrefix},
    {"get_pattern", "name", patternNamed},
    {"Op.get", "op_name", getOperator},
    {"TensorStructInfo", "shape= dtype= vdevice= ndim=", tensorType},
    {"TensorType", "shape= dtype= vdevice= ndim=", tensorType},
    {"Tensor", "shape= dtype= vdevice= ndim=", tensorType},
    {"IntImm", "dtype value", integerValue},
    {"PassContext", "opt_level= required_pass= disabled_pass= instruments= config=", quiet},
});

/// Those whose names have other meanings elsewhere, by their whole name's parts.
constexpr auto symbolModules = std::to_array<std::string_view>(
    {"tvm.tir.", "tvm.tirx.", "tvm.te.", "tvm.script.tir.", "tvm.script.tirx.", "tvm.relax.tir."});

constexpr TvmFunctionRow symbolRow{"Var", "name= dtype= span=", symbol};
constexpr TvmFunctionRow unnamedSymbolRow{"int64", "expr= *more dtype=", [](DplCall& call) {
                                              if (call.at(0).isIntegral())
                                                  return call.at(0);
                                              return PythonValue(
                                                  call.ask().runtime.heap().make<TvmSymbol>("?"));
                                          }};

std::string_view lastOf(std::string_view dotted)
{
    return dotted.substr(dotted.rfind('.') + 1);
}

} // namespace

bool isDplModule(std::string_view dotted)
{
    return dotted == "tvm.relax.dpl" || dotted.starts_with("tvm.relax.dpl.")
        || dotted.ends_with(".dpl") || dotted.ends_with(".dpl.pattern");
}

const TvmFunctionRow* findTvmFunction(std::string_view dotted)
{
    const std::string_view last = lastOf(dotted);
    const std::string_view module = dotted.substr(0, dotted.size() - last.size());
    if (isDplModule(module.substr(0, module.size() - (module.ends_with('.') ? 1 : 0))))
        return findDplFunction(last);
    if (std::ranges::find(symbolModules, module) != symbolModules.end()) {
        if (last == "Var" || last == "SizeVar" || last == "var" || last == "size_var")
            return &symbolRow;
        if (last == "int64" || last == "int32")
            return &unnamedSymbolRow;
    }
    const std::string_view wanted = dotted.ends_with(".Op.get") ? "Op.get" : last;
    const auto found = std::ranges::find(tvmRows, wanted, &TvmFunctionRow::name);
    return found == tvmRows.end() ? nullptr : &*found;
}

bool isTvmDecorator(std::string_view dotted)
{
    static constexpr std::string_view decorators =
        " module_pass function_pass prim_func_pass dataflowblock_pass mutator visitor ";
    return decorators.find(' ' + std::string(lastOf(dotted)) + ' ') != decorators.npos;
}

std::optional<bool> isTvmInstance(PythonValue value, std::string_view className)
{
    if (const DplObject* const pattern = asDplObject(value)) {
        const DplKind kind = pattern->node().kind;
        return className == "DFPattern" || className == dplClassName(kind)
            || (className == "VarPattern" && kind == DplKind::DataflowVariable)
            || (className == "StructInfoPattern" && kind == DplKind::HasStruct);
    }
    if (asFusionPattern(value))
        return className == "FusionPattern";
    if (asTvmOperator(value))
        return className == "Op";
    if (asTvmSymbol(value))
        return className == "Var" || className == "PrimExpr" || className == "SizeVar";
    if (asTvmTensorType(value))
        return className == "TensorType" || className == "TensorStructInfo";
    return asTvmName(value) ? std::optional(false) : std::nullopt;
}

} // namespace fusewright
