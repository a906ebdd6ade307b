// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace fusewright {

struct LabelText;

/// A label as PyTorch's FX drawer makes it: `{name=%add|op_code=call_function|target=…|…}`.
struct FxLabel {
    std::string name; ///< Without its `%`; empty when the label has none.
    std::string op; ///< The target, or the module's class, or `placeholder`, `get_attr`, `output`.
    std::string dtype; ///< Of the first result, as are the dimensions.
    std::string shape; ///< `(8, 3, s0)`
    std::vector<std::pair<std::string, std::string>>
        attributes; ///< All that follows from nothing else.
};

/// Nothing when the label names no target and no op code.
std::optional<FxLabel> parseFxLabel(const LabelText& label);

} // namespace fusewright
