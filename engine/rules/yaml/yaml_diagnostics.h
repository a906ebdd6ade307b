// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/yaml/yaml_finding.h"
#include "engine/support/diagnostic.h"

#include <vector>

namespace fusewright {

class SourceText;

/// The findings in the order of the text, with lines and columns. Linear in the text, even where it
/// is all one line.
std::vector<Diagnostic> toDiagnostics(const std::vector<YamlFinding>& findings,
                                      const SourceText& source);

} // namespace fusewright
