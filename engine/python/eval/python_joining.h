// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/python/eval/python_operator.h"
#include "engine/python/eval/python_value.h"

namespace fusewright {

class PythonRuntime;

/// `+`, `*` and `%` of texts, lists and tuples; not implemented for anything else.
PythonValue sequenceArithmetic(PythonRuntime& runtime, PythonOperator which, PythonValue left,
                               PythonValue right);
/// `|`, `&`, `-`, `^` of sets and of what dicts show; `|` of dicts; not implemented else.
PythonValue setArithmetic(PythonRuntime& runtime, PythonOperator which, PythonValue left,
                          PythonValue right);

} // namespace fusewright
