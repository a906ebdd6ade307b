// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/attribute_table.h"
#include "engine/rules/tvm/check/check_operator.h"

#include <optional>
#include <string_view>

namespace fusewright {

/// The attributes of a call, by the names that TVM has for them: `Call.attrs`.
class CheckAttributes : public CheckObject {
public:
    CheckAttributes(CheckScene& scene, NodeId node);

    /// The value of an attribute; an unknown where the graph does not say it, and nothing where
    /// the operator has no such attribute.
    PythonValue value(const PythonAsk& ask, std::string_view name);

    PythonValue item(const PythonAsk& ask, PythonValue index) override;
    PythonValue contains(const PythonAsk& ask, PythonValue other) override;

protected:
    PythonValue find(const PythonAsk& ask, std::string_view name) override;
    std::string_view others() const override { return " keys values items "; }

private:
    NodeId m_node;
    RelaxOperator m_operator;
};

/// The attributes that calls of an operator of Relax have, between spaces: ` axis keepdims `, or `
/// ` for none at all. Nothing where that is not known.
std::optional<std::string_view> relaxAttributes(std::string_view relaxName);
/// What a call of an operator of Relax has where nothing is given; nothing where that is not known.
std::optional<AttributeValue> relaxDefault(std::string_view relaxName, std::string_view attribute);
/// As Relax keeps it: an attribute of a convolution or a pooling has a number for each axis, and
/// one axis of a reduction is a list of one.
AttributeValue completedAttribute(std::string_view relaxName, std::string_view attribute,
                                  AttributeValue given);
/// A value of an attribute as a check sees it; an unknown for what has no such form.
PythonValue attributeObject(CheckScene& scene, const AttributeValue& value);

} // namespace fusewright
