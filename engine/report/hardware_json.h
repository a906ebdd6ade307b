// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>

namespace fusewright {

class HardwareCatalogue;
class JsonWriter;
struct Folding;
struct HardwareCost;
struct HardwareCosts;
struct HardwareProfile;

/// The value of `hardware` of a section: an object on one line.
void writeHardwareCost(JsonWriter& writer, const HardwareCost& cost);
/// The value of `hardware` of a partition: an object.
void writeHardwareCosts(JsonWriter& writer, const HardwareCosts& costs, const Folding& folding);

/// The answers of `hardware --json`: all machines, or one.
std::string machinesJson(const HardwareCatalogue& machines);
std::string machineJson(const HardwareProfile& machine);

} // namespace fusewright
