// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/pattern/replacement_builder.h"

#include "tests/engine/match/pattern_kit.h"

#include <QString>

#include <string>
#include <string_view>
#include <vector>

namespace fusewright::test {

/// A replacement that is told part by part, with its expressions as texts.
class ReplacementDraft {
public:
    explicit ReplacementDraft(std::string_view patternText);

    /// An expression of the pattern's entries and of the loops so far. Ends the test program where
    /// it does not fit together.
    ExpressionId e(std::string_view text);
    LoopId loop(ReplacementLoop loop);
    PartId part(ReplacementPart part);
    PartId take(std::string_view operand, LoopId loop = {});
    void result(std::string_view entry, std::uint32_t output, PartId part);

    /// The canonical text, or the faults where there are any.
    QString text() const;
    /// `code` and where it is, a fault a word: `wrong-type%3 too-deep/2 no-result`.
    QString faults() const;
    Replacement build() const;
    /// With all expressions that were asked for.
    Pattern pattern() const;

private:
    ReplacementBuilder builder(const Pattern& pattern) const;

    PatternDraft m_pattern;
    std::vector<ReplacementLoop> m_loops;
    std::vector<ReplacementPart> m_parts;
    std::vector<ReplacedResult> m_results;
};

} // namespace fusewright::test
