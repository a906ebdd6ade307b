// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/formats/mlir/mlir_blocks.h"
#include "engine/formats/mlir/mlir_types.h"
#include "engine/formats/mlir/ssa_names.h"
#include "engine/formats/program/program.h"
#include "engine/support/cancel_token.h"

#include <optional>
#include <set>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace fusewright {
class ProgressSink;
}

namespace fusewright::mlir {

/// An MLIR file taken apart.
struct MlirFile {
    program::Program program;
    std::unordered_map<std::string_view, std::string_view> aliases; ///< With `#` or `!`.
    bool isExcerpt = false; ///< Only operations: there is no function around them.
};

/// Takes an MLIR text apart: the generic form of every dialect, and the pretty forms.
///
/// Regions that are open wait on a stack with the operations they belong to, so no text is too
/// deep to read.
class Parser {
public:
    Parser(const FileBytes& bytes, const ModelText& file, const CancelToken& cancel,
           ProgressSink* progress);

    /// Nothing, and an error, when the text is broken or was cancelled.
    std::optional<MlirFile> parse();

private:
    enum class Form { Generic, Pretty, Function, Module };

    struct Argument {
        std::string_view name;
        std::string_view type;
    };
    /// An operation that is being read. Lists of the program are filled when it is complete,
    /// because those of the operations inside come between.
    struct Draft {
        Form form = Form::Pretty;
        program::Operation operation;
        std::uint32_t index = 0; ///< In the program's operations.
        std::vector<NamedOperand> operands;
        std::vector<program::AttributeText> attributes;
        std::vector<program::Body> bodies;
        std::vector<std::string_view> operandTypes;
        std::vector<std::string_view> resultTypes;
        std::vector<std::string_view> sharedTypes; ///< For operands and results.
        std::vector<std::string_view> successors;  ///< Labels.
        // Of the region that is open.
        OpenRegion open;
        std::string_view regionWord;
        // Of a pretty form.
        std::vector<Argument> everyRegion; ///< Arguments of each region that follows.
        std::vector<Argument> nextRegion;  ///< Those of the next one.
        std::vector<std::size_t> brackets;
        std::string_view lastWord;
        std::size_t constant = 0; ///< Where the value of a constant begins.
        bool isJoined = false;    ///< The next line belongs to it.
        // Of a function or a module.
        program::Function function;
        std::uint32_t moduleAround = 0;
    };

    // mlir_parser.cpp
    void step();
    void readAlias();
    void readBlockLabel();
    void openRegion(Draft draft);
    void closeRegion();
    void resume(Draft draft);
    void finishFile();
    void nameArguments();
    std::vector<Argument> readArguments(char end);
    void defineArguments(program::Region& region, const std::vector<Argument>& arguments);
    std::optional<std::string_view> readLocation();

    // mlir_operations.cpp
    void readOperation();
    bool readResults(Draft& draft);
    void readGeneric(Draft draft);
    void continueGeneric(Draft draft);
    void openListedRegion(Draft draft);
    bool readOperandList(Draft& draft);
    bool readAttributes(std::vector<program::AttributeText>& attributes);
    bool readSuccessors(Draft& draft);
    void readSuccessor(Draft& draft);
    void keepJump(Draft& draft);
    void readFunctionType(Draft& draft);
    bool readTypeList(std::vector<std::string_view>& types);
    void finish(Draft draft);
    void giveTypes(Draft& draft);
    void findCallees(Draft& draft);
    static void addCalledComputations(Draft& draft, std::string_view list);

    // mlir_functions.cpp
    void readModule(Draft draft);
    void enterModule(Draft& draft, std::string_view name);
    void readFunction(Draft draft);
    bool readFunctionArguments(Draft& draft);
    void keepGenericFunction(const Draft& draft);
    std::vector<program::Argument> readArgumentAttributes(std::string_view list);
    void readBehindFunction(Draft draft);

    // mlir_pretty.cpp
    void readPretty(Draft draft);
    bool readPrettyToken(Draft& draft);
    bool opensRegion() const;
    void readValueUse(Draft& draft);
    void readWord(Draft& draft);
    void readPrettyAttribute(Draft& draft, std::string_view name);
    bool readSymbol(Draft& draft);
    void readPrettyTypes(Draft& draft);
    void readBracket(Draft& draft);
    bool readAssignedNames(Draft& draft);
    bool closeBracket(Draft& draft);
    bool endsAttribute() const;
    static bool isArgumentList(program::Scanner ahead);
    bool beginsOperation() const;
    void warnOfUnknownForm(const Draft& draft);

    program::Scanner m_scanner;
    const ModelText& m_file;
    const CancelToken& m_cancel;
    ProgressSink* m_progress;
    MlirFile m_result;
    program::Program& m_program;
    SsaNames m_names;
    std::vector<Draft> m_open; ///< Operations with a region that is open, the innermost last.
    std::uint32_t m_module = 0;
    std::set<std::string_view> m_unknownForms;
    BlockJoiner m_joiner;
};

} // namespace fusewright::mlir
