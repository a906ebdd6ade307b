// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/document/line_changes.h"

#include <QStringList>

#include <algorithm>

namespace fusewright {

namespace {

using Kind = ChangedLine::Kind;

/// Pairs of lines that are compared at most.
constexpr qsizetype mostPairs = 4'000'000;

/// The lines between what both begin and end with, as a longest common sequence has them.
class LineComparison {
public:
    LineComparison(const QStringList& before, const QStringList& after)
        : m_before(before), m_after(after)
    {
        const qsizetype least = std::min(before.size(), after.size());
        while (m_head < least && before[m_head] == after[m_head])
            ++m_head;
        while (m_tail < least - m_head
               && before[before.size() - 1 - m_tail] == after[after.size() - 1 - m_tail])
            ++m_tail;
        m_beforeCount = before.size() - m_head - m_tail;
        m_afterCount = after.size() - m_head - m_tail;
    }

    std::vector<ChangedLine> lines()
    {
        for (qsizetype at = 0; at < m_head; ++at)
            add(Kind::Same, m_before[at]);
        if (m_afterCount == 0 || m_beforeCount <= mostPairs / m_afterCount)
            addMiddle();
        else
            addAll();
        for (qsizetype at = m_before.size() - m_tail; at < m_before.size(); ++at)
            add(Kind::Same, m_before[at]);
        return std::move(m_lines);
    }

private:
    void add(Kind kind, const QString& text) { m_lines.push_back({kind, text, 0}); }
    const QString& before(qsizetype at) const { return m_before[m_head + at]; }
    const QString& after(qsizetype at) const { return m_after[m_head + at]; }

    void addAll()
    {
        for (qsizetype at = 0; at < m_beforeCount; ++at)
            add(Kind::Before, before(at));
        for (qsizetype at = 0; at < m_afterCount; ++at)
            add(Kind::After, after(at));
    }

    void addMiddle()
    {
        // How many lines the rests from here have in common.
        const qsizetype width = m_afterCount + 1;
        std::vector<int> common(static_cast<std::size_t>((m_beforeCount + 1) * width), 0);
        const auto at = [&](qsizetype one, qsizetype other) -> int& {
            return common[static_cast<std::size_t>(one * width + other)];
        };
        for (qsizetype one = m_beforeCount; one-- > 0;) {
            for (qsizetype other = m_afterCount; other-- > 0;)
                at(one, other) = before(one) == after(other)
                    ? at(one + 1, other + 1) + 1
                    : std::max(at(one + 1, other), at(one, other + 1));
        }
        qsizetype one = 0;
        qsizetype other = 0;
        while (one < m_beforeCount || other < m_afterCount) {
            const bool hasBoth = one < m_beforeCount && other < m_afterCount;
            if (hasBoth && before(one) == after(other)) {
                add(Kind::Same, before(one++));
                ++other;
            } else if (other == m_afterCount
                       || (hasBoth && at(one + 1, other) >= at(one, other + 1))) {
                add(Kind::Before, before(one++));
            } else {
                add(Kind::After, after(other++));
            }
        }
    }

    const QStringList& m_before;
    const QStringList& m_after;
    qsizetype m_head = 0; ///< So many lines both begin with.
    qsizetype m_tail = 0;
    qsizetype m_beforeCount = 0;
    qsizetype m_afterCount = 0;
    std::vector<ChangedLine> m_lines;
};

} // namespace

std::vector<ChangedLine> changedLines(const QString& before, const QString& after,
                                      qsizetype context)
{
    if (before == after)
        return {};
    const QStringList beforeLines = before.split(QLatin1Char('\n'));
    const QStringList afterLines = after.split(QLatin1Char('\n'));
    const std::vector<ChangedLine> all = LineComparison(beforeLines, afterLines).lines();
    const auto count = static_cast<qsizetype>(all.size());
    std::vector<bool> isShown(all.size(), false);
    for (qsizetype at = 0; at < count; ++at) {
        if (all[static_cast<std::size_t>(at)].kind == Kind::Same)
            continue;
        const qsizetype end = std::min(count, at + context + 1);
        for (qsizetype near = std::max<qsizetype>(0, at - context); near < end; ++near)
            isShown[static_cast<std::size_t>(near)] = true;
    }
    std::vector<ChangedLine> lines;
    for (std::size_t at = 0; at < all.size(); ++at) {
        if (isShown[at])
            lines.push_back(all[at]);
        else if (lines.empty() || lines.back().kind != Kind::Skipped)
            lines.push_back({Kind::Skipped, {}, 1});
        else
            ++lines.back().skipped;
    }
    return lines;
}

} // namespace fusewright
