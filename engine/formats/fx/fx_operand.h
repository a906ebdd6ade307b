// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph_ids.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace fusewright::fx {

/// What an expression of FX text stands for.
struct FxOperand {
    enum class Kind : std::uint8_t {
        Constant, ///< A text that `pythonConstant` understands.
        BareText, ///< The same where texts have no quotes.
        Global,   ///< A name of the outside: `torch.relu`, `torch.float32`.
        Device,   ///< `cuda:0`
        Value,
        Module,  ///< Something of `self`, by its path: a weight or a module.
        Several, ///< Something with values in it.
    };
    /// What several items are. Slices and dicts tell all of theirs.
    enum class Form : std::uint8_t {
        List, ///< Or a tuple.
        Slice,
        Dict, ///< Its items are pairs of a key and what it stands for.
        Star, ///< `*x` and `**x`, also where there are only constants in it.
        Other,
    };

    Kind kind = Kind::Constant;
    Form form = Form::List;
    bool hasConstants = false; ///< Among the items of several.
    Symbol value;
    std::string text; ///< As it is written; the path of a module.
    std::vector<FxOperand> items;

    static FxOperand ofValue(Symbol value) { return {.kind = Kind::Value, .value = value}; }
    static FxOperand constant(std::string_view text, Kind kind = Kind::Constant)
    {
        return {.kind = kind, .text = std::string(text)};
    }
    bool isConstant() const { return kind < Kind::Value; }
};

/// One argument of an operator.
struct FxArgument {
    std::string_view keyword; ///< Empty for one that is told by its position.
    FxOperand operand;
};

} // namespace fusewright::fx
