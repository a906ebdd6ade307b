// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/python/python_rules_text.h"

#include "engine/rules/python/python_renaming.h"

#include <utility>

namespace fusewright {

PythonRulesText::PythonRulesText(const RuleLanguage& language, IncludePlaces places)
    : RulesText(language), m_places(std::move(places))
{
}

std::optional<TextRange> PythonRulesText::definitionAt(TextPosition position) const
{
    return pythonDefinitionAt(source(), position);
}

std::optional<RenamePlace> PythonRulesText::renamePlaceAt(TextPosition position) const
{
    return pythonRenamePlaceAt(source(), position);
}

std::optional<std::vector<TextEdit>> PythonRulesText::renameAt(TextPosition position,
                                                               std::string_view fresh) const
{
    return pythonRenameAt(source(), position, fresh);
}

} // namespace fusewright
