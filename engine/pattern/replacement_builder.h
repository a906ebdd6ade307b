// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/pattern/pattern.h"
#include "engine/pattern/replacement.h"

#include <optional>
#include <string_view>
#include <vector>

namespace fusewright {

/// What is wrong with a replacement, and where.
struct ReplacementFault {
    enum class Kind : std::uint8_t {
        UnknownPart,       ///< It names a part that does not come before it.
        UnknownExpression, ///< It names an expression that the pattern does not have.
        UnknownEntry,      ///< A result is of no operator of the pattern.
        UnknownLoop,       ///< It names a loop that is not there before it.
        WrongType,         ///< An expression has another type than is needed there.
        MissingExpression, ///< An expression is needed there.
        MissingName,       ///< An operator, a function, an attribute or a loop has no name.
        WrongOperands,     ///< Another number of operands, or one that is part and literal or none.
        RepeatedName,      ///< Two attributes, keywords or loops have the same name.
        OutOfLoop,         ///< It uses what stands in a loop that it is not in.
        NotSpread,         ///< A repeat is used for one value, or one value for many.
        TooDeep,           ///< More than `mostLoopDepth` loops within each other.
        TooMany,           ///< More than `mostParts` parts, or operands of a part.
        NoResult,          ///< Nothing of the match is replaced.
        RepeatedResult,    ///< A result is replaced twice.
        ReplacesItself,    ///< The match is replaced by what it gives.
    };

    Kind kind = Kind::NoResult;
    PartId part; ///< Where it is; invalid for what is about a loop, a result or the whole.
    LoopId loop;
    std::uint32_t result = 0;

    bool operator==(const ReplacementFault&) const = default;
};

/// `unknown-part`, `out-of-loop`.
std::string_view faultCode(ReplacementFault::Kind kind);

/// Puts a replacement together. The pattern must outlive it.
class ReplacementBuilder {
public:
    static constexpr std::size_t mostParts = 100'000;
    static constexpr std::size_t mostLoops = 1'000;
    static constexpr std::uint32_t mostLoopDepth = 8;

    explicit ReplacementBuilder(const Pattern& pattern) : m_pattern(pattern) { }

    LoopId addLoop(ReplacementLoop loop);
    PartId addPart(ReplacementPart part);
    void addResult(ReplacedResult result) { m_replacement.m_results.push_back(result); }

    void keepUnused() { m_replacement.m_keepsUnused = true; }

    /// All faults, parts first; none when `build` will give a replacement.
    std::vector<ReplacementFault> faults() const;
    /// Nothing when there are faults. The builder is empty afterwards.
    std::optional<Replacement> build();

private:
    const Pattern& m_pattern;
    Replacement m_replacement;
};

} // namespace fusewright
