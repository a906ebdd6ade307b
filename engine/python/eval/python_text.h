// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/python/eval/python_value.h"

#include <optional>
#include <string>
#include <string_view>

namespace fusewright {

class PythonRuntime;
struct PythonArguments;

/// As `repr` writes a number: the fewest digits that mean it.
std::string pythonRealText(double value);
/// As `repr` writes a text, with its quotes.
std::string pythonQuoted(std::string_view text);

/// A value by the format specification behind a `:`; nothing after something was raised.
std::optional<std::string> formatNumber(PythonRuntime& runtime, PythonValue number,
                                        std::string_view spec);
std::optional<std::string> formatText(PythonRuntime& runtime, std::string_view text,
                                      std::string_view spec);
/// `text % values`
std::optional<std::string> formatPercent(PythonRuntime& runtime, std::string_view text,
                                         PythonValue values);
/// `text.format(…)`
std::optional<std::string> formatBraces(PythonRuntime& runtime, std::string_view text,
                                        const PythonArguments& arguments);

} // namespace fusewright
