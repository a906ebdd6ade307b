// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <array>
#include <string>
#include <string_view>

namespace fusewright {

class Graph;
struct FileComparison;
struct RuleSet;

/// The answer of `compare`: two rules files on one model.
struct FileComparisonAnswer {
    const Graph& graph;
    std::array<const RuleSet*, 2> files;
    const FileComparison& comparison;
};

std::string fileComparisonText(const FileComparisonAnswer& answer);
std::string fileComparisonJson(const FileComparisonAnswer& answer);

} // namespace fusewright
