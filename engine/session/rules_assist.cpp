// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/session/rules_assist.h"

#include "engine/rules/samba/assist/navigation.h"
#include "engine/rules/samba/edit/entry_edits.h"

namespace fusewright {

std::optional<RenamePlace> renamePlaceAt(const YamlDocument& document, TextPosition position)
{
    const auto place = entryNamedAt(document, position);
    if (!place)
        return std::nullopt;
    return RenamePlace{.name = place->entry, .range = place->range};
}

std::optional<std::vector<TextEdit>> renameAt(const YamlDocument& document, TextPosition position,
                                              std::string_view fresh)
{
    const auto place = entryNamedAt(document, position);
    if (!place)
        return std::nullopt;
    return renameEntry(document, {.rule = place->rule, .pattern = place->pattern}, place->entry,
                       fresh);
}

} // namespace fusewright
