// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <span>
#include <string>

namespace fusewright {

struct RuleDraft;
struct RuleToWrite;

/// A rule as a class of a provider file: imports that it needs, a function that stands for the new
/// operator, and the class with a pattern of one line for each entry.
std::string providerDraftText(const RuleDraft& draft);
/// A file of providers.
std::string providerFileText(std::span<const RuleToWrite> rules);

} // namespace fusewright
