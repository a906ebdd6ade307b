// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/partition/made_partition.h"
#include "engine/session/export_kind.h"

#include <string>
#include <string_view>

namespace fusewright {

class Graph;
struct BackwardPartition;
struct HardwareCosts;

/// How much of a section a file has.
enum class SectionForm : std::uint8_t {
    Open,  ///< Each operator: a line of CSV, a box of DOT in the frame of its section.
    Closed ///< The section as one line or one box.
};

/// The sections of a graph as one of the kinds that are about them (see `isPartition`). `backward`
/// is there for a joint graph, `hardware` (in JSON) where a machine was asked for.
std::string exportPartition(const Graph& graph, const RuleSet& rules, const ManualFusion& manual,
                            const MadePartition& made, ExportKind kind, SectionForm form,
                            const BackwardPartition* backward = nullptr,
                            const HardwareCosts* hardware = nullptr);

} // namespace fusewright
