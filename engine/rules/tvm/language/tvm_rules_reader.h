// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/rule_context.h"
#include "engine/rules/rules_reader.h"

#include <memory>
#include <utility>

namespace fusewright {

/// Makes the rules of a text, by the plan that the user chose.
class TvmRulesReader final : public RulesReader {
public:
    explicit TvmRulesReader(RuleContext context) : m_context(std::move(context)) { }

    void choose(const std::map<std::string, std::string>& options) override
    {
        m_context.options = options;
    }
    CheckedRules check(std::shared_ptr<const RulesText> text) override;
    std::size_t readRuleCount() const override { return m_readRules; }

private:
    RuleContext m_context;
    std::size_t m_readRules = 0;
};

std::unique_ptr<RulesReader> makeTvmReader(RuleContext context);

} // namespace fusewright
