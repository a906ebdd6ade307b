// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/cli/arguments.h"
#include "engine/rules/expectation.h"

#include <optional>
#include <string>
#include <vector>

namespace fusewright::cli {

enum class CheckFormat { Text, Json, Sarif, Junit };

/// What the options of `check` say.
struct CheckOptions {
    CheckFormat format = CheckFormat::Text;
    std::string output = "-";
    std::optional<std::string> model;
    std::optional<std::string> baseline;
    std::optional<std::string> newBaseline;
    std::vector<Expectation> expected;
};

/// Nothing when one of them is wrong: standard error then says why.
std::optional<CheckOptions> readCheckOptions(const Arguments& arguments);

} // namespace fusewright::cli
