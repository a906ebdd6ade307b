// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>

namespace fusewright {

struct DraftFact;
struct DraftNames;
struct RuleDraft;

/// `x.shape[-1] % 32 == 0`; empty for what is not asked of a parameter.
std::string providerFactText(const RuleDraft& draft, const DraftFact& fact);
/// The method `match_filter` that asks for the facts of a draft; empty without any.
std::string providerFilterText(const RuleDraft& draft, const DraftNames& names);

} // namespace fusewright
