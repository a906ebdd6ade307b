// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/edit/edit_text.h"

#include <cstddef>
#include <optional>
#include <string_view>

namespace fusewright {

/// Puts a text behind the last item of a list. Nothing for an empty one with line breaks in it.
std::optional<ByteEdit> addedItem(const EditText& text, YamlNodeId sequence, std::string_view item);

/// Takes an item out of a list, with the comment on its line. Nothing when none would stay.
std::optional<ByteEdit> removedItem(const EditText& text, YamlNodeId sequence, std::size_t at);

} // namespace fusewright
