// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/attribute_table.h"
#include "engine/graph/call.h"
#include "engine/pattern/pattern_ids.h"

#include <cstdint>
#include <string>
#include <vector>

namespace fusewright {

/// One argument of a call as a pattern asks for it: what an entry takes, a literal, or a list whose
/// items follow, one deeper. A list without entries is one literal.
struct FormArgument {
    enum class Kind : std::uint8_t { Entry, Literal, List };

    Kind kind = Kind::Literal;
    EntryId entry;
    AttributeValue literal = false;
    std::string keyword; ///< Empty for a positional one, and for items of a list.
    std::uint8_t depth = 0;

    bool operator==(const FormArgument&) const = default;
};

/// How a model's own code must call an operator so that an entry takes it: the same arguments in
/// the same order, by position or by the same keyword, and literals of the same value and type.
///
/// An entry that is an operator and stands for an argument is what makes it. One that is a value
/// takes whatever stands there, also a literal or a list.
struct CallForm {
    CallKind kind = CallKind::Unknown;   ///< `Unknown` for any.
    std::vector<FormArgument> arguments; ///< Positional ones first.

    bool operator==(const CallForm&) const = default;
};

} // namespace fusewright
