// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/python/eval/python_library.h"
#include "engine/python/eval/python_runtime.h"

#include <span>

namespace fusewright {

void addRows(PythonRuntime& runtime, PythonModule& module, std::span<const PythonNativeRow> rows);
/// `itertools`
void fillIterationModule(PythonRuntime& runtime, PythonModule& module);
/// `functools`, `operator` and `math`; false for any other.
bool fillCalculatingModule(PythonRuntime& runtime, PythonModule& module);

} // namespace fusewright
