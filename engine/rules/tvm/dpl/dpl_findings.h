// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/support/diagnostic.h"

#include <vector>

namespace fusewright {

class TvmProgram;
struct DplPattern;
struct TvmPlan;

/// What is wrong with the patterns of a plan although they can be read: `never-matches`,
/// `general-before-specific`, `unknown-op-type`. Places are those of the file.
std::vector<Diagnostic> dplFindings(const TvmProgram& program, const TvmPlan& plan);

/// Whether one pattern matches every expression that another matches. False also where that is not
/// certain.
bool coversDpl(const DplPattern& general, const DplPattern& specific);

} // namespace fusewright
