// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// Files of machines of pieces that the bytes choose, mostly right ones, and what sections of a
// graph that other bytes choose cost on each of them.

#include "engine/graph/operator_catalogue.h"
#include "engine/hardware/hardware_catalogue.h"
#include "engine/hardware/hardware_cost.h"
#include "engine/infer/inference.h"
#include "engine/infer/with_extents.h"
#include "engine/partition/automatic_fusion.h"
#include "engine/partition/folding.h"
#include "engine/partition/partition_costs.h"
#include "engine/support/diagnostic.h"
#include "tests/engine/infer/hostile_graph.h"
#include "tests/engine/match/random_source.h"

#include <array>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <span>
#include <string>
#include <string_view>

using namespace fusewright;
using namespace fusewright::test;

namespace {

void require(bool holds)
{
    if (!holds)
        std::abort();
}

constexpr std::array<std::string_view, 12> keys{
    "title",
    "vendor",
    "kind",
    "memoryBandwidth",
    "memoryBytes",
    "onChipUnits",
    "computeUnits",
    "peak",
    "linkBandwidth",
    "sectionOverhead",
    "onChipBytesPerUnit",
    "acme",
};
constexpr std::array<std::string_view, 14> values{
    "1e12",
    "0",
    "-1",
    "1e30",
    "1e-30",
    "1e400",
    "\"x\"",
    "null",
    "true",
    "[1]",
    "{}",
    "{\"value\": 3, \"source\": \"s\"}",
    "{\"value\": \"3\"}",
    "64",
};
constexpr std::array<std::string_view, 8> types{"f32", "bf16", "i8",  "bfp8",
                                                "f64", "bool", "c64", "string"};

std::string randomProfile(RandomSource& random)
{
    std::string text = random.chance(95) ? "{\"name\": \"m" : "{\"name\": 5, \"x\": \"m";
    text += std::to_string(random.below(3)) + '"';
    for (std::size_t left = random.between(0, 9); left > 0; --left) {
        const std::string_view key = keys[random.below(keys.size())];
        text += ", \"" + std::string(key) + "\": ";
        if (key == "peak" && random.chance(90)) {
            text += "{\"" + std::string(types[random.below(types.size())])
                + "\": " + std::string(values[random.below(values.size())]) + "}";
        } else {
            text += values[random.below(values.size())];
        }
    }
    return text + (random.chance(98) ? "}" : "");
}

bool isSound(const std::optional<double>& amount)
{
    return !amount || (*amount >= 0 && !std::isnan(*amount));
}

void check(const HardwareCosts& costs)
{
    for (const HardwareCost& cost : costs.sections) {
        require(isSound(cost.seconds) && isSound(cost.intensity) && isSound(cost.bytesNeeded));
        require(isSound(cost.bytesMoved) && isSound(cost.peakBytes) && isSound(cost.memoryUnits));
        require(!cost.shareOfPeak || (*cost.shareOfPeak >= 0 && *cost.shareOfPeak <= 1));
        require(cost.seconds.has_value() == cost.bound.has_value());
    }
    require(costs.seconds.unknown + costs.memoryBound + costs.computeBound
            == costs.sections.size());
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    RandomSource random(std::span(data, size));
    std::string text = "{\"profiles\": [";
    for (std::size_t left = random.between(1, 4); left > 0; --left)
        text += randomProfile(random) + (left > 1 ? ", " : "");
    text += "]}";
    auto made = hostileGraph({data, size});
    if (!made)
        return 0;
    Diagnostics findings;
    auto graph = std::make_shared<const Graph>(inferTypes(std::move(*made), CancelToken()).graph);
    std::vector<ExtentValue> extents;
    for (const std::string& name : extentNames(*graph))
        extents.push_back({name, static_cast<std::int64_t>(random.below(1000))});
    graph = withExtents(graph, extents, findings);
    require(findings.isEmpty());
    const Partition partition = fuseAutomatically(*graph, {});
    const PartitionCosts counted = costsOf(*graph, partition);
    const Folding folding = foldSections(*graph, partition);
    for (const std::string& file : {text, std::string(data, data + size)}) {
        const auto machines = HardwareCatalogue::extendedByText(file, "hardware.json", findings);
        for (const HardwareProfile& machine : machines->all())
            check(hardwareCosts(machine, *graph, {partition, counted, folding, {}}));
    }
    return 0;
}
