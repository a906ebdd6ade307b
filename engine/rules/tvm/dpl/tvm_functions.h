// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/tvm/dpl/dpl_call.h"

#include <optional>
#include <string_view>

namespace fusewright {

/// What a dotted name of TVM does when it is called, where that is decided here; else null.
const TvmFunctionRow* findTvmFunction(std::string_view dotted);
/// Whether it stands above functions and classes, and leaves them as they are.
bool isTvmDecorator(std::string_view dotted);
/// Whether a value of this room is an instance of a class of TVM; nothing for other values.
std::optional<bool> isTvmInstance(PythonValue value, std::string_view className);
/// Whether a module path is one of the pattern language's: `tvm.relax.dpl.pattern`.
bool isDplModule(std::string_view dotted);
/// The names that `from tvm.relax.dpl import *` brings.
std::vector<std::string_view> dplNames();

} // namespace fusewright
