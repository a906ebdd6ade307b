// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/advise/fix_proposal.h"
#include "engine/session/tried_rewriting.h"
#include "widgets/base/job_slot.h"

#include <QObject>

#include <map>
#include <memory>
#include <vector>

namespace fusewright {

/// By rule, as far as somebody asked.
using KnownMisses = std::map<std::uint32_t, std::vector<RewriteMiss>>;
/// What would help them, likewise.
using KnownFixes = std::map<std::uint32_t, std::vector<FixProposal>>;

/// Finds out where rules that rewrite almost match, and then what would help, one after the other
/// and only when asked.
class RewriteMisses : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    using Texts = std::vector<std::shared_ptr<const RulesText>>;

    /// Null where nothing rewrites. What was known of another rewriting is forgotten. Without all
    /// texts, by file, there are no fixes.
    void setRewriting(std::shared_ptr<const Rewriting> rewriting, Texts texts = {});
    const std::shared_ptr<const Rewriting>& rewriting() const { return m_rewriting; }
    /// `found` follows once or twice, unless all is known already.
    void want(std::uint32_t rule);
    const KnownMisses& known() const { return m_known; }
    const KnownFixes& fixes() const { return m_fixes; }

signals:
    void found(quint32 rule);

private:
    void lookOn();
    void look(std::uint32_t rule);
    void advise(std::uint32_t rule);
    bool isKnown(std::uint32_t rule) const;

    std::shared_ptr<const Rewriting> m_rewriting;
    Texts m_texts;
    KnownMisses m_known;
    KnownFixes m_fixes;
    std::vector<std::uint32_t> m_wanted;
    JobSlot m_job{JobPriority::Later}; ///< Last: it has stopped before the rest goes.
};

} // namespace fusewright
