// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/formats/program/program.h"
#include "engine/formats/program/scanner.h"
#include "engine/support/cancel_token.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace fusewright {
class ModelText;
class ProgressSink;
} // namespace fusewright

namespace fusewright::hlo {

inline constexpr program::Syntax syntax{
    .code = "hlo-syntax", .inWords = "_.-", .hasBlockComments = true, .textsHaveLines = true};

/// An HLO text taken apart.
struct HloFile {
    program::Program program;
    std::string name;       ///< Of the module; may be empty.
    bool isExcerpt = false; ///< Only instructions: there is no computation around them.
};

/// Takes an HLO text apart, in its long form and in the short one without `%` and operand types.
class Parser {
public:
    Parser(const FileBytes& bytes, const ModelText& file, const CancelToken& cancel,
           ProgressSink* progress);

    /// Nothing, and an error, when the text is broken or was cancelled.
    std::optional<HloFile> parse();

private:
    /// A use of a name, as it stands in the text.
    struct Use {
        std::string_view name;
        std::uint32_t operand = 0;
    };
    struct Parameter {
        std::uint32_t value = 0;
        std::size_t number = 0;
        std::string_view shownName;
    };

    // hlo_parser.cpp
    void readStatement();
    void readModuleLine();
    void readComputationHead();
    void closeComputation();
    void settleUses();
    const program::Operation* rootTuple(std::string_view root) const;
    void skipTable();
    void chooseListed();
    void finishFile();

    // hlo_instruction.cpp
    void readInstruction();
    void readRightSide(program::Operation operation);
    void readOperands(program::Operation& operation);
    std::string_view readOperand(const program::Operation& operation, std::size_t position);
    void readAttributes(program::Operation& operation);
    void keepAttribute(std::string_view attribute, std::string_view value,
                       program::Operation& operation);
    std::string_view attributeValue();
    void keepMetadata(std::string_view metadata, program::Operation& operation);
    void define(std::string_view node, std::string_view type);
    void keepParameter(std::string_view number, const program::Operation& operation);

    std::string_view shape();

    program::Scanner m_scanner;
    const ModelText& m_file;
    const CancelToken& m_cancel;
    ProgressSink* m_progress;
    std::string_view m_text;

    HloFile m_result;
    program::Program& m_program;
    std::size_t m_depth = 0; ///< Of instructions that stand as operands.
    // Of the computation that is open.
    bool m_isOpen = false;
    std::size_t m_brace = 0;
    program::Function m_function;
    program::Region m_region;
    std::string_view m_root; ///< What it gives, where it says so; else it is the last.
    std::string_view m_last;
    std::vector<Parameter> m_parameters;
    std::vector<Use> m_uses;
    std::unordered_map<std::string_view, program::ValueIndex> m_values;
};

} // namespace fusewright::hlo
