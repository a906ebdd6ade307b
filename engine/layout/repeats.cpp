// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/layout/repeats.h"

#include <algorithm>
#include <span>
#include <type_traits>
#include <unordered_map>

namespace fusewright {

namespace {

constexpr std::uint32_t noRepeat = UINT32_MAX;
/// How many lengths are tried at a place.
constexpr int mostTrials = 16;
/// So often a run may be found not to end well; afterwards it ends anywhere. Each costs as much as
/// the sequence is long.
constexpr std::size_t mostRefused = 256;
/// Longer pieces of repeats within repeats are not looked for.
constexpr std::uint32_t longestInner = 64;

/// Where repeats of a sequence may begin and end.
class RunBounds {
public:
    RunBounds(const RunSequence& sequence, std::uint32_t leastWeight)
        : m_sequence(sequence), m_leastWeight(leastWeight), m_modules(sequence.modules)
    {
        std::string_view before;
        for (std::size_t at = 0; at < sequence.kinds.size(); ++at) {
            std::uint64_t start = 0;
            if (!m_modules.empty()) {
                start = 2 * std::uint64_t(moduleStart(before, m_modules[at].first));
                before = m_modules[at].last;
            }
            m_starts.push_back(start + (!sequence.isHead.empty() && sequence.isHead[at] ? 1 : 0));
        }
    }

    /// How many places later a run begins best, of those up to `most`.
    std::uint32_t bestShift(const Run& run, std::uint32_t most) const
    {
        std::uint32_t best = shiftToEnds(run);
        best = best <= most ? best : 0;
        std::uint64_t bestStart = 0;
        for (std::uint32_t shift = 0; shift <= most; ++shift) {
            std::uint64_t start = 0;
            for (std::uint32_t piece = 0; piece < run.count; ++piece)
                start += m_starts[run.begin + shift + piece * run.period];
            if (start > bestStart) {
                best = shift;
                bestStart = start;
            }
        }
        return best;
    }

    /// How many of its pieces a run has when it ends neither inside a module nor inside a repeat
    /// within its pieces: of a stage of five blocks, the first three may be what the stage before
    /// is.
    std::uint32_t wholePieces(const Run& run) const
    {
        std::uint32_t count = piecesInModules(run);
        while (count > 1 && repeatsOn(run.begin + count * run.period, run.period))
            --count;
        return count;
    }

    /// How many of its pieces a run has when only its first and its last may have other borders.
    /// Of two, neither is the exception.
    std::uint32_t likePieces(const Run& run) const
    {
        if (m_sequence.borders.empty() || run.count < 2)
            return run.count;
        const auto isLikeNext = [&](std::uint32_t piece) {
            const std::span borders(m_sequence.borders);
            const std::uint32_t at = run.begin + piece * run.period;
            return std::ranges::equal(borders.subspan(at, run.period),
                                      borders.subspan(at + run.period, run.period));
        };
        std::uint32_t last = 1;
        while (last + 1 < run.count && isLikeNext(last))
            ++last;
        const bool isAnyLike = last > 1 || isLikeNext(0);
        if (!isAnyLike)
            return 1;
        return std::min(run.count, last + 2);
    }

private:
    /// To begin where a piece does whose last one ends with the repeat, or whose first one begins
    /// with it: at both ends a piece may differ from the others in one place, as the router of the
    /// first and of the last layer, of which a loss makes something else.
    std::uint32_t shiftToEnds(const Run& run) const
    {
        const std::span kinds(m_sequence.kinds);
        const auto size = static_cast<std::uint32_t>(kinds.size());
        const auto isAlike = [&](std::uint32_t at) {
            return at + run.period < size && kinds[at] == kinds[at + run.period];
        };
        // Behind what is alike, up to two that are not.
        std::uint32_t end = run.begin;
        while (isAlike(end))
            ++end;
        std::uint32_t last = end;
        while (last < end + run.period && (isAlike(last + 1) || isAlike(last)))
            ++last;
        if (2 * (last - end) > run.period)
            return (last + run.period - run.begin) % run.period;
        std::uint32_t first = run.begin;
        while (first > 1 && first + run.period > run.begin
               && (isAlike(first - 1) || isAlike(first - 2)))
            --first;
        if (2 * (run.begin - first) > run.period)
            return (run.period - (run.begin - first) % run.period) % run.period;
        return 0;
    }

    /// Whether the last parts of a piece are a repeat that goes on behind it.
    bool repeatsOn(std::uint32_t end, std::uint32_t period) const
    {
        const std::uint32_t most = std::min(period / 2, longestInner);
        std::uint64_t weight = 0;
        const std::span kinds(m_sequence.kinds);
        for (std::uint32_t inner = 1; inner <= most && end + inner <= kinds.size(); ++inner) {
            weight += m_sequence.weights[end - inner];
            const auto last = kinds.subspan(end - inner, inner);
            if (weight >= m_leastWeight && std::ranges::equal(last, kinds.subspan(end, inner))
                && std::ranges::equal(last, kinds.subspan(end - 2 * inner, inner)))
                return true;
        }
        return false;
    }

    std::uint32_t piecesInModules(const Run& run) const
    {
        if (m_modules.empty())
            return run.count;
        const auto sharedAt = [this](std::uint32_t place) {
            if (place == 0 || place >= m_modules.size())
                return 0U;
            const std::string_view above = m_modules[place - 1].last;
            const std::string_view below = m_modules[place].first;
            // In the middle of a module there is no border that could be meant.
            return above == below ? 0 : sharedModules(above, below);
        };
        const std::uint32_t before = sharedAt(run.begin);
        std::uint32_t shared = UINT32_MAX; // By all pieces so far.
        std::uint32_t whole = 0;
        for (std::uint32_t count = 1; count <= run.count; ++count) {
            const std::uint32_t last = run.begin + (count - 1) * run.period;
            const std::string_view first = m_modules[run.begin].first;
            if (first.empty() || m_modules[last].first.empty())
                return run.count; // Modules say nothing here.
            if (count > 1)
                shared = std::min(shared, sharedModules(first, m_modules[last].first));
            const bool beginsInside = before > shared;
            if (beginsInside || sharedAt(last + run.period) <= shared)
                whole = count;
        }
        return whole;
    }

    const RunSequence& m_sequence;
    std::uint32_t m_leastWeight;
    std::span<const ModuleEnds> m_modules;
    std::vector<std::uint64_t> m_starts; ///< How much begins at a place.
};

} // namespace

RunSequence RunSequence::part(std::uint32_t begin, std::uint32_t count) const
{
    const auto cut = [&](const auto& all) {
        std::remove_cvref_t<decltype(all)> few;
        if (!all.empty())
            few.assign(all.begin() + begin, all.begin() + begin + count);
        return few;
    };
    return {cut(kinds), cut(borders), cut(weights), cut(modules), cut(isHead)};
}

std::vector<Run> findRuns(const RunSequence& sequence, std::uint32_t leastWeight)
{
    const RunBounds bounds(sequence, leastWeight);
    const std::vector<std::uint32_t>& kinds = sequence.kinds;
    const auto size = static_cast<std::uint32_t>(kinds.size());
    std::vector<std::uint32_t> next(size, noRepeat);
    std::unordered_map<std::uint32_t, std::uint32_t> seen;
    for (std::uint32_t at = size; at-- > 0;) {
        const auto [place, isNew] = seen.emplace(kinds[at], at);
        if (!isNew) {
            next[at] = place->second;
            place->second = at;
        }
    }
    std::vector<std::uint64_t> weightTo(size + 1, 0);
    for (std::uint32_t at = 0; at < size; ++at)
        weightTo[at + 1] = weightTo[at] + sequence.weights[at];

    std::vector<Run> runs;
    std::size_t refused = 0;
    for (std::uint32_t at = 0; at < size;) {
        Run best{at, 1, 0};
        int trials = 0;
        for (std::uint32_t other = next[at]; other != noRepeat && trials < mostTrials;
             other = next[other], ++trials) {
            const std::uint32_t period = std::max(other - at, 1U);
            if (best.count > 0 && period > best.period * best.count / 2)
                break; // No longer run can begin that late.
            if (weightTo[other] - weightTo[at] < leastWeight)
                continue;
            std::uint32_t same = 0;
            while (other + same < size && kinds[at + same] == kinds[other + same])
                ++same;
            Run run{at, period, same / period + 1};
            if (run.count < 2)
                continue;
            run.begin += bounds.bestShift(run, same % period);
            if (refused < mostRefused)
                run.count = bounds.likePieces({run.begin, run.period, bounds.wholePieces(run)});
            refused += run.count < 2 ? 1 : 0;
            if (run.count > 1 && run.count * period > best.count * best.period)
                best = run;
        }
        if (best.count == 0) {
            ++at;
            continue;
        }
        runs.push_back(best);
        at = best.end();
    }
    return runs;
}

} // namespace fusewright
