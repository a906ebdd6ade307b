// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/yaml/yaml_finding.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fusewright {

/// What a text has that no YAML may have: bytes that are not UTF-8, control characters.
struct YamlByteCheck {
    std::vector<YamlFinding> findings;
    /// The text of the same length with `_` for each such byte, and LF for each CR that stands
    /// alone; nothing where the text needs no change.
    std::optional<std::string> cleaned;
};

YamlByteCheck checkYamlBytes(std::string_view text);

} // namespace fusewright
