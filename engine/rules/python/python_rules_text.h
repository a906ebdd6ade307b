// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/include_places.h"
#include "engine/rules/rules_text.h"

#include <optional>
#include <string_view>
#include <vector>

namespace fusewright {

/// What texts of rules in Python have in common, whatever the rules are: the places of imports, and
/// names by Python's scopes.
class PythonRulesText : public RulesText {
public:
    const IncludePlaces& places() const { return m_places; }

    std::optional<TextRange> definitionAt(TextPosition position) const override;
    std::optional<RenamePlace> renamePlaceAt(TextPosition position) const override;
    std::optional<std::vector<TextEdit>> renameAt(TextPosition position,
                                                  std::string_view fresh) const override;

protected:
    PythonRulesText(const RuleLanguage& language, IncludePlaces places);

private:
    IncludePlaces m_places;
};

} // namespace fusewright
