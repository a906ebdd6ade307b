// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/rules_reader.h"
#include "engine/rules/samba/samba_reader.h"

#include <memory>

namespace fusewright {

/// `SambaReader` with what belongs to a check: expectations, repairs, which rules have errors.
class SambaRulesReader final : public RulesReader {
public:
    explicit SambaRulesReader(RuleContext context);

    CheckedRules check(std::shared_ptr<const RulesText> text) override;
    std::size_t readRuleCount() const override { return m_reader.readRuleCount(); }

private:
    SambaReader m_reader;
};

std::unique_ptr<RulesReader> makeSambaReader(RuleContext context);

} // namespace fusewright
