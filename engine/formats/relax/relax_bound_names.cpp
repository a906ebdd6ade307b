// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// `lv1 = lv` is no operator, but a variable that uses `lv`: TVM counts it where it asks who uses a
// value. So names are kept beside the operators, with the operands that are written by them.

#include "engine/formats/relax/relax_bound_names.h"

#include "engine/formats/relax/relax_reader.h"
#include "engine/graph/bound_names.h"
#include "engine/graph/dataflow_blocks.h"

#include <algorithm>

namespace fusewright::relax {

std::uint32_t BoundNameList::add(Bound bound)
{
    m_all.push_back(std::move(bound));
    return static_cast<std::uint32_t>(m_all.size() - 1);
}

void BoundNameList::tell(GraphBuilder& builder) const
{
    std::string text;
    for (const Bound& bound : m_all) {
        std::string parts;
        for (const Symbol part : bound.parts)
            parts += (parts.empty() ? "" : ", ") + std::string(builder.text(part));
        text += (text.empty() ? "" : "; ") + std::string(builder.text(bound.name)) + " = ";
        text += bound.isTuple ? '(' + parts + ')' : parts;
        std::string uses;
        for (const auto& [node, operand] : bound.uses)
            uses += (uses.empty() ? "" : ", ") + std::string(builder.text(node)) + '.'
                + std::to_string(operand);
        for (std::size_t at = 0; at < bound.givenOut; ++at)
            uses += uses.empty() ? "return" : ", return";
        text += uses.empty() ? "" : " -> " + uses;
    }
    if (!text.empty())
        builder.addProperty(std::string(BoundNames::property), std::move(text));
    tellParameters(builder);
}

void BoundNameList::tellParameters(GraphBuilder& builder) const
{
    std::vector<std::pair<std::string, std::string_view>> uses;
    for (const ParameterUse& use : m_parameters)
        uses.emplace_back(std::string(builder.text(use.node)) + '.' + std::to_string(use.operand),
                          use.name);
    std::ranges::sort(uses);
    std::string text;
    for (const auto& [place, name] : uses)
        text += (text.empty() ? "" : "; ") + place + " = " + std::string(name);
    if (!text.empty())
        builder.addProperty(std::string(dataflow::parameters), std::move(text));
}

/// Gives what a name or a tuple stands for another name.
void RelaxReader::bindName(std::string_view name, PythonNodeId value, Operand& operand)
{
    const bool isTuple = operand.kind == Operand::Kind::Several;
    const bool isValue = operand.kind == Operand::Kind::Value;
    if (!isTuple && !(isValue && m_tree.is(value, PythonKind::Name)))
        return;
    const Symbol symbol = m_names.make(m_scope.prefix + std::string(name), m_builder);
    if (operand.bound != BoundNameList::none) {
        operand.bound = m_bound.addAlias(symbol, m_bound.name(operand.bound));
    } else if (!isTuple) {
        operand.bound = m_bound.addAlias(symbol, operand.value);
    } else if (std::vector<Symbol> parts = writtenParts(operand); !parts.empty()) {
        operand.bound = m_bound.addTuple(symbol, std::move(parts));
    }
}

/// Values and names in a tuple, tuples within it opened.
std::vector<Symbol> RelaxReader::writtenParts(const Operand& tuple) const
{
    std::vector<Symbol> parts;
    std::vector<const Operand*> open{&tuple};
    while (!open.empty()) {
        const Operand& at = *open.back();
        open.pop_back();
        if (at.bound != BoundNameList::none)
            parts.push_back(m_bound.name(at.bound));
        else if (at.kind == Operand::Kind::Value)
            parts.push_back(at.value);
        else
            for (auto item = at.items.rbegin(); item != at.items.rend(); ++item)
                open.push_back(&*item);
    }
    return parts;
}

/// Takes the names away that a function, or a branch, does not know.
void RelaxReader::forgetNames(Operand& operand)
{
    std::vector<Operand*> open{&operand};
    while (!open.empty()) {
        Operand& at = *open.back();
        open.pop_back();
        at.bound = BoundNameList::none;
        at.parameter.clear();
        for (Operand& item : at.items)
            open.push_back(&item);
    }
}

/// What a function knows by its parameter, and by nothing else. Tuples may be deep.
void RelaxReader::nameParameter(Operand& operand, std::string_view name)
{
    constexpr std::size_t longestPath = 100;
    forgetNames(operand);
    operand.parameter = name;
    std::vector<Operand*> open{&operand};
    while (!open.empty()) {
        Operand& at = *open.back();
        open.pop_back();
        for (std::size_t item = 0; item < at.items.size(); ++item) {
            std::string& inner = at.items[item].parameter = at.parameter;
            if (inner.size() < name.size() + longestPath)
                inner += '[' + std::to_string(item) + ']';
            open.push_back(&at.items[item]);
        }
    }
}

} // namespace fusewright::relax
