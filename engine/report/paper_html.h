// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace fusewright {

struct NodeClasses;
struct PageTable;

// Pieces of a `Paper`.

std::string paperHeading(int level, std::string_view text);
/// A sentence with names between backquotes.
std::string paperParagraph(std::string_view marked, std::string_view style = {});
/// Nothing for a table without rows.
std::string paperTable(const PageTable& table);
/// Large numbers, each with a word below.
std::string paperNumbers(const std::vector<std::pair<std::string, std::string>>& facts);
/// Classes with their colours, letters and counts.
std::string paperLegend(const NodeClasses& classes);

} // namespace fusewright
