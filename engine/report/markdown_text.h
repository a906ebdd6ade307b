// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>
#include <string_view>

namespace fusewright {

struct PageTable;

/// Text for Markdown, on one line: shown as it is, and no mark-up or end of a table's cell.
std::string markdownText(std::string_view written);
/// A name in a fixed-width font; what would end it becomes a space.
std::string codeSpan(std::string_view name);
std::string markdownTable(const PageTable& table);

} // namespace fusewright
