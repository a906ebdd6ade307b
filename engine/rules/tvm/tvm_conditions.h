// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/pattern/expression_table.h"
#include "engine/rules/tvm/dpl/dpl_pattern.h"

#include <string>
#include <vector>

namespace fusewright {

/// What a pattern asks of values, as expressions. Those that are invalid ask nothing.
class TvmConditions {
public:
    explicit TvmConditions(ExpressionTable& table) : m_table(table) { }

    /// What a node asks for that asks for a type, a shape or attributes.
    ExpressionId asked(const DplNode& wish, ExpressionId value);
    ExpressionId shape(const DplNode& wish, ExpressionId value);
    ExpressionId attribute(const std::string& name, const AttributeValue& wanted,
                           ExpressionId value);
    /// That an operator has several results.
    ExpressionId severalResults(ExpressionId value);
    ExpressionId both(ExpressionId a, ExpressionId b);
    ExpressionId no(ExpressionId condition);
    ExpressionId is(ExpressionOp fact, ExpressionId value) { return m_table.add(fact, {value}); }

    /// What could not be asked, as sentences.
    const std::vector<std::string>& skipped() const { return m_skipped; }
    void skip(std::string what) { m_skipped.push_back(std::move(what)); }
    /// A name of an element type that there is not; empty where all are.
    const std::string& unknownType() const { return m_unknownType; }

private:
    ExpressionId equal(ExpressionId read, const Scalar& wanted);
    ExpressionId list(const std::string& name, const std::vector<std::int64_t>& wanted,
                      ExpressionId value);

    ExpressionTable& m_table;
    std::vector<std::string> m_skipped;
    std::string m_unknownType;
};

} // namespace fusewright
