// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/match/attempts.h"
#include "widgets/match/match_facts.h"
#include "widgets/match/near_misses.h"

#include <QCoreApplication>
#include <QString>

namespace fusewright {

/// What the facts of a match read like, in the words of the command line.
class MatchWords {
    Q_DECLARE_TR_FUNCTIONS(fusewright::MatchWords)

public:
    explicit MatchWords(const FusionAnswer& answer) : m_answer(answer) { }

    /// `32 identical sections, 20 operators each`
    QString groupText(const SectionGroup& group) const;
    QString sectionText(std::uint32_t section) const;
    /// `96 matches: taken by llama2_qkv`
    QString refusalsText(const RefusalGroup& group) const;
    /// Why a match is no section, as a sentence without a full stop.
    QString refusedText(std::uint32_t refused) const;
    /// `64 of 65 places: mul_13: expected mul, found to in between`
    QString missText(std::uint32_t rule, const NearMiss& miss) const;
    /// `in layers.*.mlp and 2 more`; empty where no module is known.
    static QString blocksText(const CensusGroup& group);
    /// Why it is none, in a few words to stand beside an operator.
    /// Of an operator that uses an inner result of a match.
    static QString outsideText();
    QString shortRefusal(std::size_t refused) const;
    /// The same of an operator at which a try ended.
    QString shortFailure(std::uint32_t rule, std::uint32_t pattern, const Failure& failure) const;
    /// How far a try got and why it ended, as a sentence with its full stop.
    QString tryText(std::uint32_t rule, std::uint32_t pattern, const DetailedAttempt& told) const;

    /// `met`, `not met at 2 of 32`; empty where there is nothing to judge.
    QString verdictText(const RuleYield& facts) const;
    /// What is wrong with a rule in a few words; empty for one that makes sections.
    QString stateText(std::uint32_t rule, const RuleYield& facts) const;
    /// Why a rule can match nowhere: an operator that the model does not have. Empty where it
    /// could.
    QString impossibleText(std::uint32_t rule) const;
    /// All about a rule in sentences.
    QString ruleText(std::uint32_t rule, const RuleYield& facts) const;
    QString verdictsText(std::uint32_t rule, const RuleYield& facts) const;
    /// `1,440 of 1,632 operators are in 160 sections.`
    QString coverText(const MatchFacts& facts) const;
    /// Why nothing matches, from the try that came furthest.
    QString nothingText(const MatchFacts& facts) const;

    QString nodeText(NodeId node) const;
    QString moduleText(NodeId node) const;
    QString ruleName(std::uint32_t rule) const;
    /// The entry's name, with the pattern's before it where the rule has several.
    QString entryText(std::uint32_t rule, std::uint32_t pattern, EntryId entry) const;

private:
    QString wayText(const std::vector<NodeId>& path) const;
    QString missingText(std::uint32_t rule) const;
    QString nowhereText(std::uint32_t rule) const;

    const FusionAnswer& m_answer;
};

} // namespace fusewright
