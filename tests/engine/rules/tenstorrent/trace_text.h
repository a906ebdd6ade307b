// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/tenstorrent/trace/traced_graph.h"

#include <QStringList>

namespace fusewright::test {

/// A traced graph in the lines of `tests/corpus/tenstorrent/canonical.py`.
QStringList linesOf(const TracedGraph& graph);
/// What of the corpus is not told by a graph: a dict that is returned is the list of its values.
QString withoutReturnedKeys(QString line);

} // namespace fusewright::test
