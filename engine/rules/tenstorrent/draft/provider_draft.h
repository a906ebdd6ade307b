// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>

namespace fusewright {

struct RuleDraft;

/// A rule as a class of a provider file: imports that it needs, a function that stands for the new
/// operator, and the class with a pattern of one line for each entry.
std::string providerDraftText(const RuleDraft& draft);

} // namespace fusewright
