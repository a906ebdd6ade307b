// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph_ids.h"

#include <QString>

namespace fusewright {

struct CanvasView;

/// An operator in a few lines: what it is and makes, and the rule and entry that take it. For one
/// that no rule takes, how far the rule got that came furthest from there.
QString operatorTip(const CanvasView& view, NodeId node);

} // namespace fusewright
