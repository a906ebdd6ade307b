// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>
#include <string_view>

namespace fusewright {

/// A sentence with names between backquotes as HTML.
std::string markedHtml(std::string_view sentence);
/// The same as Markdown.
std::string markedMarkdown(std::string_view sentence);
/// The same for a cell of a Markdown table, where a bar in a name would end the cell.
std::string markedMarkdownCell(std::string_view sentence);
/// The same as plain text, without the backquotes.
std::string unmarked(std::string_view sentence);

} // namespace fusewright
