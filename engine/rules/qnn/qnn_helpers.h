// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/qnn/qnn_tree.h"

namespace fusewright {

class QnnCatalogue;

/// Puts what helpers and constants stand for in their place, so that only functions are left. What
/// an expansion gives has the place of its call; operands may then stand in several calls.
/// False where it becomes too large.
bool expandQnnHelpers(QnnTree& tree, const QnnCatalogue& catalogue);

} // namespace fusewright
