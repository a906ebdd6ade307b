// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// How a call was written is kept beside its operands. A kernel is the operator that it is called
// as; what calls it is an attribute, and its full name is the first argument:
//
//     lv = R.call_tir(cls.matmul1, (x, w), out_sinfo=R.Tensor((1, 4)))
//
// is an operator matmul with the attribute call "call_tir" and the arguments "matmul1", (x, w).
// A function of Relax that stays closed has its name first too, and itself as a graph inside.

#include "engine/formats/relax/relax_reader.h"
#include "engine/formats/relax/relax_types.h"
#include "engine/graph/operator_catalogue.h"
#include "engine/python/python_literals.h"

#include <algorithm>
#include <array>
#include <utility>

namespace fusewright::relax {

namespace {

/// These take a tuple, and make one of a tensor.
bool takesTuple(std::string_view caller)
{
    constexpr auto callers = std::to_array<std::string_view>(
        {"call_tir", "call_tir_inplace", "call_tir_with_grad", "call_dps_packed"});
    return std::ranges::find(callers, caller) != callers.end();
}

} // namespace

/// `R.call_tir(cls.f, (x, y), out_sinfo=R.Tensor(…))` is an operator f.
RelaxReader::Operand RelaxReader::callExternal(std::string_view caller,
                                               std::vector<Argument> arguments, PythonNodeId node,
                                               const Wanted* wanted)
{
    const Operand& callee = arguments.front().operand;
    const bool isText = m_tree.is(arguments.front().node, PythonKind::String);
    const std::string function = isText ? pythonString(m_tree.text(arguments.front().node))
                                        : callee.text.substr(callee.text.rfind('.') + 1);
    Wanted result;
    if (wanted)
        result = *wanted;
    std::vector<Argument> operands;
    for (std::size_t at = 1; at < arguments.size(); ++at) {
        Argument& argument = arguments[at];
        const bool isType = argument.keyword == "out_sinfo" || argument.keyword == "sinfo_args"
            || m_tree.text(argument.node).starts_with("R.Tensor(");
        if (!isType)
            operands.push_back(std::move(argument));
        else if (result.type.shape == ShapeTable::unranked)
            result.type = readType(m_tree, argument.node, m_builder);
    }
    const bool isNamed = callee.kind != Operand::Kind::Value;
    if (!isNamed)
        operands.insert(operands.begin(), std::move(arguments.front()));
    Operand made = addNode(function.empty() ? "call"
                               : isText     ? function
                                            : operatorOf(function),
                           operands, node, &result);
    if (isNamed)
        tellKernel(caller, function, std::move(operands));
    return made;
}

/// `conv2d3` is a conv2d, where only that is known.
std::string RelaxReader::operatorOf(std::string_view function) const
{
    const std::string_view bare = function.substr(0, function.find_last_not_of("0123456789_") + 1);
    const bool isBare = !m_options.catalogue->find(function) && m_options.catalogue->find(bare);
    return std::string(isBare ? bare : function);
}

void RelaxReader::tellKernel(std::string_view caller, std::string_view function,
                             std::vector<Argument> operands)
{
    caller.remove_prefix(caller.find('.') + 1);
    if (takesTuple(caller) && !operands.empty()
        && operands.front().operand.kind == Operand::Kind::Value) {
        Operand tuple{.kind = Operand::Kind::Several};
        tuple.items.push_back(std::move(operands.front().operand));
        operands.front().operand = std::move(tuple);
    }
    m_builder.addAttribute("call", std::string(caller));
    tellCall(operands, function);
}

/// As it is written; nothing is told of what is nested too deep.
void RelaxReader::tellCall(const std::vector<Argument>& arguments, std::string_view function)
{
    m_told.clear();
    m_toldOperands = 0;
    bool isTold = true;
    if (!function.empty())
        m_told.push_back({.literal = m_builder.attributeValues().intern(std::string(function))});
    for (const Argument& argument : arguments) {
        const Symbol keyword =
            argument.keyword.empty() ? Symbol() : m_builder.intern(argument.keyword);
        isTold = isTold && tellPart(argument.operand, keyword, 0);
    }
    const auto isPositional = [](const CallArgument& part) { return !part.keyword.isValid(); };
    const bool isInOrder =
        std::is_partitioned(m_told.begin(), m_told.end(), [&](const CallArgument& part) {
            return part.depth > 0 || isPositional(part);
        });
    if (isTold && isInOrder)
        m_builder.setCall(CallKind::Function, m_told);
}

bool RelaxReader::tellPart(const Operand& operand, Symbol keyword, std::uint8_t depth)
{
    if (depth > CallArgument::mostDepth)
        return false;
    CallArgument part{.keyword = keyword, .depth = depth};
    if (operand.kind == Operand::Kind::Value) {
        part.operand = m_toldOperands++;
    } else if (operand.kind != Operand::Kind::Several) {
        auto value = constantOf(operand.text);
        part.literal = m_builder.attributeValues().intern(value ? *std::move(value)
                                                                : AttributeValue(operand.text));
    }
    m_told.push_back(part);
    for (const Operand& item : operand.items) {
        if (!tellPart(item, {}, static_cast<std::uint8_t>(depth + 1)))
            return false;
    }
    return true;
}

} // namespace fusewright::relax
