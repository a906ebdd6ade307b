// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/cli/arguments.h"
#include "engine/hardware/hardware_catalogue.h"
#include "engine/session/model_session.h"

#include <array>
#include <memory>
#include <optional>
#include <string_view>

namespace fusewright::cli {

inline constexpr OptionSpec hardwareFileOption{
    "--hardware-file", "FILE", "your own machines; they override the built-in ones"};
inline constexpr OptionSpec extentsOption{"--set", "NAME=N,...",
                                          "numbers for symbolic extents: batch=8,seq=128"};
/// The options of every verb that tells what sections cost on a machine.
inline constexpr std::array hardwareOptions{
    OptionSpec{"--hardware", "NAME", "lower bounds of its costs on a machine; see \"hardware\""},
    hardwareFileOption,
    extentsOption,
};

/// The machines that the options name; findings go to standard error. Nothing when the file cannot
/// be read.
std::shared_ptr<const HardwareCatalogue> openMachines(const Arguments& arguments);

/// One of them; a null profile where none is asked for.
struct ChosenMachine {
    std::shared_ptr<const HardwareCatalogue> machines;
    const HardwareProfile* profile = nullptr;
};
/// Nothing, and the reason on standard error, when there is no such machine.
std::optional<ChosenMachine> chosenMachine(std::string_view verb, const Arguments& arguments);
/// The machine of this name among them; null, and the reason on standard error, else.
const HardwareProfile* findMachine(std::string_view verb, const HardwareCatalogue& machines,
                                   const std::string& name);

/// Gives numbers to symbolic extents of the model. False, and the reason on standard error, when a
/// word is wrong or no extent has a name.
bool setExtents(std::string_view verb, const Arguments& arguments, OpenedModel& model);

} // namespace fusewright::cli
