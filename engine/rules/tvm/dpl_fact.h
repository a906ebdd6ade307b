// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/pattern/evaluation.h"
#include "engine/rules/tvm/dpl/dpl_pattern.h"
#include "engine/rules/tvm/relax_expression.h"

#include <optional>
#include <string>

namespace fusewright {

struct DplFactAnswer {
    Outcome outcome = Outcome::True;
    std::optional<UnknownCause> cause;
};

/// Whether an expression has the type, the shape or the attributes that a node of a pattern asks
/// for, and whether it is the literal that one writes.
class DplFacts {
public:
    explicit DplFacts(const RelaxExpressions& expressions) : m_expressions(expressions) { }

    DplFactAnswer has(const DplNode& wish, const RelaxExpression& expression) const;
    DplFactAnswer isLiteral(const DplNode& wish, const RelaxExpression& expression) const;
    /// What an expression has of what is asked for: `(2, 4)`, `float32`, `axis = 1`.
    std::string saw(const DplNode& wish, const RelaxExpression& expression) const;

private:
    ValueId tensorOf(const RelaxExpression& expression) const;
    DplFactAnswer hasShape(const DplNode& wish, ValueId tensor) const;
    DplFactAnswer hasType(const DplNode& wish, ValueId tensor) const;
    bool hasAttributes(const DplNode& wish, const RelaxExpression& expression) const;
    bool hasAttribute(NodeId node, const std::string& name, const AttributeValue& wanted) const;
    std::string shapeText(ValueId tensor) const;
    std::string attributesText(const DplNode& wish, const RelaxExpression& expression) const;

    const RelaxExpressions& m_expressions;
};

/// The question as a file writes it: `has_shape((1, 4))`.
std::string factText(const DplNode& wish);

} // namespace fusewright
