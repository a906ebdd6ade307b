// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/samba/edit/edit_text.h"

#include <optional>
#include <vector>

namespace fusewright {

/// Takes entries out of a mapping, from a block with their comments. Nothing when none would stay,
/// or when one does not begin its line.
std::optional<std::vector<ByteEdit>> removedEntries(const EditText& text, YamlNodeId mapping,
                                                    const std::vector<YamlEntry>& entries);

/// Takes things out that stand between commas, of which one must stay.
std::vector<ByteEdit> removedBetweenCommas(const std::vector<ByteRange>& all,
                                           const std::vector<bool>& goes);

} // namespace fusewright
