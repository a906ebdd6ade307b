// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/rule_language.h"

namespace fusewright {

/// Python files with patterns for TVM's FuseOpsByPattern.
const RuleLanguage& tvmLanguage();

} // namespace fusewright
