// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/formats/fx/fx_emitter.h"
#include "engine/support/text_range.h"

namespace fusewright {

class Diagnostics;
class SourceText;

namespace fx {

/// Reads `str(gm.graph)` into an emitter: a line each for every node, with everything there is.
void readGraphLines(const SourceText& source, ByteRange part, FxEmitter& emitter,
                    Diagnostics& diagnostics);

/// Reads what `print_tabular` prints into an emitter.
void readTable(const SourceText& source, ByteRange part, FxEmitter& emitter,
               Diagnostics& diagnostics);

} // namespace fx
} // namespace fusewright
