// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/rewrite/rewrite_misses.h"

#include <algorithm>
#include <utility>

namespace fusewright {

void RewriteMisses::setRewriting(std::shared_ptr<const Rewriting> rewriting)
{
    if (rewriting == m_rewriting)
        return;
    m_job.cancel();
    m_wanted.clear();
    m_known.clear();
    m_rewriting = std::move(rewriting);
}

void RewriteMisses::want(std::uint32_t rule)
{
    const bool isAsked = std::ranges::find(m_wanted, rule) != m_wanted.end();
    if (!m_rewriting || isAsked || m_known.contains(rule))
        return;
    m_wanted.push_back(rule);
    if (!m_job.isRunning())
        lookOn();
}

void RewriteMisses::lookOn()
{
    if (m_wanted.empty())
        return;
    m_job.start([rewriting = m_rewriting, rule = m_wanted.front()](
                    const CancelToken& cancel,
                    ProgressSink&) { return missesOf(*rewriting, rule, cancel); },
                [this, rule = m_wanted.front()](std::vector<RewriteMiss> misses) {
                    m_known.insert_or_assign(rule, std::move(misses));
                    std::erase(m_wanted, rule);
                    emit found(rule);
                    if (!m_job.isRunning())
                        lookOn();
                });
}

} // namespace fusewright
