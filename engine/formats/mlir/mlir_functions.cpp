// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/mlir/mlir_parser.h"

#include <algorithm>
#include <array>
#include <utility>

namespace fusewright::mlir {

using namespace program;

namespace {

/// Attributes that have the name that the author of the model gave an argument.
bool isNameOfArgument(std::string_view attribute)
{
    static constexpr auto names =
        std::to_array<std::string_view>({"ttir.name", "jax.arg_info", "ml_program.identifier",
                                         "iree.identifier", "tf_saved_model.index_path"});
    return std::ranges::find(names, attribute) != names.end();
}

/// `"x"` or `["x"]`; empty for everything else.
std::string_view onlyText(std::string_view value)
{
    if (value.starts_with('[') && value.ends_with(']'))
        value = value.substr(1, value.size() - 2);
    const bool isText = value.size() > 2 && value.front() == '"'
        && value.find_first_of("\"\\", 1) == value.size() - 1;
    return isText ? value.substr(1, value.size() - 2) : std::string_view();
}

/// What the attributes of an argument say about how to show it.
program::Argument shownArgument(const std::vector<AttributeText>& attributes)
{
    program::Argument argument;
    for (const AttributeText& attribute : attributes) {
        if (isNameOfArgument(attribute.name)) {
            argument.name = onlyText(attribute.value);
        } else if (attribute.name.ends_with(".argument_type")) {
            argument.isParameter =
                attribute.value.ends_with("<parameter>") || attribute.value.ends_with("<constant>");
        }
    }
    return argument;
}

} // namespace

/// `module @name attributes {…} {`, behind the first word.
void Parser::readModule(Draft draft)
{
    draft.form = Form::Module;
    m_scanner.skipSpace();
    std::string_view name;
    if (m_scanner.accept("@"))
        name = m_scanner.name();
    m_scanner.skipSpace();
    if (m_scanner.acceptWord("attributes")) {
        m_scanner.skipSpace();
        if (m_scanner.peek() == '{' && !m_scanner.balanced())
            return;
        m_scanner.skipSpace();
    }
    if (m_scanner.peek() != '{') {
        m_scanner.expected("\"{\"");
        return;
    }
    enterModule(draft, name);
    openRegion(std::move(draft));
}

void Parser::enterModule(Draft& draft, std::string_view name)
{
    draft.moduleAround = m_module;
    m_program.modules.push_back({.name = program::unquoted(name), .parent = m_module});
    m_module = static_cast<std::uint32_t>(m_program.modules.size() - 1);
}

/// `func.func public @name(%a: type {…}, …) -> (type {…}) attributes {…} {`.
void Parser::readFunction(Draft draft)
{
    draft.form = Form::Function;
    draft.function.module = m_module;
    draft.function.place = draft.operation.place;
    for (m_scanner.skipSpace(); m_scanner.peek() != '@'; m_scanner.skipSpace()) {
        const std::string_view word = m_scanner.word();
        if (word == "private" || word == "nested")
            draft.function.isPublic = false;
        if (word.empty()) {
            m_scanner.expected("The name of a function");
            return;
        }
    }
    m_scanner.accept("@");
    draft.function.name = program::unquoted(m_scanner.name());
    m_scanner.skipSpace();
    if (!m_scanner.accept("(")) {
        m_scanner.expected("\"(\"");
        return;
    }
    if (readFunctionArguments(draft))
        readBehindFunction(std::move(draft));
}

/// Names may be missing where the function has no body.
bool Parser::readFunctionArguments(Draft& draft)
{
    for (m_scanner.skipSpace(); !m_scanner.accept(")"); m_scanner.skipSpace()) {
        Argument argument;
        if (m_scanner.accept("%")) {
            argument.name = m_scanner.word();
            m_scanner.skipSpace();
            if (!m_scanner.accept(":")) {
                m_scanner.expected("\":\" and a type");
                return false;
            }
            m_scanner.skipSpace();
        }
        if (!m_scanner.accept("...")) {
            const auto type = scanType(m_scanner);
            if (!type)
                return false;
            argument.type = *type;
        }
        m_scanner.skipSpace();
        std::vector<AttributeText> attributes;
        if (m_scanner.peek() == '{' && !readAttributes(attributes))
            return false;
        m_scanner.skipSpace();
        const auto location = readLocation();
        m_scanner.skipSpace();
        if (!argument.name.empty()) {
            draft.nextRegion.push_back(argument);
            draft.function.arguments.push_back(shownArgument(attributes));
            draft.function.arguments.back().location = location.value_or(std::string_view());
        }
        if (!m_scanner.accept(",") && m_scanner.peek() != ')') {
            m_scanner.expected("\",\" or \")\"");
            return false;
        }
    }
    return true;
}

void Parser::readBehindFunction(Draft draft)
{
    bool endedLine = m_scanner.skipSpace();
    if (m_scanner.accept("->")) {
        m_scanner.skipSpace();
        if (!(m_scanner.peek() == '(' ? m_scanner.balanced() : scanType(m_scanner)))
            return;
        endedLine = m_scanner.skipSpace();
    }
    while (!m_scanner.atEnd() && m_scanner.peek() != '{' && m_scanner.peek() != '}'
           && !(endedLine && beginsOperation())) {
        if (m_scanner.acceptWord("attributes")) {
            m_scanner.skipSpace();
            if (m_scanner.peek() == '{' && !m_scanner.balanced())
                return;
        } else if (m_scanner.peek() == '(') {
            if (!m_scanner.balanced())
                return;
        } else if (m_scanner.word().empty()) {
            m_scanner.expected("The body of the function");
            return;
        }
        endedLine = m_scanner.skipSpace();
    }
    // A function that is only declared has nothing to show.
    if (m_scanner.peek() == '{')
        openRegion(std::move(draft));
    else
        m_program.declared.insert(std::move(draft.function.name));
}

/// `"func.func"() <{sym_name = "main", …}> ({…}) : () -> ()`.
void Parser::keepGenericFunction(const Draft& draft)
{
    if (draft.form != Form::Generic || draft.bodies.empty())
        return;
    if (draft.operation.name == "builtin.module")
        m_module = draft.moduleAround;
    if (!draft.operation.name.ends_with(".func"))
        return;
    Function function{
        .place = draft.operation.place, .body = draft.bodies.front().region, .module = m_module};
    for (const AttributeText& attribute : draft.attributes) {
        if (attribute.name == "sym_name")
            function.name = program::unquoted(attribute.value);
        else if (attribute.name == "sym_visibility")
            function.isPublic = attribute.value == "\"public\"";
        else if (attribute.name == "arg_attrs")
            function.arguments = readArgumentAttributes(attribute.value);
    }
    const bool isDeclared =
        draft.open.exits.empty() && m_program.regions[function.body.index].operations.size() == 0;
    if (isDeclared)
        m_program.declared.insert(std::move(function.name));
    else
        m_program.functions.push_back(std::move(function));
}

/// `[{ttir.name = "x"}, {}]`, which was passed already.
std::vector<program::Argument> Parser::readArgumentAttributes(std::string_view list)
{
    const std::size_t end = m_scanner.position();
    std::vector<program::Argument> arguments;
    m_scanner.moveTo(m_scanner.offsetOf(list));
    m_scanner.accept("[");
    for (m_scanner.skipSpace(); m_scanner.peek() == '{'; m_scanner.skipSpace()) {
        std::vector<AttributeText> attributes;
        if (!readAttributes(attributes))
            return {};
        arguments.push_back(shownArgument(attributes));
        m_scanner.skipSpace();
        m_scanner.accept(",");
    }
    m_scanner.moveTo(end);
    return arguments;
}

} // namespace fusewright::mlir
