// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/rule_context.h"
#include "engine/rules/rules_reader.h"

#include <memory>

namespace fusewright {

/// Makes the rules of a text, with what belongs to a check.
class QnnRulesReader final : public RulesReader {
public:
    explicit QnnRulesReader(RuleContext context) : m_context(withCatalogues(std::move(context))) { }

    CheckedRules check(std::shared_ptr<const RulesText> text) override;
    std::size_t readRuleCount() const override { return m_readRules; }

private:
    RuleContext m_context;
    std::size_t m_readRules = 0;
};

std::unique_ptr<RulesReader> makeQnnReader(RuleContext context);

} // namespace fusewright
