// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>

namespace fusewright {

struct Rule;
struct RuleSet;

/// The name of a rule, and its file where another file has one of the same name: `attn (b.yaml)`.
QString ruleTitle(const RuleSet& rules, const Rule& rule);
/// The same with the file wherever there are several.
QString rulePlace(const RuleSet& rules, const Rule& rule);

} // namespace fusewright
