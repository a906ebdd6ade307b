// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tvm/tvm_call_name.h"

#include "engine/rules/tvm/tvm_operators.h"
#include "engine/rules/tvm/tvm_pattern_maker.h"
#include "engine/rules/tvm/tvm_refusals.h"

#include <algorithm>

namespace fusewright {

namespace {

bool isKernelNamed(const DplNode& function, const std::string& kernel)
{
    // TVM looks for the name of a function anywhere in what it is called.
    return function.kind == DplKind::GlobalVariable
        ? kernel.find(function.name) != std::string::npos
        : kernel == function.name;
}

/// A call of a kernel or of a function of another library: the graph's operator is what is called.
TvmCalled calledFunction(const DplNode& function, const TvmGraphForm& form)
{
    TvmCalled called{
        .operators = {}, .name = function.name.empty() ? "call" : function.name, .isOpen = true};
    if (function.name.empty()) {
        called.operators = form.hasKernels ? anyKernelClass()
                                           : OperatorClass{.names = {"call_tir"}, .isNative = true};
        return called;
    }
    called.operators = {.names = {function.name}, .isNative = true};
    for (const TvmKernel& kernel : form.kernels) {
        const bool isNew = std::ranges::find(called.operators.names, kernel.native)
            == called.operators.names.end();
        if (isNew && isKernelNamed(function, kernel.function))
            called.operators.names.push_back(kernel.native);
    }
    return called;
}

} // namespace

TvmCalled calledOf(const TvmWay& way, DplId call, RelaxClasses& classes, const TvmGraphForm& form)
{
    const DplNode& here = way.node(call);
    const DplNode& callee = way.node(way.of(here.parts.front()).node);
    const bool isOperator = callee.kind == DplKind::Operator;
    const bool isOfFunction = isOperator && here.parts.size() > 1
        && argumentKind(callee.name, 0) == TvmArgumentKind::Function;
    if (isOfFunction)
        return calledFunction(way.node(way.of(here.parts[1]).node), form);
    if (isOperator && argumentKind(callee.name, 0) == TvmArgumentKind::Function)
        return calledFunction({}, form);
    if (callee.kind == DplKind::ExternFunction || callee.kind == DplKind::GlobalVariable)
        return calledFunction(callee, form);
    if (!isOperator)
        return {.operators = anyCall(), .name = "call", .isOpen = true};
    return {.operators = classes.of(callee.name),
            .name = callee.name,
            .isCommutative = isCommutative(callee.name) && !way.choice().contains(call)};
}

} // namespace fusewright
