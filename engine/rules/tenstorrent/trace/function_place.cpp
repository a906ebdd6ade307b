// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tenstorrent/trace/function_place.h"

#include "engine/python/eval/python_classes.h"
#include "engine/python/eval/python_objects.h"
#include "engine/python/eval/python_program.h"
#include "engine/rules/tenstorrent/trace/torch_functions.h"

namespace fusewright {

namespace {

PythonValue withoutBinding(PythonValue function)
{
    while (function.is(PythonType::Method))
        function = function.as<PythonMethod>().function;
    return function;
}

std::string nameOfOther(PythonValue function)
{
    if (function.is(PythonType::Builtin))
        return function.as<PythonBuiltin>().name;
    if (function.is(PythonType::Class))
        return function.as<PythonClass>().qualifiedName;
    if (function.is(PythonType::Instance))
        return function.as<PythonInstance>().made->name;
    if (!function.is(PythonType::Host))
        return {};
    const auto* const native = dynamic_cast<const TorchNative*>(function.object());
    if (!native)
        return function.as<PythonHostObject>().typeName();
    const std::string& path = native->path();
    const bool isVariable = path.starts_with("torch.") && path.find('.', 6) == path.npos;
    return (isVariable ? "_VariableFunctionsClass." : "") + path.substr(path.rfind('.') + 1);
}

/// The name behind `def` or `class`.
TextRange namedRange(const PythonProgram& program, PythonNodeId node, std::string_view keyword)
{
    const PythonTree& tree = program.tree;
    const std::string_view text = program.source->text();
    std::size_t at = tree.bytes(node).begin;
    for (const PythonNodeId child : tree.children(node)) {
        if (tree.is(child, PythonKind::Decorator))
            at = tree.bytes(child).end;
    }
    const std::size_t word = text.find(keyword, at);
    const std::size_t name =
        word == text.npos ? text.npos : text.find(tree.word(node), word + keyword.size());
    if (name == text.npos || name >= tree.bytes(node).end)
        return program.place(node).range();
    return program.source->range({name, name + tree.word(node).size()});
}

} // namespace

FunctionPlace functionPlace(PythonValue given)
{
    const PythonValue value = withoutBinding(given);
    FunctionPlace place;
    if (!value.is(PythonType::Function)) {
        place.qualifiedName = nameOfOther(value);
        return place;
    }
    const auto& function = value.as<PythonFunction>();
    place.qualifiedName = function.qualifiedName;
    if (!function.program)
        return place;
    const PythonTree& tree = function.program->tree;
    place.whole = function.program->place(function.node).range();
    place.line = place.whole.begin.line;
    const bool isLambda = tree.is(function.node, PythonKind::Lambda);
    place.name = isLambda ? place.whole : namedRange(*function.program, function.node, "def");
    const PythonNodeId body = tree.last(function.node);
    place.body = body.isValid() ? function.program->place(body).range() : place.whole;
    return place;
}

TextRange parameterPlace(PythonValue given, std::string_view name)
{
    const PythonValue value = withoutBinding(given);
    if (!value.is(PythonType::Function) || !value.as<PythonFunction>().program)
        return {};
    const auto& function = value.as<PythonFunction>();
    const PythonTree& tree = function.program->tree;
    for (const PythonNodeId child : tree.children(function.node)) {
        if (tree.is(child, PythonKind::Parameter) && tree.word(child) == name)
            return function.program->place(child).range();
    }
    return {};
}

TextRange classNamePlace(const PythonClass& made)
{
    if (!made.place.source)
        return {};
    const std::string_view text = made.place.source->text();
    std::size_t at = made.place.bytes.begin;
    // Decorators stand before it.
    while (at < made.place.bytes.end && !text.substr(at).starts_with("class ")) {
        const std::size_t next = text.find('\n', at);
        at = next == text.npos ? made.place.bytes.end : text.find_first_not_of(" \t", next + 1);
    }
    const std::size_t name = text.find(made.name, at);
    if (name == text.npos || name >= made.place.bytes.end)
        return made.place.range();
    return made.place.source->range({name, name + made.name.size()});
}

} // namespace fusewright
