// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/data_type.h"
#include "engine/support/regular_expression.h"
#include "engine/support/text_range.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fusewright {

/// What is asked of a text.
struct TextTest {
    enum class Kind : std::uint8_t {
        Anything, ///< That there is one: not empty.
        Part,     ///< Somewhere in it; upper and lower case are the same.
        Whole,    ///< All of it, as it is written.
        Value,    ///< All of it: as a number, else without spaces, in upper or lower case.
        Found     ///< A regular expression.
    };
    /// Of longer texts a regular expression sees only the beginning.
    static constexpr std::size_t mostLookedThrough = 4096;

    Kind kind = Kind::Part;
    std::string text; ///< In lower case where case does not count.
    std::shared_ptr<const RegularExpression> expression;

    bool accepts(std::string_view candidate) const;
};

/// What is asked of a shape.
struct ShapeTest {
    struct Extent {
        enum class Kind : std::uint8_t { Any, Number, Name, AnyMany };
        Kind kind = Kind::Any;
        std::int64_t number = 0;
        std::string name;
    };

    bool isWhole = true;         ///< Else one of the extents is the one that is asked for.
    std::vector<Extent> extents; ///< At most one is `AnyMany`. Not whole: one; `Any` is "unknown".
};

/// What is asked of the step of a quantized value.
struct StepTest {
    enum class Kind : std::uint8_t { Less, Equal, More };

    Kind kind = Kind::Equal;
    double scale = 0;

    bool accepts(double step) const;
};

enum class QueryField : std::uint8_t {
    Any,
    Operator,
    Name,
    Attribute,
    Shape,
    Type,
    Step,
    Module,
    Rule,
    Section,
    Fold,
    Heuristic
};

/// From an operator that fits to the one that is looked for.
enum class QueryStep : std::uint8_t { ToUsers, ToProducers };

/// One word of a query with all that was said about it.
struct QueryTerm {
    QueryField field = QueryField::Any;
    bool isNegated = false;
    std::vector<QueryStep> steps; ///< As they are written: the last one is taken first.
    TextTest text;
    std::optional<TextTest> value; ///< Of an attribute whose name is `text`.
    std::optional<ShapeTest> shape;
    std::optional<DataType> type;
    std::optional<StepTest> step;
    bool isQuantized = false;            ///< Values that have an encoding are looked for, too.
    std::optional<std::uint32_t> number; ///< Of a section or a fold.
};

/// Terms of which one has to hold, or none when it is negated.
struct QueryClause {
    bool isNegated = false;
    std::vector<QueryTerm> terms;
};

/// What is wrong with a query, and where: bytes of its text.
struct QueryFinding {
    ByteRange range;
    std::string message;
};

/// What operators are looked for: every clause has to hold.
struct Query {
    std::vector<QueryClause> clauses;
    std::vector<QueryFinding> findings; ///< With any of them the query finds nothing.

    bool isEmpty() const { return clauses.empty() && findings.empty(); }
    /// It can be answered only with sections and the rules that made them.
    bool asksForSections() const;
};

/// A field, or a step to the next operators, as it is written before its colon.
struct QueryFieldWord {
    std::string_view word;
    QueryField field = QueryField::Any;
    std::optional<QueryStep> step;
};

/// All fields in the order in which they are explained.
const std::vector<QueryFieldWord>& queryFieldWords();

/// Reads a query; `resources/help/search.md` says what may be in one. Never fails: what cannot be
/// read is among the findings.
Query parseQuery(std::string_view text);

} // namespace fusewright
