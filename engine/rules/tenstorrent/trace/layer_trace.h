// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/python/eval/python_host.h"

namespace fusewright {

class TorchLayer;

/// What an object of a class of `torch.nn` makes of its input where it is traced itself; unknown
/// for those that have weights.
PythonValue traceLayer(const PythonAsk& ask, const TorchLayer& layer, PythonValue input);

} // namespace fusewright
