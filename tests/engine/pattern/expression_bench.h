// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/pattern/blame.h"
#include "engine/pattern/evaluation.h"
#include "engine/pattern/pattern_builder.h"

#include "tests/engine/kit/read_text.h"

#include <QString>

#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace fusewright::test {

/// Expressions on one match in one small graph, where every entry has the name of what it is bound
/// to. `absent` is bound to nothing, `either` is a choice that came to `relu`.
class ExpressionBench {
public:
    enum class Model : std::uint8_t {
        Plain,     ///< Tells no encodings.
        Quantized, ///< Has the same names.
    };

    explicit ExpressionBench(Model model = Model::Plain);

    ExpressionTable& table() { return m_builder.expressions(); }
    /// With the expressions so far.
    Pattern pattern() const;
    /// Invalid where it does not fit together. Loops are named by their numbers.
    ExpressionId read(std::string_view text);
    Evaluation evaluated(ExpressionId root);
    /// The value, or `unknown` and the first cause.
    QString valueText(ExpressionId root);
    /// What it is when it was printed, read and printed again.
    QString textAgain(ExpressionId root);
    Blame blamed(ExpressionId root, const SourceText* text = nullptr);

    RuleChoices choices;
    std::vector<LoopTurn> loops;
    AxisView axes;

private:
    ExpressionGround ground() const;
    void bind(std::string_view name, Entry::Kind kind);

    Reading m_model;
    PatternBuilder m_builder;
    Pattern m_pattern; ///< The entries alone.
    Match m_match;
};

/// Columns `expression` and `value`, and a row for each pair.
void addExpressionRows(std::initializer_list<std::pair<const char*, const char*>> rows);
/// The expression of this row has its value, and the same text when it is read again.
void checkExpressionRow(ExpressionBench::Model model = ExpressionBench::Model::Plain);

} // namespace fusewright::test
