// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/assist/navigation.h"

namespace fusewright {

std::optional<TextRange> definitionAt(const YamlDocument&, TextPosition)
{
    return std::nullopt;
}

std::vector<TextRange> referencesAt(const YamlDocument&, TextPosition)
{
    return {};
}

std::optional<EntryPlace> entryAt(const YamlDocument&, TextPosition)
{
    return std::nullopt;
}

std::optional<EntryPlace> entryNamedAt(const YamlDocument&, TextPosition)
{
    return std::nullopt;
}

} // namespace fusewright
