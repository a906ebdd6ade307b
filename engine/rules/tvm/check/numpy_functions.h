// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/python/eval/python_call.h"
#include "engine/python/eval/python_host.h"

#include <string_view>

namespace fusewright {

/// What a function of numpy's gives that checks ask about the contents of constants: `all`, `any`,
/// `isclose`, `allclose`. Nothing without raising: it is not one of those.
PythonValue callNumpyFunction(const PythonAsk& ask, std::string_view name,
                              const PythonArguments& arguments);

} // namespace fusewright
