// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/yaml/yaml_finding.h"
#include "engine/rules/yaml/yaml_lexing.h"
#include "engine/rules/yaml/yaml_tree.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace fusewright {

/// A piece of a YAML text, read alone: immutable, and the same for the same bytes.
///
/// All places count from the start of the piece, so it can be used again wherever its text moves.
struct YamlChunk {
    YamlTree tree; ///< The first node is the outermost value; empty where nothing could be read.
    std::vector<std::string> texts;
    std::vector<ByteRange> comments;
    std::vector<YamlFinding> findings;
    std::uint64_t hash = 0;
    YamlChunkRole role = YamlChunkRole::WholeDocument;
    bool hasAliases = false;
    bool hasMerges = false;
    bool hasErrors = false;
};

YamlChunk readYamlChunk(std::string_view text, YamlChunkRole role);

} // namespace fusewright
