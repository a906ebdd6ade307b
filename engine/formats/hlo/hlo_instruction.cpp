// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/hlo/hlo_parser.h"
#include "engine/formats/model_text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

namespace fusewright::hlo {

using namespace program;

namespace {

std::uint32_t countOf(const auto& list)
{
    return static_cast<std::uint32_t>(list.size());
}

/// Attributes that name what an instruction runs.
bool namesComputations(std::string_view attribute)
{
    static constexpr auto names = std::to_array<std::string_view>(
        {"to_apply", "calls", "condition", "body", "branch_computations", "true_computation",
         "false_computation", "called_computations", "select", "scatter", "comparator"});
    return std::ranges::find(names, attribute) != names.end();
}

std::string_view branchName(std::size_t position)
{
    static constexpr auto names =
        std::to_array<std::string_view>({"branch_0", "branch_1", "branch_2", "branch_3", "branch_4",
                                         "branch_5", "branch_6", "branch_7"});
    return names[std::min(position, names.size() - 1)];
}

Calling callingOf(std::string_view opcode)
{
    if (opcode == "call")
        return Calling::Plain;
    return opcode == "fusion" ? Calling::Author : Calling::Body;
}

} // namespace

/// `ROOT %add.1 = f32[8,16]{1,0} add(%x, %y), dimensions={0}, metadata={…}`.
void Parser::readInstruction()
{
    Operation operation{.place = m_at};
    const bool isRoot = accept("ROOT ");
    skipSpace();
    accept("%");
    const std::string_view node = name();
    skipSpace();
    if (node.empty() || !accept("=")) {
        expected(node.empty() ? "An instruction or \"}\"" : "\"=\"");
        return;
    }
    skipSpace();
    const std::size_t typeBegin = m_at;
    const std::string_view type = shape();
    if (type.empty()) {
        expected("A type such as f32[8,16]");
        return;
    }
    skipSpace();
    const std::string_view opcode = name();
    if (opcode.empty()) {
        expected("An operation");
        return;
    }
    if (peek() != '(') {
        expected("\"(\" and the operands");
        return;
    }
    operation.name = opcode;
    operation.node = node;
    m_last = node;
    if (isRoot)
        m_root = node;
    operation.results.begin = countOf(m_program.values);
    define(node, type);
    operation.results.end = countOf(m_program.values);
    operation.attributes.begin = countOf(m_program.attributes);
    const std::size_t operands = m_at;
    readOperands(operation, opcode);
    if (opcode == "constant")
        m_program.attributes.push_back({"value", textFrom(typeBegin)});
    const std::string_view inside =
        m_failed ? std::string_view() : m_text.substr(operands + 1, m_at - operands - 2);
    readAttributes(operation, opcode);
    if (m_failed)
        return;
    if (opcode == "parameter") {
        keepParameter(inside, operation);
        return;
    }
    operation.attributes.end = countOf(m_program.attributes);
    operation.end = countOf(m_program.operations) + 1;
    m_program.operations.push_back(operation);
}

void Parser::define(std::string_view node, std::string_view type)
{
    const ValueIndex value(m_program.values.size());
    m_program.values.push_back({.name = node, .type = type});
    const auto [known, isNew] = m_values.try_emplace(node, value);
    if (isNew)
        return;
    const auto begin = static_cast<std::size_t>(node.data() - m_text.data());
    const std::string_view before = m_program.values[known->second.index].name;
    const auto line = m_file.position(static_cast<std::size_t>(before.data() - m_text.data())).line;
    m_file.error("two-producers",
                 '"' + std::string(node) + "\" is made here, but line " + std::to_string(line)
                     + " makes it too. A value can have only one maker.",
                 {begin, begin + node.size()});
}

void Parser::keepParameter(std::string_view number, const Operation& operation)
{
    Parameter parameter{.value = operation.results.begin, .shownName = operation.location};
    const char* const end = number.data() + number.size();
    if (number.empty() || std::from_chars(number.data(), end, parameter.number).ptr != end) {
        m_at = static_cast<std::size_t>(number.data() - m_text.data());
        expected("The number of a parameter");
        return;
    }
    m_program.attributes.resize(operation.attributes.begin);
    m_parameters.push_back(parameter);
}

/// Stands at the parenthesis. An operand may have its type in front.
void Parser::readOperands(Operation& operation, std::string_view opcode)
{
    operation.operands.begin = operation.operands.end = countOf(m_program.operands);
    if (opcode == "constant" || opcode == "parameter") {
        skipBalanced();
        return;
    }
    accept("(");
    for (skipSpace(); !accept(")") && !m_failed; skipSpace()) {
        const std::string_view part = valueUpTo(",)");
        if (m_failed)
            return;
        if (atEnd() || part.empty()) {
            expected("An operand or \")\"");
            return;
        }
        std::string_view used = part.substr(part.find_last_of(" \n\t") + 1);
        if (used.starts_with('%'))
            used.remove_prefix(1);
        m_uses.push_back({used, countOf(m_program.operands)});
        m_program.operands.emplace_back();
        accept(",");
    }
    operation.operands.end = countOf(m_program.operands);
}

void Parser::readAttributes(Operation& operation, std::string_view opcode)
{
    operation.bodies.begin = countOf(m_program.bodies);
    while (!m_failed && accept(",")) {
        skipSpace();
        const std::string_view attribute = name();
        if (attribute.empty() || !accept("=")) {
            expected("An attribute such as dimensions={0}");
            break;
        }
        keepAttribute(attribute, valueUpTo(",\n"), opcode, operation);
    }
    operation.bodies.end = countOf(m_program.bodies);
}

void Parser::keepAttribute(std::string_view attribute, std::string_view value,
                           std::string_view opcode, Operation& operation)
{
    if (attribute == "metadata") {
        keepMetadata(value, operation);
        return;
    }
    m_program.attributes.push_back({attribute, value});
    if (!namesComputations(attribute))
        return;
    const bool isList = value.starts_with('{');
    std::string_view rest = isList ? value.substr(1, value.size() - 2) : value;
    for (std::size_t at = 0; !rest.empty(); ++at) {
        const std::size_t end = std::min(rest.find(','), rest.size());
        std::string_view called = rest.substr(0, end);
        called = called.substr(std::min(called.find_first_not_of(" %"), called.size()));
        m_program.bodies.push_back({.name = isList ? branchName(at) : attribute,
                                    .function = called,
                                    .calling = callingOf(opcode)});
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
}

/// `{op_type="add" op_name="jit(f)/add" source_file="…"}`: only the name tells about the model.
void Parser::keepMetadata(std::string_view metadata, Operation& operation)
{
    constexpr std::string_view key = "op_name=\"";
    const std::size_t begin = metadata.find(key);
    if (begin == std::string_view::npos)
        return;
    const std::string_view rest = metadata.substr(begin + key.size());
    operation.location = rest.substr(0, rest.find('"'));
}

} // namespace fusewright::hlo
