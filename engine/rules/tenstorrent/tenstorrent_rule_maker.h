// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/rule.h"
#include "engine/rules/tenstorrent/tenstorrent_file.h"

#include <optional>

namespace fusewright {

/// The rules of a file, each a stage, with the options that it reads.
RuleSet makeTenstorrentRules(const TenstorrentFile& file);
/// One of them; nothing where torch traces no pattern.
std::optional<Rule> makeTenstorrentRule(const TenstorrentFile& file, const TenstorrentRule& rule);

} // namespace fusewright
