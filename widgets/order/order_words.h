// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/partition/order_outcome.h"
#include "engine/partition/rule_rivalry.h"
#include "engine/rules/rule.h"

#include <QCoreApplication>
#include <QString>

namespace fusewright {

struct OrderEdits;
struct OrderFacts;

/// What the order of rules reads like.
class OrderWords {
    Q_DECLARE_TR_FUNCTIONS(fusewright::OrderWords)

public:
    explicit OrderWords(const RuleSet& rules) : m_rules(rules) { }

    /// With the file where another one has a rule of this name.
    QString name(std::uint32_t rule) const;
    /// With the file where there are several.
    QString place(std::uint32_t rule) const;
    /// `9 rules. More than one of them wants 442 operators; 1 never wins.`
    QString summary(const OrderFacts& facts) const;
    /// All about one rule in sentences.
    QString standing(const OrderFacts& facts, std::uint32_t rule) const;
    /// Why the winner of two rules wins: `the higher priority: 7 over 4`.
    QString reason(const RuleRivalry& rivalry) const;
    /// How many operators both want, who has them and why.
    QString pair(const OrderFacts& facts, std::uint32_t rule, std::uint32_t rival) const;
    /// What two outcomes differ in: `base_gemm: sections 1 → 129 · operators covered: 8 → 17`.
    QString change(const OrderOutcome& before, const OrderOutcome& after) const;
    /// `priority of base_gemm 0 → 5`, of all changes, or whose text moves; empty without any. Why
    /// not where they cannot be.
    QString edits(const OrderEdits& edits) const;

private:
    bool rewrite() const { return !m_rules.stages.empty(); }
    bool isByText(const Rule& rule) const;

    const RuleSet& m_rules;
};

} // namespace fusewright
