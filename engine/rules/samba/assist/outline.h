// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/rule_outline.h"

#include <vector>

namespace fusewright {

class YamlDocument;

/// The rules of a file as they are written, in its order; broken ones as far as they can be read.
std::vector<OutlineRule> outlineOf(const YamlDocument& document);

} // namespace fusewright
