// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/relax/relax_reader.h"
#include "engine/support/diagnostic.h"
#include "engine/support/nearest_word.h"

#include <algorithm>

namespace fusewright::relax {

/// A name where a value is wanted. One that nothing defines is told once.
RelaxReader::Operand RelaxReader::evaluateName(PythonNodeId node)
{
    const std::string_view name = m_tree.word(node);
    Operand operand = named(node);
    if (operand.kind != Operand::Kind::Global || isMadeElsewhere(name))
        return operand;
    ++m_undefinedNames;
    complain("undefined-name",
             '"' + std::string(name) + "\" is not defined here." + nearestValue(name), node);
    return m_scope.values[name] = Operand::constant(name);
}

/// What stands before a point or is called may be a name of Python's.
RelaxReader::Operand RelaxReader::evaluateCallee(PythonNodeId node)
{
    return m_tree.is(node, PythonKind::Name) ? named(node) : evaluate(node);
}

RelaxReader::Operand RelaxReader::named(PythonNodeId node) const
{
    const auto known = m_scope.values.find(m_tree.word(node));
    if (known != m_scope.values.end())
        return known->second;
    return {.kind = Operand::Kind::Global, .text = std::string(m_tree.word(node))};
}

bool RelaxReader::isMadeElsewhere(std::string_view name) const
{
    return name == "metadata" || m_module.names.contains(name) || m_scope.functions.contains(name);
}

/// Looked for only as long as somebody reads the answer: looking costs all the names there are.
std::string RelaxReader::nearestValue(std::string_view name) const
{
    if (m_undefinedNames > Diagnostics::mostPerCode)
        return {};
    std::vector<std::string_view> known;
    for (const auto& [value, operand] : m_scope.values) {
        if (hasValues(operand))
            known.push_back(value);
    }
    std::ranges::sort(known);
    const auto nearest = nearestWord(name, known);
    return nearest ? " Did you mean \"" + std::string(*nearest) + "\"?" : std::string();
}

/// `R.Tensor((1, "n"))`: the annotation of a parameter defines its extents by their names.
void RelaxReader::declareExtents(PythonNodeId annotation)
{
    if (!annotation.isValid())
        return;
    std::string_view text = m_tree.text(annotation);
    for (std::size_t open = text.find('"'); open != std::string_view::npos;) {
        const std::size_t close = text.find('"', open + 1);
        if (close == std::string_view::npos)
            return;
        const std::string_view name = text.substr(open + 1, close - open - 1);
        m_scope.values.try_emplace(name, Operand::constant(name));
        open = text.find('"', close + 1);
    }
}

} // namespace fusewright::relax
