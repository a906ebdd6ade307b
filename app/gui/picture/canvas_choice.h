// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/partition/partition.h"
#include "engine/report/node_classes.h"
#include "engine/report/picture_groups.h"

#include <QByteArray>

#include <set>
#include <string>

namespace fusewright {

/// What the user wants to see of a graph, in words that hold for another text and another model.
struct CanvasChoice {
    enum class Grouping { None, Sections, Modules };

    FusionMode mode = FusionMode::O1;
    Coloring coloring = Coloring::Rule;
    Grouping grouping = Grouping::Sections;
    bool areClosed = false;        ///< All groups, but those that are named.
    std::set<std::string> toggled; ///< Groups that are the other way than all: see `groupKey`.
    bool foldsRepeats = false;

    bool operator==(const CanvasChoice&) const = default;
};

/// Whether a graph is so large that its first picture does not wait for its sections.
bool isLarge(const Graph& graph);

/// Whether it is too long for a look: it is first seen with its repeats folded, and with its
/// modules closed while there are no rules.
bool isLong(const Graph& graph);

/// For the settings. Anything unreadable is the usual choice.
QByteArray encodeChoice(const CanvasChoice& choice);
CanvasChoice decodeChoice(const QByteArray& stored);

/// What a group is known by: a module by its path, a section by its first operator.
std::string groupKey(const Graph& graph, const TitledGroups& titled, std::uint32_t group);

/// The groups of a graph as chosen, with those closed that are to be.
///
/// When all modules are closed the outermost stay open until there is something to look at.
TitledGroups chosenGroups(const Graph& graph, const RuleSet& rules, const MadePartition& made,
                          const CanvasChoice& choice);

} // namespace fusewright
