// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/relax/relax_module.h"

#include "engine/support/diagnostic.h"
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
            if (m_tree.is(child, PythonKind::Function))
                take(child);
        }
    }

    void take(PythonNodeId function)
    {
        bool isPrivate = false;
        const Flavour flavour = flavourOf(m_tree, function, isPrivate);
        if (flavour == Flavour::Relax) {
            module.functions.push_back({m_tree.word(function), function, isPrivate});
        } else if (flavour == Flavour::Tensor) {
            module.tensorFunctions.push_back(m_tree.word(function));
            skipped.push_back(m_tree.bytes(function));
        }
    }

    const PythonTree& m_tree;
};

} // namespace

const Function* Module::find(std::string_view name) const
{
    const auto found = std::ranges::find(functions, name, &Function::name);
    return found == functions.end() ? nullptr : &*found;
}

bool Module::hasTensorFunction(std::string_view name) const
{
    return std::ranges::find(tensorFunctions, name) != tensorFunctions.end();
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
