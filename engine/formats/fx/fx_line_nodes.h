// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/formats/fx/fx_emitter.h"
#include "engine/support/text_range.h"

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace fusewright {

class Diagnostics;
class SourceText;

namespace fx {

/// A node as a line tells it, in pieces of the text.
struct FxLine {
    std::string_view opcode;
    std::string_view name;
    std::string_view target;
    std::vector<std::string_view> arguments;
    std::vector<std::pair<std::string_view, std::string_view>> keywords;
    ValueType type;
    ByteRange place;
};

/// How values are named among the arguments of a line.
enum class FxReferences { Marked, Bare }; ///< `%x`, or `x`.

/// Takes the lines of a graph one after the other; they may only use what came before.
class FxLineNodes {
public:
    FxLineNodes(const SourceText& source, FxReferences references, FxEmitter& emitter,
                Diagnostics& diagnostics);

    void add(const FxLine& line);
    /// What is given out: every value that the text names.
    void addOutputs(std::string_view text);

private:
    void bind(std::string_view name, FxOperand operand) { m_values[name] = std::move(operand); }
    /// Where a part of an argument is.
    struct Around {
        std::size_t depth = 0;
        bool isSlice = false;
    };

    FxOperand operandOf(std::string_view text, const FxLine& line) const;
    FxOperand constantOf(std::string_view text) const;
    void arrange(std::string_view text, FxOperand& operand) const;
    bool place(std::string_view text, Around around, std::span<const FxOperand>& values,
               FxOperand& operand) const;
    void findReferences(std::string_view text, FxReferences references, FxOperand& operand,
                        ByteRange place) const;
    void complain(const char* code, std::string message, ByteRange place) const;

    const SourceText& m_source;
    FxReferences m_references;
    FxEmitter& m_emitter;
    Diagnostics& m_diagnostics;
    std::unordered_map<std::string_view, FxOperand> m_values;
};

/// The operator that a function's `repr` names: `<built-in function add>` is `operator.add`.
std::string operatorOfTarget(std::string_view target);

} // namespace fx
} // namespace fusewright
