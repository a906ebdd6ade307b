// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/hlo/hlo_parser.h"

#include "engine/formats/model_text.h"
#include "engine/support/diagnostic.h"
#include "engine/support/letters.h"
#include "engine/support/progress.h"
#include "engine/support/utf8.h"

#include <algorithm>
#include <array>
#include <set>
#include <utility>

namespace fusewright::hlo {

using namespace program;

Parser::Parser(const FileBytes& bytes, const ModelText& file, const CancelToken& cancel,
               ProgressSink* progress)
    : m_scanner(bytes, file, syntax),
      m_file(file),
      m_cancel(cancel),
      m_progress(progress),
      m_text(file.text()),
      m_program(m_result.program)
{
}

std::optional<HloFile> Parser::parse()
{
    constexpr std::size_t interval = 4096;
    const std::size_t errorsBefore = m_file.diagnostics().errorCount();
    m_program.modules.emplace_back();
    for (std::size_t count = 0; !m_scanner.hasFailed(); ++count) {
        m_scanner.skipSpace();
        if (m_scanner.atEnd())
            break;
        if (count % interval == 0 && m_cancel.isCancelled())
            return std::nullopt;
        if (count % interval == 0 && m_progress)
            m_progress->progressed(double(m_scanner.position()) / double(m_text.size()));
        readStatement();
    }
    if (!m_scanner.hasFailed())
        finishFile();
    if (m_file.diagnostics().errorCount() > errorsBefore)
        return std::nullopt;
    return std::move(m_result);
}

void Parser::finishFile()
{
    if (m_isOpen && !m_result.isExcerpt) {
        m_scanner.fail("The computation that begins here has no closing \"}\".", m_brace,
                       m_brace + 1);
        return;
    }
    if (m_isOpen)
        closeComputation();
    m_program.indexFunctions();
    chooseListed();
}

/// What a fusion is made of and what a reduction adds with is seen inside them; nobody chooses it.
void Parser::chooseListed()
{
    static constexpr auto choosing =
        std::to_array<std::string_view>({"call", "while", "conditional", "async-start"});
    std::set<std::string_view> chosen;
    std::set<std::string_view> inner;
    for (const Operation& operation : m_program.operations) {
        const bool chooses = std::ranges::find(choosing, operation.name) != choosing.end();
        for (std::uint32_t at = operation.bodies.begin; at < operation.bodies.end; ++at)
            (chooses ? chosen : inner).insert(m_program.bodies[at].function);
    }
    for (Function& function : m_program.functions)
        function.isListed =
            function.isPublic || chosen.contains(function.name) || !inner.contains(function.name);
}

void Parser::readStatement()
{
    const std::size_t begin = m_scanner.position();
    if (m_isOpen && !m_result.isExcerpt) {
        if (m_scanner.accept("}")) {
            closeComputation();
            // What thread it runs in, and the like.
            if (m_scanner.accept(","))
                m_scanner.valueUpTo("\n");
            return;
        }
        readInstruction();
        return;
    }
    if (m_scanner.accept("HloModule ")) {
        readModuleLine();
        return;
    }
    static constexpr auto tables = std::to_array<std::string_view>(
        {"FileNames", "FunctionNames", "FileLocations", "StackFrames"});
    const std::string_view word = m_scanner.word();
    if (std::ranges::find(tables, word) != tables.end()) {
        skipTable();
        return;
    }
    const bool isEntry = word == "ENTRY";
    m_scanner.moveTo(begin);
    if (!isEntry) {
        m_scanner.accept("ROOT ");
        m_scanner.accept("%");
        m_scanner.word();
        m_scanner.skipSpace();
        const bool isInstruction = m_scanner.peek() == '=';
        m_scanner.moveTo(begin);
        if (isInstruction) {
            m_isOpen = m_result.isExcerpt = true;
            m_function = {.name = "main"};
            readInstruction();
            return;
        }
    }
    readComputationHead();
}

/// Source places, `1 "file.py"` or `1 {file_name_id=1 line=2}` a line.
void Parser::skipTable()
{
    for (m_scanner.skipSpace(); isDigit(m_scanner.peek()) && !m_scanner.hasFailed();
         m_scanner.skipSpace())
        m_scanner.valueUpTo("\n");
}

/// A comma at the end of a line says that there is more.
void Parser::readModuleLine()
{
    m_result.name = m_scanner.word();
    while (m_scanner.valueUpTo("\n").value_or(std::string_view()).ends_with(','))
        m_scanner.skipSpace();
}

/// `ENTRY %main (p: f32[8]) -> f32[8] {`; the short form has neither parameters nor result.
void Parser::readComputationHead()
{
    m_function = {.place = m_scanner.position(), .isPublic = false};
    if (m_scanner.accept("ENTRY ")) {
        m_scanner.skipSpace();
        m_function.isPublic = true;
    }
    m_scanner.accept("%");
    m_function.name = m_scanner.word();
    if (m_function.name.empty()) {
        m_scanner.expected("A computation or an instruction");
        return;
    }
    m_scanner.skipSpace();
    if (m_scanner.peek() == '(' && !m_scanner.balanced())
        return;
    m_scanner.skipSpace();
    if (m_scanner.accept("->")) {
        m_scanner.skipSpace();
        shape();
        m_scanner.skipSpace();
    }
    m_brace = m_scanner.position();
    if (!m_scanner.accept("{")) {
        m_scanner.expected("\"{\"");
        return;
    }
    m_isOpen = true;
    m_region = {};
    m_region.operations.begin = static_cast<std::uint32_t>(m_program.operations.size());
}

/// Parameters become the region's arguments, by their numbers, and uses find what they name.
void Parser::closeComputation()
{
    m_isOpen = false;
    m_region.operations.end = static_cast<std::uint32_t>(m_program.operations.size());
    std::ranges::stable_sort(m_parameters, {}, &Parameter::number);
    m_region.arguments.begin = static_cast<std::uint32_t>(m_program.values.size());
    for (const Parameter& parameter : m_parameters) {
        const Value value = m_program.values[parameter.value];
        m_values[value.name] = ValueIndex(m_program.values.size());
        m_program.values.push_back(value);
        m_function.arguments.push_back({.name = parameter.shownName});
    }
    m_region.arguments.end = static_cast<std::uint32_t>(m_program.values.size());
    settleUses();
    m_region.outputs.begin = static_cast<std::uint32_t>(m_program.operands.size());
    const std::string_view root = m_root.empty() ? m_last : m_root;
    if (const program::Operation* const tuple = m_function.isPublic ? rootTuple(root) : nullptr) {
        const Slice operands = tuple->operands;
        for (std::uint32_t at = operands.begin; at < operands.end; ++at)
            m_program.operands.push_back(m_program.operands[at]);
    } else if (const auto found = m_values.find(root); found != m_values.end()) {
        m_program.operands.push_back(found->second);
    }
    m_region.outputs.end = static_cast<std::uint32_t>(m_program.operands.size());
    m_program.regions.push_back(m_region);
    m_function.body = RegionIndex(m_program.regions.size() - 1);
    m_program.functions.push_back(std::move(m_function));
    m_function = {};
    m_root = m_last = {};
    m_parameters.clear();
    m_values.clear();
    m_uses.clear();
}

/// How the entry gives several results, which is no work; null where its root is something else.
const program::Operation* Parser::rootTuple(std::string_view root) const
{
    const std::size_t begin = m_region.operations.begin;
    for (std::size_t at = m_program.operations.size(); at-- > begin;) {
        const program::Operation& operation = m_program.operations[at];
        if (operation.node == root)
            return operation.name == "tuple" && operation.operands.begin < operation.operands.end
                ? &operation
                : nullptr;
    }
    return nullptr;
}

void Parser::settleUses()
{
    for (const Use& use : m_uses) {
        const auto found = m_values.find(use.name);
        if (found != m_values.end()) {
            m_program.operands[use.operand] = found->second;
            continue;
        }
        if (m_result.isExcerpt) {
            m_program.operands[use.operand] = ValueIndex(m_program.values.size());
            m_values.emplace(use.name, m_program.values.size());
            m_program.values.push_back({.name = use.name});
            continue;
        }
        const auto begin = static_cast<std::size_t>(use.name.data() - m_text.data());
        m_file.error("unknown-value",
                     '"' + std::string(use.name)
                         + "\" is used here, but nothing in this computation defines it.",
                     {begin, begin + use.name.size()});
    }
}

} // namespace fusewright::hlo
