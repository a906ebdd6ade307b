// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/tvm/tvm_file.h"

#include <string>
#include <string_view>
#include <vector>

namespace fusewright {

/// A line `from MODULE import NAME, NAME`.
struct TvmImport {
    std::string_view module;
    std::vector<std::string_view> names;
};

/// A text of one rule as a draft is written.
struct TvmRuleParts {
    std::vector<TvmImport> imports;
    std::string_view functions; ///< That of the pattern and the check; ends with its line.
    std::string_view entry; ///< `("mine.gated_silu", *gated_silu())`; empty where there is none.
};

TvmRuleParts tvmRuleParts(std::string_view rule);
/// The lines of imports.
std::string importText(const std::vector<TvmImport>& imports);

/// A text of one rule without imports of names that a file has; with the prefix of its rules where
/// it has the one that drafts have.
std::string fittedTvmRule(const TvmFile& file, std::string_view rule);
/// Why no rule of a file may have a name; empty where one may.
std::string whyNotTvmName(const TvmFile& file, std::string_view name);

} // namespace fusewright
