// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/mlir/mlir_parser.h"

#include "engine/formats/mlir/operation_words.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

namespace fusewright::mlir {

using namespace program;

namespace {

std::uint32_t countOf(const auto& list)
{
    return static_cast<std::uint32_t>(list.size());
}

/// What a region is called in a list of regions that have no names.
std::string_view regionName(std::size_t position, std::size_t count)
{
    static constexpr auto names = std::to_array<std::string_view>(
        {"region_0", "region_1", "region_2", "region_3", "region_4", "region_5"});
    return count == 1 ? "body" : names[std::min(position, names.size() - 1)];
}

/// `@"a b"` and `@module::@a` without what is around the name.
std::string_view symbolName(std::string_view symbol)
{
    std::string_view name = symbol.substr(symbol.rfind('@') + 1);
    name = name.substr(0, name.find_last_not_of(" \n\t\r") + 1);
    const bool isQuoted = name.size() > 2 && name.front() == '"' && name.back() == '"';
    return isQuoted ? name.substr(1, name.size() - 2) : name;
}

} // namespace

void Parser::readOperation()
{
    Draft draft;
    const std::size_t begin = m_scanner.position();
    if (m_scanner.peek() == '%' && !readResults(draft))
        return;
    draft.operation.place = m_scanner.position();
    if (m_scanner.peek() == '"') {
        const auto name = m_scanner.quoted();
        if (!name)
            return;
        draft.form = Form::Generic;
        draft.operation.name = name->substr(1, name->size() - 2);
    } else {
        draft.operation.name = m_scanner.word();
    }
    const bool isKnown = draft.form == Form::Generic || isOperationWord(draft.operation.name);
    if (draft.operation.name.empty() || !isKnown) {
        m_scanner.moveTo(draft.operation.place);
        m_scanner.expected("An operation");
        return;
    }
    if (draft.operation.results.size() > 0)
        draft.operation.place = begin;
    const std::string_view name = draft.operation.name;
    const bool isPretty = draft.form == Form::Pretty;
    if (isPretty && (name == "module" || name == "builtin.module")) {
        readModule(std::move(draft));
        return;
    }
    if (isPretty && (name == "func" || name.ends_with(".func"))) {
        readFunction(std::move(draft));
        return;
    }
    draft.index = countOf(m_program.operations);
    m_program.operations.emplace_back();
    if (!isPretty) {
        readGeneric(std::move(draft));
        return;
    }
    if (name.ends_with(".constant") || name.ends_with("_constant")) {
        m_scanner.skipSpace();
        if (m_scanner.peek() == '{' && !readAttributes(draft.attributes))
            return;
        m_scanner.skipSpace();
        draft.constant = m_scanner.position();
    }
    readPretty(std::move(draft));
}

/// `%a, %b:2 =`.
bool Parser::readResults(Draft& draft)
{
    draft.operation.results.begin = countOf(m_program.values);
    do {
        m_scanner.skipSpace();
        const std::size_t begin = m_scanner.position();
        if (!m_scanner.accept("%")) {
            m_scanner.expected("The name of a result");
            return false;
        }
        const std::string_view name = m_scanner.word();
        if (name.empty()) {
            m_scanner.expected("The name of a result");
            return false;
        }
        if (draft.operation.node.empty())
            draft.operation.node = m_scanner.textFrom(begin);
        std::uint32_t count = 1;
        const bool isSeveral = m_scanner.accept(":");
        if (isSeveral) {
            constexpr std::uint32_t most = 100'000;
            const std::string_view number = m_scanner.word();
            const auto read = std::from_chars(number.data(), number.data() + number.size(), count);
            if (read.ec != std::errc() || count > most) {
                m_scanner.expected("The number of results");
                return false;
            }
        }
        m_names.define(name, count, isSeveral && count > 1);
        m_scanner.skipSpace();
    } while (m_scanner.accept(","));
    draft.operation.results.end = countOf(m_program.values);
    if (!m_scanner.accept("=")) {
        m_scanner.expected("\"=\"");
        return false;
    }
    m_scanner.skipSpace();
    return true;
}

/// Behind the name: operands, successors, properties, and the first region.
void Parser::readGeneric(Draft draft)
{
    m_scanner.skipSpace();
    if (!m_scanner.accept("(")) {
        m_scanner.expected("\"(\" and the operands");
        return;
    }
    if (!readOperandList(draft))
        return;
    m_scanner.skipSpace();
    if (m_scanner.peek() == '[' && !readSuccessors(draft))
        return;
    m_scanner.skipSpace();
    if (m_scanner.isAt("<{")) {
        m_scanner.accept("<");
        if (!readAttributes(draft.attributes))
            return;
        m_scanner.skipSpace();
        if (!m_scanner.accept(">")) {
            m_scanner.expected("\">\" after the properties");
            return;
        }
        m_scanner.skipSpace();
    }
    if (m_scanner.accept("(")) {
        openListedRegion(std::move(draft));
        return;
    }
    readFunctionType(draft);
    finish(std::move(draft));
}

void Parser::openListedRegion(Draft draft)
{
    m_scanner.skipSpace();
    if (m_scanner.peek() == '{')
        openRegion(std::move(draft));
    else
        m_scanner.expected("A region in \"{\" and \"}\"");
}

/// Behind a region: another one, or the end of the list of regions.
void Parser::continueGeneric(Draft draft)
{
    m_scanner.skipSpace();
    if (m_scanner.accept(",")) {
        openListedRegion(std::move(draft));
        return;
    }
    if (!m_scanner.accept(")")) {
        m_scanner.expected("\",\" or \")\" after a region");
        return;
    }
    readFunctionType(draft);
    finish(std::move(draft));
}

/// Behind the opening parenthesis.
bool Parser::readOperandList(Draft& draft)
{
    for (m_scanner.skipSpace(); !m_scanner.accept(")"); m_scanner.skipSpace()) {
        if (!m_scanner.accept("%")) {
            m_scanner.expected("An operand or \")\"");
            return false;
        }
        readValueUse(draft);
        m_scanner.skipSpace();
        if (!m_scanner.accept(",") && m_scanner.peek() != ')') {
            m_scanner.expected("\",\" or \")\"");
            return false;
        }
    }
    return true;
}

/// Behind the `%`: a name and the number of a result.
void Parser::readValueUse(Draft& draft)
{
    NamedOperand operand{.name = m_scanner.word()};
    if (operand.name.empty()) {
        m_scanner.expected("The name of a value");
        return;
    }
    if (m_scanner.accept("#")) {
        const std::string_view number = m_scanner.word();
        const auto read =
            std::from_chars(number.data(), number.data() + number.size(), operand.position);
        if (read.ec != std::errc())
            m_scanner.expected("The number of a result");
    }
    draft.operands.push_back(operand);
}

/// `{a = 1 : i64, "b.c" = dense<…>, unit}`.
bool Parser::readAttributes(std::vector<AttributeText>& attributes)
{
    const std::size_t begin = m_scanner.position();
    m_scanner.accept("{");
    for (m_scanner.skipSpace(); !m_scanner.accept("}"); m_scanner.skipSpace()) {
        if (m_scanner.atEnd()) {
            m_scanner.fail("The \"{\" has no closing \"}\".", begin, begin + 1);
            return false;
        }
        std::string_view name = m_scanner.name();
        if (name.empty()) {
            m_scanner.expected("The name of an attribute");
            return false;
        }
        if (name.front() == '"')
            name = name.substr(1, name.size() - 2);
        m_scanner.skipSpace();
        std::string_view value;
        if (m_scanner.accept("=")) {
            m_scanner.skipSpace();
            const auto text = m_scanner.valueUpTo(",})>");
            if (!text)
                return false;
            value = *text;
        }
        attributes.push_back({name, value});
        m_scanner.skipSpace();
        if (!m_scanner.accept(",") && m_scanner.peek() != '}' && !m_scanner.atEnd()) {
            m_scanner.expected("\",\" or \"}\"");
            return false;
        }
    }
    return true;
}

/// `[^bb1, ^bb2]` of the generic form.
bool Parser::readSuccessors(Draft& draft)
{
    m_scanner.accept("[");
    for (m_scanner.skipSpace(); !m_scanner.accept("]"); m_scanner.skipSpace()) {
        const std::size_t begin = m_scanner.position();
        if (!m_scanner.accept("^")) {
            m_scanner.expected("The name of a block or \"]\"");
            return false;
        }
        m_scanner.name();
        draft.successors.push_back(m_scanner.textFrom(begin));
        m_scanner.skipSpace();
        if (!m_scanner.accept(",") && m_scanner.peek() != ']') {
            m_scanner.expected("\",\" or \"]\"");
            return false;
        }
    }
    return true;
}

/// `^bb1(%a, %b : T, T)`, whose types the block says too.
void Parser::readSuccessor(Draft& draft)
{
    const std::size_t begin = m_scanner.position();
    m_scanner.accept("^");
    m_scanner.name();
    draft.successors.push_back(m_scanner.textFrom(begin));
}

void Parser::keepJump(Draft& draft)
{
    if (draft.successors.empty() || m_open.empty())
        return;
    OpenRegion& around = m_open.back().open;
    around.jumps.push_back({around.blocks.size() - 1, draft.operation.place,
                            std::move(draft.successors), draft.operands});
}

/// `{attributes} : (types) -> types loc(…)`.
void Parser::readFunctionType(Draft& draft)
{
    m_scanner.skipSpace();
    if (m_scanner.peek() == '{' && !readAttributes(draft.attributes))
        return;
    m_scanner.skipSpace();
    if (!m_scanner.accept(":")) {
        m_scanner.expected("\":\" and the types");
        return;
    }
    m_scanner.skipSpace();
    if (!readTypeList(draft.operandTypes))
        return;
    m_scanner.skipSpace();
    if (!m_scanner.accept("->")) {
        m_scanner.expected("\"->\" and the types of the results");
        return;
    }
    m_scanner.skipSpace();
    if (!readTypeList(draft.resultTypes))
        return;
    const std::size_t end = m_scanner.position();
    m_scanner.skipSpace();
    if (const auto location = readLocation())
        draft.operation.location = *location;
    else if (!m_scanner.hasFailed())
        m_scanner.moveTo(end);
}

/// `(T, T)`, `T, T` or `T`.
bool Parser::readTypeList(std::vector<std::string_view>& types)
{
    const bool isBracketed = m_scanner.accept("(");
    m_scanner.skipSpace();
    if (isBracketed && m_scanner.accept(")"))
        return true;
    do {
        const std::size_t begin = m_scanner.position();
        m_scanner.skipSpace();
        if (!isBracketed && !types.empty() && m_scanner.peek() == '[') {
            // The comma belongs to the form, as in front of the cases of a switch.
            m_scanner.moveTo(begin);
            break;
        }
        const auto type = scanType(m_scanner);
        if (!type)
            return false;
        types.push_back(*type);
        const std::size_t end = m_scanner.position();
        m_scanner.skipSpace();
        if (isBracketed && readLocation())
            m_scanner.skipSpace();
        if (m_scanner.peek() != ',' && m_scanner.peek() != ')' && !m_scanner.hasFailed())
            m_scanner.moveTo(end);
    } while (m_scanner.accept(","));
    // Behind a list without brackets the line may end, and with it the operation.
    if (isBracketed && !m_scanner.accept(")"))
        m_scanner.expected("\",\" or \")\"");
    return !m_scanner.hasFailed();
}

/// The operation is complete: what it is made of goes into the program's lists.
void Parser::finish(Draft draft)
{
    if (m_scanner.hasFailed())
        return;
    Operation& operation = draft.operation;
    operation.operands.begin = countOf(m_program.operands);
    for (const NamedOperand& operand : draft.operands)
        m_names.use(operand.name, operand.position);
    operation.operands.end = countOf(m_program.operands);
    if (operation.results.size() == 0 && draft.bodies.empty() && !m_open.empty()
        && isTerminator(operation.name)) {
        m_open.back().open.exits.push_back({operation.operands, std::move(draft.operands)});
        m_program.operations.pop_back();
        return;
    }
    keepJump(draft);
    giveTypes(draft);
    for (std::size_t at = 0; at < draft.bodies.size(); ++at) {
        if (draft.bodies[at].name.empty())
            draft.bodies[at].name = regionName(at, draft.bodies.size());
    }
    findCallees(draft);
    operation.attributes.begin = countOf(m_program.attributes);
    m_program.attributes.insert(m_program.attributes.end(), draft.attributes.begin(),
                                draft.attributes.end());
    operation.attributes.end = countOf(m_program.attributes);
    operation.bodies.begin = countOf(m_program.bodies);
    m_program.bodies.insert(m_program.bodies.end(), draft.bodies.begin(), draft.bodies.end());
    operation.bodies.end = countOf(m_program.bodies);
    operation.end = countOf(m_program.operations);
    m_program.operations[draft.index] = operation;
    keepGenericFunction(draft);
}

/// A single list of types stands for operands and results; where it has not one for each result,
/// the last one is the result's.
void Parser::giveTypes(Draft& draft)
{
    const Slice results = draft.operation.results;
    const auto& types = draft.resultTypes.empty() ? draft.sharedTypes : draft.resultTypes;
    for (std::uint32_t at = 0; at < results.size() && !types.empty(); ++at) {
        const bool hasEach = draft.resultTypes.empty() ? types.size() == results.size()
                                                       : types.size() >= results.size();
        m_program.values[results.begin + at].type = hasEach ? types[at] : types.back();
    }
}

/// What a call calls, what a composite is made of, and what a custom call runs in its own way.
void Parser::findCallees(Draft& draft)
{
    const std::string_view name = draft.operation.name;
    const bool isComposite = name.ends_with(".composite");
    if (!isCall(name) && !isComposite && !name.ends_with(".custom_call"))
        return;
    for (const AttributeText& attribute : draft.attributes) {
        if (attribute.name == "called_computations") {
            addCalledComputations(draft, attribute.value);
            return;
        }
        const bool isWanted = attribute.name == (isComposite ? "decomposition" : "callee");
        if (!isWanted || !attribute.value.starts_with('@'))
            continue;
        draft.bodies.push_back({.name = attribute.name,
                                .function = symbolName(attribute.value),
                                .calling = isComposite ? Calling::Author : Calling::Plain});
        return;
    }
}

/// `[@f, @g]`.
void Parser::addCalledComputations(Draft& draft, std::string_view list)
{
    const std::size_t first = draft.bodies.size();
    while (list.find('@') != std::string_view::npos) {
        list.remove_prefix(list.find('@'));
        const std::size_t end = std::min(list.find_first_of(",]"), list.size());
        draft.bodies.push_back({.function = symbolName(list.substr(0, end))});
        list.remove_prefix(end);
    }
    const std::size_t count = draft.bodies.size() - first;
    for (std::size_t at = 0; at < count; ++at)
        draft.bodies[first + at].name = regionName(at, count);
}

} // namespace fusewright::mlir
