// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/support/text_range.h"

#include <string>
#include <string_view>
#include <vector>

namespace fusewright::fx {

/// One graph in a text.
struct FxSection {
    enum class Form {
        Code,  ///< `def forward(self, x): …`
        Graph, ///< `%add : [num_users=1] = call_function[…`
        Table, ///< opcode name target args kwargs
    };

    Form form = Form::Code;
    ByteRange part;
    std::string name; ///< Unique among the sections of a text.
};

/// The text with what logs and Markdown put around it blanked out, so that every place stays where
/// it is seen; the colours of a terminal are taken out.
std::string withoutDecoration(std::string_view text);

/// Finds the graphs in a text that `withoutDecoration` gave.
std::vector<FxSection> findSections(std::string_view text);

/// Where the name that begins at `at` ends; `at` itself where none begins.
std::size_t endOfName(std::string_view text, std::size_t at);

/// Whether a text begins with something that only FX prints. Looks at the first part only.
bool hasFxText(std::string_view text);

} // namespace fusewright::fx
