// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/python/eval/python_call.h"
#include "engine/python/eval/python_host.h"
#include "engine/rules/tenstorrent/trace/torch_catalogue.h"

#include <optional>
#include <string_view>

namespace fusewright {

/// Calls a function that torch has in Python; unknown where nothing is known of it.
PythonValue callTorchForm(const PythonAsk& ask, std::string_view path,
                          const PythonArguments& arguments);

/// The values of the parameters of a form, by their names; nothing after something was raised.
///
/// Of a parameter with a star a tuple.
std::optional<PythonArguments> bindTorchForm(const PythonAsk& ask, std::string_view function,
                                             const TorchForm& form,
                                             const PythonArguments& arguments);
/// A literal as the catalogue has it: `None`, `0.5`, `'mean'`.
PythonValue torchLiteral(const PythonAsk& ask, std::string_view written);

} // namespace fusewright
