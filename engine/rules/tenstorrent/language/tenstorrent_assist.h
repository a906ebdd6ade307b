// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/completion.h"
#include "engine/rules/hover_text.h"
#include "engine/rules/rule_context.h"
#include "engine/rules/tenstorrent/tenstorrent_file.h"

#include <optional>
#include <vector>

namespace fusewright {

/// At its end too.
bool isWithin(const TextRange& range, TextPosition position);
/// What the model calls: functions by their dotted names, methods behind a point.
std::vector<Completion> pythonCompletionsAt(const SourceText& source, TextPosition position,
                                            const RuleContext& context);
/// What torch records of the call at a place; of a pattern's name all of it.
std::optional<HoverText> tracedHoverAt(const TenstorrentFile& file, const TenstorrentRule& rule,
                                       TextPosition position, const RuleContext& context);
/// A node of a trace in one line: `add_1 = .add(x, 1)`.
std::string tracedLine(const TracedGraph& graph, const TracedNode& node);

} // namespace fusewright
