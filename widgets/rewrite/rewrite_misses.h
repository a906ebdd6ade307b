// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/session/tried_rewriting.h"
#include "widgets/base/job_slot.h"

#include <QObject>

#include <map>
#include <memory>
#include <vector>

namespace fusewright {

/// By rule, as far as somebody asked.
using KnownMisses = std::map<std::uint32_t, std::vector<RewriteMiss>>;

/// Finds out where rules that rewrite almost match, one after the other and only when asked.
class RewriteMisses : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// Null where nothing rewrites. What was known of another rewriting is forgotten.
    void setRewriting(std::shared_ptr<const Rewriting> rewriting);
    /// `found` follows, unless it is known already.
    void want(std::uint32_t rule);
    const KnownMisses& known() const { return m_known; }

signals:
    void found(quint32 rule);

private:
    void lookOn();

    std::shared_ptr<const Rewriting> m_rewriting;
    KnownMisses m_known;
    std::vector<std::uint32_t> m_wanted;
    JobSlot m_job{JobPriority::Later}; ///< Last: it has stopped before the rest goes.
};

} // namespace fusewright
