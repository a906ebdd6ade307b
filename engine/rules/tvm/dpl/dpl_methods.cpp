// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/python/eval/python_runtime.h"
#include "engine/rules/tvm/dpl/dpl_call.h"
#include "engine/rules/tvm/dpl/dpl_context.h"
#include "engine/rules/tvm/dpl/dpl_sequence.h"
#include "engine/rules/tvm/dpl/tvm_values.h"

#include <algorithm>
#include <array>

namespace fusewright {

namespace {

using Kind = DplKind;

DplObject* selfOf(DplCall& call)
{
    return asDplObject(call.at(0));
}

PythonValue callPattern(DplCall& call)
{
    auto parts = call.patterns(call.rest());
    const auto isOpen = parts && call.has(2) ? call.truth(call.at(2)) : false;
    if (!parts || !isOpen)
        return {};
    const auto hasUses = call.has(3) ? call.truth(call.at(3)) : true;
    if (!hasUses)
        return {};
    parts->insert(parts->begin(), selfOf(call));
    const PythonValue made = call.makeCall(std::move(*parts), *isOpen);
    return *hasUses ? withArgumentUses(call.ask(), made) : made;
}

PythonValue askForShape(DplCall& call)
{
    auto extents = call.extents(call.at(1));
    return extents
        ? call.make({.kind = Kind::HasShape, .hasExtents = true, .extents = std::move(*extents)},
                    {selfOf(call)})
        : PythonValue();
}

PythonValue askForType(DplCall& call)
{
    auto element = call.text(call.at(1));
    return element ? call.make({.kind = Kind::HasType, .name = std::move(*element)}, {selfOf(call)})
                   : PythonValue();
}

PythonValue askForStruct(DplCall& call)
{
    const TvmTensorType* const type = asTvmTensorType(call.at(1));
    if (!type) {
        const PythonValue given = call.at(1);
        return call.unknown(given.is(PythonType::Unknown)
                                ? given
                                : call.ask().unknown("Only types of tensors are modelled."));
    }
    DplNode node{.kind = Kind::HasStruct,
                 .name = type->element(),
                 .hasExtents = type->extents().has_value()};
    if (type->extents())
        node.extents = *type->extents();
    return call.make(std::move(node), {selfOf(call)});
}

PythonValue askForAttributes(DplCall& call)
{
    auto attributes = call.attributes(call.at(1));
    return attributes ? call.make(
               {.kind = Kind::HasAttributes, .attributes = std::move(*attributes)}, {selfOf(call)})
                      : PythonValue();
}

/// The pattern, or what a function makes of it.
PythonValue makeOptional(DplCall& call)
{
    const PythonValue made = call.ask().runtime.call(call.at(1), {{call.at(0)}, {}});
    DplObject* const other = made.isValid() ? call.pattern(made) : nullptr;
    return other ? call.make({.kind = Kind::Either}, {selfOf(call), other}) : PythonValue();
}

PythonValue isUsedBy(DplCall& call)
{
    return joinByMethod(call, false);
}

PythonValue isOnlyUsedBy(DplCall& call)
{
    return joinByMethod(call, true);
}

/// Each of the others uses it: patterns and sequences.
PythonValue forkTo(DplCall& call)
{
    for (const PythonValue other : call.rest()) {
        const PythonValue joined = joinDpl(call.ask(), call.at(0), other, {.isOnly = false});
        if (!joined.isValid() && !call.ask().runtime.isStopped())
            call.pattern(other);
        if (!joined.isValid())
            return {};
    }
    return PythonValue::none();
}

PythonValue hasSameShape(DplCall& call)
{
    auto patterns = call.patterns(call.rest());
    if (!patterns)
        return {};
    patterns->insert(patterns->begin(), selfOf(call));
    return recordSameShapes(call.ask(), std::move(*patterns));
}

PythonValue duplicate(DplCall& call)
{
    return duplicateDpl(call.ask(), *selfOf(call));
}

PythonValue needsModel(DplCall& call)
{
    return call.ask().unknown('`' + std::string(call.function())
                              + "()` needs a model, which is not here while the file is read.");
}

constexpr auto methodRows = std::to_array<TvmFunctionRow>({
    {"__call__", "self *args varg_default_wildcard= add_constraint=", callPattern},
    {"call", "self *args varg_default_wildcard= add_constraint=", callPattern},
    {"has_shape", "self shape", askForShape},
    {"has_dtype", "self dtype", askForType},
    {"has_ty", "self ty", askForStruct},
    {"has_struct_info", "self struct_info", askForStruct},
    {"has_type", "self ty", askForStruct},
    {"has_attr", "self attrs", askForAttributes},
    {"optional", "self option_constructor", makeOptional},
    {"used_by", "self other index=", isUsedBy},
    {"only_used_by", "self other index=", isOnlyUsedBy},
    {"fork_to", "self *args", forkTo},
    {"same_shape_as", "self *args", hasSameShape},
    {"dup", "self", duplicate},
    {"match", "self expr var2val=", needsModel},
    {"extract_matched_expr", "self expr var2val=", needsModel},
});

} // namespace

const TvmFunctionRow* findDplMethod(std::string_view name)
{
    const auto found = std::ranges::find(methodRows, name, &TvmFunctionRow::name);
    return found == methodRows.end() ? nullptr : &*found;
}

} // namespace fusewright
