// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/yaml/yaml_lexing.h"

#include <string_view>

namespace fusewright {

/// Whether two pieces of YAML have the same values, anchors, tags, quotation marks and comments in
/// the same order. Not where either has errors.
bool meanTheSame(std::string_view left, std::string_view right, YamlChunkRole role);

} // namespace fusewright
