// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/hlo/hlo_parser.h"
#include "engine/formats/model_text.h"
#include "engine/support/letters.h"

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
    const std::size_t place = m_scanner.position();
    const bool isRoot = m_scanner.accept("ROOT ");
    m_scanner.skipSpace();
    m_scanner.accept("%");
    const std::string_view node = m_scanner.word();
    m_scanner.skipSpace();
    if (node.empty() || !m_scanner.accept("=")) {
        m_scanner.expected(node.empty() ? "An instruction or \"}\"" : "\"=\"");
        return;
    }
    m_last = node;
    if (isRoot)
        m_root = node;
    m_scanner.skipSpace();
    readRightSide({.node = node, .place = place});
}

/// The type may be left out where it follows from the operands.
void Parser::readRightSide(Operation operation)
{
    const std::size_t begin = m_scanner.position();
    const std::string_view type = shape();
    m_scanner.skipSpace();
    operation.name = m_scanner.word();
    if (operation.name.empty()) {
        m_scanner.expected(type.empty() ? "A type such as f32[8,16]" : "An operation");
        return;
    }
    const std::size_t behind = m_scanner.position();
    m_scanner.skipSpace();
    if (m_scanner.peek() != '(') {
        if (!m_scanner.hasFailed())
            m_scanner.moveTo(behind);
        m_scanner.expected("\"(\" and the operands");
        return;
    }
    operation.results.begin = countOf(m_program.values);
    define(operation.node, type);
    operation.results.end = countOf(m_program.values);
    const std::size_t operands = m_scanner.position();
    readOperands(operation);
    if (m_scanner.hasFailed())
        return;
    const std::string_view inside =
        m_text.substr(operands + 1, m_scanner.position() - operands - 2);
    operation.attributes.begin = countOf(m_program.attributes);
    if (operation.name == "constant")
        m_program.attributes.push_back({"value", m_scanner.textFrom(begin)});
    const bool isOperand = m_depth > 0;
    if (!isOperand)
        readAttributes(operation);
    if (m_scanner.hasFailed())
        return;
    if (operation.name == "parameter") {
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
    // Names that are made are twice there only where those they are made of are.
    if (isNew || m_depth > 0)
        return;
    m_file.reportSecondMaker(node, m_program.values[known->second.index].name);
}

void Parser::keepParameter(std::string_view number, const Operation& operation)
{
    Parameter parameter{.value = operation.results.begin, .shownName = operation.location};
    const char* const end = number.data() + number.size();
    if (number.empty() || std::from_chars(number.data(), end, parameter.number).ptr != end) {
        m_scanner.moveTo(static_cast<std::size_t>(number.data() - m_text.data()));
        m_scanner.expected("The number of a parameter");
        return;
    }
    m_program.attributes.resize(operation.attributes.begin);
    m_parameters.push_back(parameter);
}

/// Stands at the parenthesis.
void Parser::readOperands(Operation& operation)
{
    std::vector<std::string_view> names;
    if (operation.name == "constant" || operation.name == "parameter") {
        m_scanner.balanced();
    } else {
        m_scanner.accept("(");
        for (m_scanner.skipSpace(); !m_scanner.accept(")") && !m_scanner.hasFailed();
             m_scanner.skipSpace()) {
            names.push_back(readOperand(operation, names.size()));
            m_scanner.skipSpace();
            m_scanner.accept(",");
        }
    }
    // Operands that are instructions have added theirs.
    operation.operands.begin = countOf(m_program.operands);
    for (const std::string_view used : names) {
        m_uses.push_back({used, countOf(m_program.operands)});
        m_program.operands.emplace_back();
    }
    operation.operands.end = countOf(m_program.operands);
}

/// A name, which may have its type in front, or a whole instruction that has no name.
std::string_view Parser::readOperand(const Operation& operation, std::size_t position)
{
    const std::size_t begin = m_scanner.position();
    const std::string_view part = m_scanner.valueUpTo(",)").value_or(std::string_view());
    if (m_scanner.hasFailed())
        return {};
    if (m_scanner.atEnd() || part.empty()) {
        m_scanner.expected("An operand or \")\"");
        return {};
    }
    if (part.back() != ')') {
        return part.substr(part.find_last_of(" \n\t%") + 1);
    }
    constexpr std::size_t deepest = 64;
    if (m_depth == deepest) {
        m_scanner.fail("Instructions are nested more than 64 deep.", begin, begin + 1);
        return {};
    }
    const std::string& node = m_program.madeTexts.emplace_back(std::string(operation.node) + ':'
                                                               + std::to_string(position));
    m_scanner.moveTo(begin);
    ++m_depth;
    readRightSide({.node = node, .place = begin});
    --m_depth;
    return node;
}

void Parser::readAttributes(Operation& operation)
{
    operation.bodies.begin = countOf(m_program.bodies);
    for (m_scanner.skipSpace(); !m_scanner.hasFailed() && m_scanner.accept(",");
         m_scanner.skipSpace()) {
        m_scanner.skipSpace();
        const std::string_view attribute = m_scanner.word();
        if (attribute.empty() || !m_scanner.accept("=")) {
            m_scanner.expected("An attribute such as dimensions={0}");
            break;
        }
        m_scanner.skipSpace();
        keepAttribute(attribute, attributeValue(), operation);
    }
    operation.bodies.end = countOf(m_program.bodies);
}

/// What begins with a brace or a text ends with it: the next instruction may stand in the same
/// line.
std::string_view Parser::attributeValue()
{
    const std::size_t begin = m_scanner.position();
    if (m_scanner.peek() != '{' && m_scanner.peek() != '"')
        return m_scanner.valueUpTo(",\n").value_or(std::string_view());
    if (m_scanner.peek() == '"')
        m_scanner.quoted();
    else
        m_scanner.balanced();
    return m_scanner.hasFailed() ? std::string_view() : m_scanner.textFrom(begin);
}

void Parser::keepAttribute(std::string_view attribute, std::string_view value, Operation& operation)
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
        called = called.substr(std::min(called.find_first_not_of(" \n%"), called.size()));
        called = called.substr(0, called.find_last_not_of(" \n") + 1);
        if (std::ranges::all_of(called, [](char c) { return syntax.isWordCharacter(c); })
            && !called.empty())
            m_program.bodies.push_back({.name = isList ? branchName(at) : attribute,
                                        .function = called,
                                        .calling = callingOf(operation.name)});
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
    std::string unescaped;
    std::size_t end = 0;
    for (; end < rest.size() && rest[end] != '"'; ++end) {
        if (rest[end] == '\\' && end + 1 < rest.size())
            ++end;
        unescaped += rest[end];
    }
    operation.location = unescaped.size() == end
        ? rest.substr(0, end)
        : std::string_view(m_program.madeTexts.emplace_back(std::move(unescaped)));
}

/// `f32[8,16]{1,0}`, `(f32[2], token[])`; empty where none is.
std::string_view Parser::shape()
{
    const std::size_t begin = m_scanner.position();
    if (m_scanner.peek() == '(')
        return m_scanner.balanced().value_or(std::string_view());
    if (m_scanner.word().empty() || m_scanner.peek() != '[') {
        m_scanner.moveTo(begin);
        return {};
    }
    m_scanner.balanced();
    // Behind a space, a brace with something else in it is the body of a computation.
    const std::size_t behind = m_scanner.peek() == ' ' ? 1 : 0;
    const char first = m_scanner.peek(behind + 1);
    if (m_scanner.peek(behind) == '{' && (behind == 0 || isDigit(first))) {
        m_scanner.moveTo(m_scanner.position() + behind);
        m_scanner.balanced();
    }
    return m_scanner.textFrom(begin);
}

} // namespace fusewright::hlo
