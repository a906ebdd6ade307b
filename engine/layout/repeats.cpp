// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/layout/repeats.h"

#include <algorithm>
#include <numeric>
#include <unordered_map>

namespace fusewright {

namespace {

constexpr std::uint32_t noRepeat = UINT32_MAX;
/// How many lengths are tried at a place.
constexpr int mostTrials = 16;

/// How many places later a run begins best, of those up to `most`.
std::uint32_t bestShift(const Run& run, std::uint32_t most, std::span<const std::uint32_t> starts)
{
    std::uint32_t best = 0;
    std::uint64_t bestStart = 0;
    for (std::uint32_t shift = 0; shift <= most && !starts.empty(); ++shift) {
        std::uint64_t start = 0;
        for (std::uint32_t piece = 0; piece < run.count; ++piece)
            start += starts[run.begin + shift + piece * run.period];
        if (start > bestStart) {
            best = shift;
            bestStart = start;
        }
    }
    return best;
}

} // namespace

std::vector<Run> findRuns(std::span<const std::uint32_t> sequence,
                          std::span<const std::uint32_t> weights, std::uint32_t leastWeight,
                          std::span<const std::uint32_t> starts)
{
    const auto size = static_cast<std::uint32_t>(sequence.size());
    std::vector<std::uint32_t> next(size, noRepeat);
    std::unordered_map<std::uint32_t, std::uint32_t> seen;
    for (std::uint32_t at = size; at-- > 0;) {
        const auto [place, isNew] = seen.emplace(sequence[at], at);
        if (!isNew) {
            next[at] = place->second;
            place->second = at;
        }
    }
    std::vector<std::uint64_t> weightTo(size + 1, 0);
    for (std::uint32_t at = 0; at < size; ++at)
        weightTo[at + 1] = weightTo[at] + weights[at];

    std::vector<Run> runs;
    for (std::uint32_t at = 0; at < size;) {
        Run best{at, 1, 0};
        std::uint32_t spare = 0; // Behind its pieces, of one more.
        int trials = 0;
        for (std::uint32_t other = next[at]; other != noRepeat && trials < mostTrials;
             other = next[other], ++trials) {
            const std::uint32_t period = std::max(other - at, 1U);
            if (best.count > 0 && period > best.period * best.count / 2)
                break; // No longer run can begin that late.
            if (weightTo[other] - weightTo[at] < leastWeight)
                continue;
            std::uint32_t same = 0;
            while (other + same < size && sequence[at + same] == sequence[other + same])
                ++same;
            const std::uint32_t count = same / period + 1;
            if (count > 1 && count * period > best.count * best.period) {
                best = {at, period, count};
                spare = same % period;
            }
        }
        if (best.count == 0) {
            ++at;
            continue;
        }
        best.begin += bestShift(best, spare, starts);
        runs.push_back(best);
        at = best.end();
    }
    return runs;
}

} // namespace fusewright
