// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "tests/engine/rules/qnn/plain_qnn_net.h"
#include "tests/engine/rules/qnn/plain_qnn_values.h"

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace fusewright::test {

/// A piece of a constraint as it is written: a call, a constant, a name or a tag.
struct PlainTerm {
    enum class Sort : std::uint8_t { Call, Constant, Tag, Word };

    Sort sort = Sort::Constant;
    std::string text; ///< The function, the constant as written, the tag without its quotes.
    PlainType type = PlainType::Bool;
    PlainAnswer value; ///< Of a constant.
    std::vector<PlainTerm> operands;
};

PlainTerm plainCall(std::string function, PlainType type, std::vector<PlainTerm> operands);
PlainTerm plainTag(std::string tag);
PlainTerm plainWord(std::string word);
PlainTerm plainText(const std::string& text); ///< The name of an operator, or of a split.
PlainTerm plainInt(std::int64_t whole);
PlainTerm plainSize(std::int64_t whole);
std::string textOf(const PlainTerm& term);

/// A piece of a split, or a step of an iteration.
struct PlainPiece {
    std::int64_t axis = 0;
    std::int64_t start = 0;
    std::int64_t size = 0;
};

/// What a constraint is evaluated with.
struct PlainPlace {
    const PlainNet* net = nullptr;
    std::map<std::string, std::size_t> tags; ///< Tensors; `*` is the first result of the match.
    const std::map<std::string, std::string>* options = nullptr;
    const std::map<std::string, bool>* answers = nullptr; ///< Of functions of C++.
    std::map<std::string, PlainPiece> pieces;             ///< By the tag of their split.
    /// Sees that something is known whatever a part is that is not: a choice between equal values,
    /// the encoding of a tensor beside itself.
    bool joins = false;
};

/// What a term comes to, by the words of the specification. It walks the term as it is written and
/// knows nothing of the rules that the program makes of the text.
PlainAnswer plainAnswer(const PlainTerm& term, const PlainPlace& place);

/// What a macro or a helper stands for; nothing for another call.
std::optional<PlainTerm> plainExpansion(const PlainTerm& term);

/// The extents with ones in front up to four; nothing where the rank is unknown.
std::optional<std::vector<std::int64_t>> filledShape(const PlainTensorFacts& facts);
/// What the element type can be, as the grammar counts types.
PlainAnswer dtypeOf(const PlainNet& net, const PlainTensorFacts& facts);

} // namespace fusewright::test
