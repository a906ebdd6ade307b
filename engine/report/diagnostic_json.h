// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/support/diagnostic.h"

namespace fusewright {

class JsonWriter;

/// One finding as `spec` of the command line has it: severity, code, message, place, fixes.
void writeDiagnostic(JsonWriter& writer, const Diagnostic& diagnostic);
/// The same with its object still open, for more members.
void beginDiagnostic(JsonWriter& writer, const Diagnostic& diagnostic);

/// A replacement of a stretch of text.
void writeEdit(JsonWriter& writer, const TextEdit& edit);

} // namespace fusewright
