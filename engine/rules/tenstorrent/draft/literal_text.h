// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/attribute_table.h"

#include <string>
#include <vector>

namespace fusewright {

/// An argument of a call as Python has it.
struct ArgumentText {
    std::string text;  ///< In a call: `slice(None, 2, None)`.
    std::string index; ///< Between the brackets of an index: `:2`.
    std::string fault; ///< What of it Python cannot say, as `a tensor`; empty where it can.
};

/// A list; as an index a tuple.
ArgumentText listText(const std::vector<ArgumentText>& items);
/// A literal of a model. Nothing of its text is trusted to be Python.
ArgumentText literalText(const AttributeValue& literal);

} // namespace fusewright
