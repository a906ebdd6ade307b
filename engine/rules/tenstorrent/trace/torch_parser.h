// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/python/eval/python_call.h"
#include "engine/python/eval/python_host.h"
#include "engine/rules/tenstorrent/trace/torch_catalogue.h"

#include <optional>
#include <string>
#include <vector>

namespace fusewright {

class FxProxy;

/// What became of arguments that are given to a function of torch in C++.
struct TorchParsed {
    bool fits = false;
    /// Of those that torch asks whether they want to do the call themselves, the first.
    FxProxy* proxy = nullptr;
    std::string error; ///< Of a TypeError, where one is wanted and nothing fits.
};

/// Parses arguments by one signature, or by the first of several that fits, as torch does.
TorchParsed parseTorchArguments(const PythonAsk& ask, const PythonArguments& arguments,
                                const std::vector<TorchSignature>& signatures);

/// What torch says where nothing fits: the arguments by their types, and all signatures.
std::string torchMismatch(const PythonAsk& ask, const PythonArguments& arguments,
                          const std::vector<TorchSignature>& signatures);
/// The name of the C type of a value: `Proxy`, `NoneType`, `torch.dtype`.
std::string torchTypeName(const PythonAsk& ask, PythonValue value);

} // namespace fusewright
