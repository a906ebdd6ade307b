// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/rule_language.h"

namespace fusewright {

/// SambaFlow's rules: YAML with a rule to a key.
const RuleLanguage& sambaLanguage();

} // namespace fusewright
