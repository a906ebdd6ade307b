// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/layout/random_pictures.h"

#include "tests/engine/match/random_graphs.h"

#include <QString>
#include <QtGlobal>

#include <algorithm>
#include <string>

namespace fusewright::test {

namespace {

std::uint64_t numberFrom(const char* variable, std::uint64_t otherwise)
{
    bool isNumber = false;
    const auto number = qEnvironmentVariable(variable).toULongLong(&isNumber);
    return isNumber ? number : otherwise;
}

} // namespace

Graph randomDag(RandomSource& random, std::size_t count)
{
    SmallGraph graph;
    for (std::size_t node = 0; node < count; ++node) {
        SmallNode made{.op = std::string(1, static_cast<char>('a' + random.below(4)))};
        const std::size_t operands = node == 0 ? 0 : random.below(4);
        for (std::size_t at = 0; at < operands; ++at) {
            const std::size_t reach = random.chance(10) ? node : std::min<std::size_t>(node, 6);
            made.operands.push_back(
                {SmallOperand::Kind::Result, node - 1 - random.below(reach), 0});
        }
        if (operands == 0)
            made.operands.push_back({});
        graph.nodes.push_back(made);
    }
    return graph.build();
}

std::vector<std::uint64_t> pictureSeeds(std::uint64_t count)
{
    // A source that feeds what hangs on an in-port stood before the port, see `drawingOrder`.
    constexpr std::uint64_t sourceBeforePort = 649;
    const std::uint64_t first = numberFrom("FUSEWRIGHT_LAYOUT_SEED", 1);
    const std::uint64_t end = first + numberFrom("FUSEWRIGHT_LAYOUT_CASES", count);
    std::vector<std::uint64_t> seeds;
    for (std::uint64_t seed = first; seed < end; ++seed)
        seeds.push_back(seed);
    if (sourceBeforePort >= end)
        seeds.push_back(sourceBeforePort);
    return seeds;
}

} // namespace fusewright::test
