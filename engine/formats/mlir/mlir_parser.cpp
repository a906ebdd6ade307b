// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/mlir/mlir_parser.h"

#include "engine/support/diagnostic.h"
#include "engine/support/progress.h"

#include <algorithm>
#include <array>
#include <utility>

namespace fusewright::mlir {

using namespace program;

namespace {

/// Words in front of a region that say what it is for.
bool isRegionWord(std::string_view word)
{
    static constexpr auto words =
        std::to_array<std::string_view>({"cond", "do", "reducer", "else", "default"});
    return std::ranges::find(words, word) != words.end();
}

} // namespace

Parser::Parser(const FileBytes& bytes, const ModelText& file, const CancelToken& cancel,
               ProgressSink* progress)
    : m_scanner(bytes, file, syntax),
      m_file(file),
      m_cancel(cancel),
      m_progress(progress),
      m_program(m_result.program),
      m_names(m_program, file),
      m_joiner(m_program, m_names, file)
{
}

std::optional<MlirFile> Parser::parse()
{
    constexpr std::size_t interval = 4096;
    const std::size_t errorsBefore = m_file.diagnostics().errorCount();
    m_program.modules.emplace_back();
    m_names.openRegion(SsaNames::Surroundings::Isolated);
    for (std::size_t count = 0; !m_scanner.hasFailed(); ++count) {
        m_scanner.skipSpace();
        if (m_scanner.atEnd())
            break;
        if (count % interval == 0 && m_cancel.isCancelled())
            return std::nullopt;
        if (count % interval == 0 && m_progress) {
            m_progress->progressed(double(m_scanner.position()) / double(m_file.text().size()));
        }
        step();
    }
    if (!m_scanner.hasFailed() && !m_open.empty()) {
        m_scanner.fail("The region that begins here has no closing \"}\".",
                       m_open.back().open.brace, m_open.back().open.brace + 1);
    }
    if (!m_scanner.hasFailed())
        finishFile();
    if (m_file.diagnostics().errorCount() > errorsBefore)
        return std::nullopt;
    return std::move(m_result);
}

void Parser::finishFile()
{
    if (m_program.functions.empty() && !m_program.operations.empty()) {
        m_result.isExcerpt = true;
        m_names.letOutsideIn();
        const auto end = static_cast<std::uint32_t>(m_program.operations.size());
        m_program.regions.push_back({.operations = {0, end}});
        m_program.functions.push_back(
            {.name = "main", .body = RegionIndex(m_program.regions.size() - 1)});
    }
    m_names.closeRegion();
    nameArguments();
    m_program.indexFunctions();
}

/// Aliases of locations stand behind what they are used for: all must have been read.
void Parser::nameArguments()
{
    for (Function& function : m_program.functions) {
        for (program::Argument& argument : function.arguments) {
            if (argument.name.empty() && !argument.location.empty())
                argument.name = argumentNameOf(argument.location, m_result.aliases);
        }
    }
}

void Parser::step()
{
    const char next = m_scanner.peek();
    if (next == '}')
        closeRegion();
    else if (next == '^')
        readBlockLabel();
    else if (next == '#' || next == '!')
        readAlias();
    else if (m_scanner.isAt("{-#")) {
        // Resources: data that the text refers to by name.
        const std::size_t end = m_file.text().find("#-}", m_scanner.position());
        if (end == std::string_view::npos)
            m_scanner.fail("The resources that begin here have no closing \"#-}\".",
                           m_scanner.position(), m_scanner.position() + 3);
        else
            m_scanner.moveTo(end + 3);
    } else {
        readOperation();
    }
}

void Parser::readAlias()
{
    const std::size_t begin = m_scanner.position();
    m_scanner.accept(m_scanner.peek() == '#' ? "#" : "!");
    m_scanner.name();
    const std::string_view alias = m_scanner.textFrom(begin);
    m_scanner.skipSpace();
    if (!m_scanner.accept("=")) {
        m_scanner.expected("\"=\" and what the name stands for");
        return;
    }
    m_scanner.skipSpace();
    if (const auto value = m_scanner.valueUpTo("\r\n"))
        m_result.aliases.emplace(alias, *value);
}

/// `^bb0(%x: tensor<4xf32>):`, where a region's first block gives the region its arguments.
void Parser::readBlockLabel()
{
    const std::size_t begin = m_scanner.position();
    m_scanner.accept("^");
    m_scanner.name();
    const std::string_view label = m_scanner.textFrom(begin);
    m_scanner.skipSpace();
    std::vector<Argument> arguments;
    if (m_scanner.accept("("))
        arguments = readArguments(')');
    m_scanner.skipSpace();
    if (!m_scanner.accept(":")) {
        m_scanner.expected("\":\" after the name of a block");
        return;
    }
    if (m_open.empty()) {
        m_scanner.fail("A block must be inside a region, and none is open here.", begin, begin + 1);
        return;
    }
    OpenRegion& around = m_open.back().open;
    Region& region = m_program.regions[around.index.index];
    const bool isFirst = around.blocks.size() == 1 && around.blocks.front().label.empty()
        && around.exits.empty() && region.operations.begin == m_program.operations.size();
    if (isFirst) {
        // The label says better what the form before it may have said.
        defineArguments(region, arguments);
        around.blocks.front() = {label, begin, region.arguments};
        return;
    }
    Region behind;
    defineArguments(behind, arguments);
    around.blocks.push_back({label, begin, behind.arguments});
}

/// Behind the opening parenthesis; `%name: type`, each with attributes or a place, or without.
std::vector<Parser::Argument> Parser::readArguments(char end)
{
    std::vector<Argument> arguments;
    for (m_scanner.skipSpace(); m_scanner.peek() != end && !m_scanner.hasFailed();
         m_scanner.skipSpace()) {
        if (!m_scanner.accept("%")) {
            m_scanner.expected("The name of an argument");
            break;
        }
        Argument argument{.name = m_scanner.word()};
        m_scanner.skipSpace();
        if (!m_scanner.accept(":")) {
            m_scanner.expected("\":\" and a type");
            break;
        }
        m_scanner.skipSpace();
        argument.type = scanType(m_scanner).value_or(std::string_view());
        m_scanner.skipSpace();
        if (m_scanner.peek() == '{' && !m_scanner.balanced())
            break;
        m_scanner.skipSpace();
        readLocation();
        m_scanner.skipSpace();
        arguments.push_back(argument);
        if (!m_scanner.accept(",") && m_scanner.peek() != end)
            m_scanner.expected("\",\" or \"" + std::string(1, end) + '"');
    }
    m_scanner.accept(std::string_view(&end, 1));
    return arguments;
}

void Parser::defineArguments(Region& region, const std::vector<Argument>& arguments)
{
    region.arguments.begin = static_cast<std::uint32_t>(m_program.values.size());
    for (const Argument& argument : arguments) {
        const ValueIndex value = m_names.define(argument.name, 1, false);
        m_program.values[value.index].type = argument.type;
    }
    region.arguments.end = static_cast<std::uint32_t>(m_program.values.size());
}

std::optional<std::string_view> Parser::readLocation()
{
    if (!m_scanner.isAt("loc("))
        return std::nullopt;
    m_scanner.accept("loc");
    return m_scanner.balanced();
}

/// Stands at the brace.
void Parser::openRegion(Draft draft)
{
    draft.open = {.index = RegionIndex(m_program.regions.size()), .brace = m_scanner.position()};
    m_scanner.accept("{");
    const bool isIsolated = draft.form == Form::Function || draft.form == Form::Module
        || draft.operation.name.ends_with(".func") || draft.operation.name == "builtin.module";
    if (draft.form == Form::Generic && draft.operation.name == "builtin.module") {
        std::string_view name;
        for (const AttributeText& attribute : draft.attributes)
            name = attribute.name == "sym_name" ? attribute.value : name;
        enterModule(draft, name);
    }
    draft.regionWord = isRegionWord(draft.lastWord) ? draft.lastWord : std::string_view();
    m_names.openRegion(isIsolated ? SsaNames::Surroundings::Isolated : SsaNames::Surroundings::Seen,
                       draft.operation.results);
    Region region;
    std::vector<Argument> arguments = draft.everyRegion;
    arguments.insert(arguments.end(), draft.nextRegion.begin(), draft.nextRegion.end());
    draft.nextRegion.clear();
    m_scanner.skipSpace();
    if (m_scanner.peek() == '^')
        arguments.clear();
    defineArguments(region, arguments);
    draft.open.blocks = {{.label = {}, .place = draft.open.brace, .arguments = region.arguments}};
    region.operations.begin = static_cast<std::uint32_t>(m_program.operations.size());
    m_program.regions.push_back(region);
    m_open.push_back(std::move(draft));
}

void Parser::closeRegion()
{
    if (m_open.empty()) {
        m_scanner.fail("This \"}\" closes nothing.", m_scanner.position(),
                       m_scanner.position() + 1);
        return;
    }
    m_scanner.accept("}");
    Draft draft = std::move(m_open.back());
    m_open.pop_back();
    if (!m_scanner.hasFailed())
        m_joiner.join(draft.open);
    m_names.closeRegion();
    m_program.regions[draft.open.index.index].operations.end =
        static_cast<std::uint32_t>(m_program.operations.size());
    resume(std::move(draft));
}

/// Goes on with an operation behind one of its regions.
void Parser::resume(Draft draft)
{
    switch (draft.form) {
    case Form::Generic:
        draft.bodies.push_back({.region = draft.open.index});
        continueGeneric(std::move(draft));
        break;
    case Form::Pretty:
        draft.bodies.push_back({.name = draft.regionWord, .region = draft.open.index});
        draft.isJoined = false;
        readPretty(std::move(draft));
        break;
    case Form::Function:
        draft.function.body = draft.open.index;
        m_program.functions.push_back(std::move(draft.function));
        m_scanner.skipSpace();
        readLocation();
        break;
    case Form::Module:
        m_module = draft.moduleAround;
        m_scanner.skipSpace();
        readLocation();
        break;
    }
}

} // namespace fusewright::mlir
