// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/session/rules_assist.h"

#include "engine/rules/rule_editing.h"
#include "engine/rules/rules_text.h"

namespace fusewright {

std::optional<RenamePlace> renamePlaceAt(const RulesText& text, TextPosition position)
{
    const auto place = text.entryNamedAt(position);
    if (!place)
        return std::nullopt;
    return RenamePlace{.name = place->entry, .range = place->range};
}

std::optional<std::vector<TextEdit>> renameAt(const RulesText& text, TextPosition position,
                                              std::string_view fresh)
{
    const auto place = text.entryNamedAt(position);
    const RuleEditing* const editing = text.editing();
    if (!place || !editing)
        return std::nullopt;
    return editing->rename({.rule = place->rule, .pattern = place->pattern}, place->entry, fresh);
}

} // namespace fusewright
