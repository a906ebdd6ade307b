// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/rule.h"

namespace fusewright {

/// The composites of Tenstorrent's torch backend as rules of one stage: a function or a module of
/// torch becomes an operator `tenstorrent.…` that opens to what it replaces.
const RuleSet& compositeRules();

} // namespace fusewright
