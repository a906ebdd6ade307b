// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/report/hardware_json.h"

#include "engine/hardware/hardware_catalogue.h"
#include "engine/hardware/hardware_cost.h"
#include "engine/partition/folding.h"
#include "engine/support/json_writer.h"

#include <algorithm>

namespace fusewright {

namespace {

using Layout = JsonWriter::Layout;

void writeAmount(JsonWriter& writer, std::string_view key, std::optional<double> amount)
{
    writer.key(key);
    if (amount)
        writer.number(*amount);
    else
        writer.null();
}

void writeType(JsonWriter& writer, std::string_view key, DataType type)
{
    writer.key(key);
    if (type == DataType::Unknown)
        writer.null();
    else
        writer.string(dataTypeName(type));
}

void writeSourced(JsonWriter& writer, const SourcedNumber& number)
{
    writer.beginObject(Layout::Compact).key("value").number(number.value);
    writer.key("source").string(number.source).endObject();
}

void writeMachine(JsonWriter& writer, const HardwareProfile& machine)
{
    writer.beginObject().key("name").string(machine.name).key("title").string(machine.title);
    writer.key("vendor").string(machine.vendor).key("kind").string(machine.kind);
    writer.key("peak").beginObject();
    for (const auto& [type, peak] : machine.peaks) {
        writer.key(dataTypeName(type));
        writeSourced(writer, peak);
    }
    writer.endObject();
    for (std::size_t at = 0; at < hardwareFactCount; ++at) {
        const auto fact = static_cast<HardwareFact>(at);
        writer.key(hardwareFactKey(fact));
        if (const auto& number = machine.sourced(fact))
            writeSourced(writer, *number);
        else
            writer.null();
    }
    writer.endObject();
}

} // namespace

void writeHardwareCost(JsonWriter& writer, const HardwareCost& cost)
{
    writer.beginObject(Layout::Compact);
    writeType(writer, "type", cost.type);
    writeType(writer, "peakType", cost.peakType);
    writeAmount(writer, "operations", cost.operations);
    if (!cost.operations && cost.operationsAtLeast > 0)
        writeAmount(writer, "operationsAtLeast", cost.operationsAtLeast);
    if (!cost.operations && cost.operationsAtMost)
        writeAmount(writer, "operationsAtMost", cost.operationsAtMost);
    writeAmount(writer, "bytesMoved", cost.bytesMoved);
    writeAmount(writer, "intensity", cost.intensity);
    writer.key("bound");
    if (cost.bound)
        writer.string(*cost.bound == Bound::Memory ? "memory" : "compute");
    else
        writer.null();
    writeAmount(writer, "secondsAtLeast", cost.seconds);
    writeAmount(writer, "shareOfPeakAtMost", cost.shareOfPeak);
    writeAmount(writer, "peakBytes", cost.peakBytes);
    writeAmount(writer, "bytesNeeded", cost.bytesNeeded);
    writer.key("share").number(cost.share).key("fits");
    if (cost.fits)
        writer.boolean(*cost.fits);
    else
        writer.null();
    writeAmount(writer, "memoryUnits", cost.memoryUnits);
    writeAmount(writer, "computeUnits", cost.computeUnits);
    writer.endObject();
}

void writeHardwareCosts(JsonWriter& writer, const HardwareCosts& costs, const Folding& folding)
{
    constexpr std::size_t mostDear = 10;
    writer.beginObject().key("name").string(costs.machine.name);
    writer.key("title").string(costs.machine.title);
    writeAmount(writer, "secondsAtLeast", costs.seconds.total());
    writer.key("knownSeconds").number(costs.seconds.known);
    writer.key("unknownSections").count(costs.seconds.unknown);
    writeAmount(writer, "operations", costs.operations.total());
    writeAmount(writer, "bytesMoved", costs.bytesMoved.total());
    writer.key("memoryBound").count(costs.memoryBound);
    writer.key("computeBound").count(costs.computeBound);
    writer.key("mayNotFit").count(costs.misfits);
    writer.key("dearest").beginArray();
    for (std::size_t at = 0; at < std::min(mostDear, costs.dearest.size()); ++at) {
        const FoldOnHardware& dear = costs.dearest[at];
        const Fold& fold = folding.folds[dear.fold];
        writer.beginObject(Layout::Compact).key("fold").count(dear.fold);
        writer.key("first").count(fold.first).key("count").count(fold.count);
        writer.key("secondsAtLeast").number(dear.seconds).endObject();
    }
    writer.endArray().endObject();
}

std::string machinesJson(const HardwareCatalogue& machines)
{
    JsonWriter writer;
    writer.beginObject().key("profiles").beginArray();
    for (const HardwareProfile& machine : machines.all())
        writeMachine(writer, machine);
    writer.endArray().endObject();
    return writer.take();
}

std::string machineJson(const HardwareProfile& machine)
{
    JsonWriter writer;
    writeMachine(writer, machine);
    return writer.take();
}

} // namespace fusewright
