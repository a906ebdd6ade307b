// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>
#include <string_view>

namespace fusewright {

/// What a label in Graphviz's HTML says when its tags are taken away.
///
/// Line breaks, table rows and table cells end a line. Empty lines are left out.
std::string textOfHtml(std::string_view html);

} // namespace fusewright
