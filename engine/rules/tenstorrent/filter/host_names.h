// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/tenstorrent/filter/filter_question.h"

namespace fusewright {

class PythonRuntime;

/// Names of torch as a program of the evaluator would come to them: from a module of its host
/// through attributes, which must give the same object each time. The runtime must live as long.
TorchNames namesOfHost(PythonRuntime& runtime);

} // namespace fusewright
