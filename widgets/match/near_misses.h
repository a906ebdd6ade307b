// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/advise/fix_proposal.h"
#include "engine/match/census.h"
#include "engine/rules/rule.h"
#include "widgets/base/job_slot.h"
#include "widgets/document/rule_key.h"

#include <QObject>

#include <cstdint>
#include <map>
#include <memory>
#include <vector>

namespace fusewright {

class RulesText;
struct FusionAnswer;

/// Places where a pattern of a rule almost holds, for one and the same reason.
struct NearMiss {
    std::uint32_t pattern = 0; ///< In the rule.
    CensusGroup group;
    std::vector<FixProposal> fixes; ///< The best first; none while nobody has looked.
};

/// Finds out, rule by rule and only when asked, why patterns do not hold, and then what would help.
///
/// It costs time, so why is kept for as long as graph and patterns are the same, and what would
/// help for as long as the whole text is.
class NearMisses : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// May be null.
    void setAnswer(std::shared_ptr<const FusionAnswer> answer);
    /// `found` and then `advised` follow, unless it is known already.
    void want(std::uint32_t rule);
    /// The nearest first. Null while it is not known.
    const std::vector<NearMiss>* known(std::uint32_t rule) const;
    /// What would get back operators that other rules take. Empty while nobody has looked.
    const std::vector<FixProposal>& takenFixes(std::uint32_t rule) const;
    /// Whether it is known what would help.
    bool isAdvised(std::uint32_t rule) const;

signals:
    void found(quint32 rule);
    /// What would help is known too.
    void advised(quint32 rule);

private:
    struct Known {
        std::shared_ptr<const Graph> graph;
        std::vector<RulePattern> patterns;
        std::vector<NearMiss> misses;
        std::vector<FixProposal> taken;
        std::vector<std::shared_ptr<const RulesText>> advisedOn; ///< None when not advised.
    };

    const Known* find(std::uint32_t rule) const;
    bool isAbout(const Known& known, const Rule& rule) const;
    void lookOn();
    void look(std::uint32_t rule);
    void advise(std::uint32_t rule);

    std::shared_ptr<const FusionAnswer> m_answer;
    std::map<RuleKey, Known> m_known;
    std::vector<std::uint32_t> m_wanted;
    JobSlot m_job{JobPriority::Later}; ///< Last: it has stopped before the rest goes.
};

} // namespace fusewright
