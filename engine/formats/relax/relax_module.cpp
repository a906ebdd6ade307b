// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/relax/relax_module.h"

#include "engine/python/python_literals.h"
#include "engine/support/diagnostic.h"
#include "engine/support/letters.h"
#include "engine/support/source_text.h"

#include <algorithm>
#include <string>
#include <utility>

namespace fusewright::relax {

namespace {

enum class Flavour { Other, Relax, Tensor };

/// By the decorator: `@R.function`, `@R.function(private=True)`, `@T.prim_func`.
Flavour flavourOf(const PythonTree& tree, PythonNodeId function, bool& isPrivate)
{
    for (const PythonNodeId child : tree.children(function)) {
        if (!tree.is(child, PythonKind::Decorator))
            continue;
        const PythonNodeId value = tree.first(child);
        const bool isCall = tree.is(value, PythonKind::Call);
        const std::string name = tree.dottedName(isCall ? tree.first(value) : value);
        if (name.ends_with(".prim_func") || name == "prim_func")
            return Flavour::Tensor;
        if (name != "R.function" && !name.ends_with("relax.function")
            && !name.ends_with("script.function"))
            continue;
        isPrivate = isCall && tree.text(value).find("private=True") != std::string_view::npos;
        return Flavour::Relax;
    }
    return Flavour::Other;
}

class FunctionFinder {
public:
    explicit FunctionFinder(const PythonTree& tree) : m_tree(tree) { }

    void look(PythonNodeId owner)
    {
        for (const PythonNodeId child : m_tree.children(owner)) {
            keepNames(child);
            if (m_tree.is(child, PythonKind::Function))
                take(child);
            else if (m_tree.is(child, PythonKind::Class))
                lookInClass(m_tree.find(child, PythonKind::Block));
        }
    }

    Module module;
    std::vector<ByteRange> skipped;

private:
    void lookInClass(PythonNodeId block)
    {
        for (const PythonNodeId child : m_tree.children(block)) {
            keepNames(child);
            if (m_tree.is(child, PythonKind::Function))
                take(child);
        }
    }

    void keepNames(PythonNodeId statement)
    {
        const PythonNodeId first = m_tree.first(statement);
        if (m_tree.is(statement, PythonKind::Function) || m_tree.is(statement, PythonKind::Class))
            module.names.insert(m_tree.word(statement));
        else if (m_tree.is(statement, PythonKind::Simple))
            keepImported(m_tree.text(statement));
        else if (m_tree.is(first, PythonKind::Name))
            module.names.insert(m_tree.word(first));
        else if (m_tree.is(first, PythonKind::Tuple))
            for (const PythonNodeId target : m_tree.children(first))
                module.names.insert(m_tree.word(target));
    }

    /// The tree has nothing of an import but its text: all words of it are taken.
    void keepImported(std::string_view text)
    {
        for (std::size_t at = 0; at < text.size();) {
            const std::size_t begin = at;
            while (at < text.size() && isWordByte(text[at]))
                ++at;
            if (at > begin)
                module.names.insert(text.substr(begin, at - begin));
            else
                ++at;
        }
    }

    void take(PythonNodeId function)
    {
        bool isPrivate = false;
        const Flavour flavour = flavourOf(m_tree, function, isPrivate);
        if (flavour == Flavour::Relax) {
            module.functions.push_back(describedFunction(m_tree, function));
            module.functions.back().isPrivate = isPrivate;
        } else if (flavour == Flavour::Tensor) {
            skipped.push_back(m_tree.bytes(function));
        }
    }

    const PythonTree& m_tree;
};

} // namespace

Function describedFunction(const PythonTree& tree, PythonNodeId node)
{
    Function function{.name = tree.word(node), .node = node};
    for (const PythonNodeId line : tree.children(tree.find(node, PythonKind::Block))) {
        const PythonNodeId call = tree.first(line);
        if (!tree.is(line, PythonKind::Expression) || !tree.is(call, PythonKind::Call)
            || !tree.dottedName(tree.first(call)).ends_with(".func_attr"))
            continue;
        for (const PythonNodeId item : tree.children(tree.last(call))) {
            if (!tree.is(item, PythonKind::DictItem))
                continue;
            const std::string key = pythonString(tree.text(tree.first(item)));
            const std::string_view value = tree.text(tree.last(item));
            if (key == "Composite")
                function.composite = pythonString(value);
            else if (key == "Primitive")
                function.isPrimitive = value != "0" && value != "False";
        }
    }
    return function;
}

const Function* Module::find(std::string_view name) const
{
    const auto found = std::ranges::find(functions, name, &Function::name);
    return found == functions.end() ? nullptr : &*found;
}

Module findFunctions(const PythonTree& tree, const Diagnostics& mistakes, Diagnostics& diagnostics)
{
    FunctionFinder finder(tree);
    finder.look(tree.root());
    for (const Diagnostic& mistake : mistakes.all()) {
        const bool isSkipped = std::ranges::any_of(finder.skipped, [&](ByteRange bytes) {
            const TextRange range = tree.source().range(bytes);
            return mistake.range && mistake.range->begin >= range.begin
                && mistake.range->begin < range.end;
        });
        if (!isSkipped)
            diagnostics.add(mistake);
    }
    return std::move(finder.module);
}

} // namespace fusewright::relax
