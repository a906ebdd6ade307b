// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/python/eval/python_call.h"
#include "engine/python/eval/python_host.h"

#include <string_view>

namespace fusewright {

/// What a function or a class of TVM's or numpy's gives that checks call, by its dotted name, as
/// `tvm.arith.Analyzer`. Nothing without raising: it is not one of those.
///
/// For the host that has those names: asked whenever one of them is called.
PythonValue callTvmFunction(const PythonAsk& ask, std::string_view dotted,
                            const PythonArguments& arguments);

} // namespace fusewright
