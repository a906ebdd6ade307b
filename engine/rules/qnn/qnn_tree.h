// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/support/text_range.h"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace fusewright {

class QnnFindings;
struct QnnToken;

/// A call, or what stands in one.
struct QnnNode {
    enum class Kind : std::uint8_t {
        Call,
        Name,
        Text,
        Integer,
        Float,
        Type, ///< `DType::QUInt8`.
        Sum,  ///< `EARLY + 1`; its text is the sign.
        Broken,
    };

    Kind kind = Kind::Broken;
    std::string text = {}; ///< A name, what is in the quotes, a number as it is written.
    ByteRange place = {};
    ByteRange name = {}; ///< Of a call.
    std::int64_t integer = 0;
    double number = 0;
    bool isSize = false; ///< Of an integer that ends with U.
    std::vector<std::uint32_t> operands = {};

    bool isCall(std::string_view function) const { return kind == Kind::Call && text == function; }
    bool isText() const { return kind == Kind::Text; }
};

/// The calls of a rule; its root is one without a name that takes what the rule consists of.
struct QnnTree {
    static constexpr std::size_t mostNodes = 100'000;
    static constexpr std::size_t mostDepth = 400;

    std::vector<QnnNode> nodes;
    std::uint32_t root = 0;
    bool isSound = true; ///< There were no errors.

    const QnnNode& at(std::uint32_t node) const { return nodes[node]; }
    const QnnNode& operand(const QnnNode& call, std::size_t at) const
    {
        return nodes[call.operands[at]];
    }
};

/// Never deeper or larger than it may be. `place` is that of the whole.
QnnTree readQnnTree(std::span<const QnnToken> tokens, ByteRange place, QnnFindings& findings);

} // namespace fusewright
