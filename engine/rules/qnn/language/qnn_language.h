// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/rule_language.h"

namespace fusewright {

/// Optimization rules of Qualcomm's QNN: macros in a C++ file.
const RuleLanguage& qnnLanguage();

} // namespace fusewright
