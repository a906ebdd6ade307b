// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

namespace fusewright {

class Graph;
class JsonWriter;
class Pattern;
struct Match;

/// What a match gives to each entry: `{"ENTRY": ["ID", …]}`, without entries that take nothing.
void writeBindings(JsonWriter& writer, const Graph& graph, const Pattern& pattern,
                   const Match& match);

} // namespace fusewright
