// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/autograd/derivative.h"
#include "engine/autograd/formula_tokens.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace fusewright {

class Diagnostics;
class OperatorCatalogue;
class SourceText;

/// Reads a table of derivatives, a line for each entry; a mistake costs its entry only.
///
///     silu(x): grad * (sigmoid(x) * (1 + x * (1 - sigmoid(x))))
///     mul(x, y): [grad * y, grad * x]
///     stop: argmax @comparison
class FormulaParser {
public:
    static constexpr std::size_t deepest = 64;      ///< Brackets in brackets.
    static constexpr std::size_t mostSteps = 1'000; ///< Of an entry.
    static constexpr std::size_t mostEntries = 10'000;

    /// All outlive it.
    FormulaParser(const SourceText& text, const OperatorCatalogue& catalogue,
                  Diagnostics& diagnostics);

    std::vector<Derivative> parse();

private:
    using Step = std::optional<std::uint32_t>; ///< Nothing behind a mistake.

    void parseLine();
    void parseNames(Derivative::Kind kind);
    void parseEntry(std::string_view name);
    bool parseOperands();
    bool parseOperand();
    bool parseRank(DerivativeOperand& operand);
    bool parseMaker(DerivativeOperand& operand);
    bool parseArguments();
    bool parseArgument();
    bool parseRoots();
    void spreadResults();

    Step parseSum();
    Step parseProduct();
    Step parseUnary();
    Step parsePrimary();
    Step parseWord();
    Step parseCall(const FormulaToken& name);
    bool parseCallArguments(FormulaStep& call, const FormulaToken& name);
    Step parseItem(std::uint32_t call);
    Step wordStep(const FormulaToken& word);
    bool nameCall(FormulaStep& call, const FormulaToken& name);
    bool checkOperands(const FormulaStep& call, const FormulaToken& name);

    Step arithmetic(std::string_view name, std::uint32_t left, Step right);
    Step add(FormulaStep step);
    const FormulaToken& token() const { return m_tokens.current(); }
    std::string takeArgumentName();
    /// Takes the sign if it comes next.
    bool takes(std::string_view sign);
    bool expect(std::string_view sign);
    std::nullopt_t fail(const FormulaToken& at, std::string message);
    std::string known(std::string_view word) const;

    const SourceText& m_text;
    const OperatorCatalogue& m_catalogue;
    Diagnostics& m_diagnostics;
    FormulaTokens m_tokens;
    std::vector<Derivative> m_all;
    Derivative m_entry;
    bool m_isList = false;
    std::size_t m_firstShared = 0; ///< Earlier steps are of gradients that share nothing.
    std::size_t m_depth = 0;
};

} // namespace fusewright
