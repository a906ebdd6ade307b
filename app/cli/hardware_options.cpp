// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/hardware_options.h"

#include "app/cli/model_input.h"
#include "app/cli/verb.h"

#include "engine/infer/with_extents.h"
#include "engine/support/diagnostic.h"
#include "engine/support/nearest_word.h"

#include <algorithm>

namespace fusewright::cli {

namespace {

std::optional<std::vector<ExtentValue>> readExtents(std::string_view verb,
                                                    const Arguments& arguments)
{
    std::vector<ExtentValue> values;
    for (const std::string& list : arguments.values(extentsOption.name)) {
        std::string_view rest = list;
        while (!rest.empty()) {
            const std::size_t end = std::min(rest.find(','), rest.size());
            const auto value = extentValueIn(rest.substr(0, end));
            if (!value) {
                complain(verb,
                         "\"" + std::string(rest.substr(0, end))
                             + "\" is no extent with a number from 1 to 1,000,000,000: write --set "
                               "batch=8,seq=128.");
                return std::nullopt;
            }
            if (std::ranges::find(values, value->name, &ExtentValue::name) != values.end()) {
                complain(verb, "\"" + value->name + "\" is set twice.");
                return std::nullopt;
            }
            values.push_back(*value);
            rest.remove_prefix(std::min(end + 1, rest.size()));
        }
    }
    return values;
}

} // namespace

std::shared_ptr<const HardwareCatalogue> openMachines(const Arguments& arguments)
{
    Diagnostics findings;
    auto machines = userHardware(arguments.value(hardwareFileOption.name).value_or(""), findings);
    printFindings(findings.all());
    return findings.hasErrors() ? nullptr : machines;
}

const HardwareProfile* findMachine(std::string_view verb, const HardwareCatalogue& machines,
                                   const std::string& name)
{
    const HardwareProfile* const machine = machines.find(name);
    if (!machine)
        complain(verb,
                 "No machine is called \"" + name + "\"." + didYouMean(name, machines.names())
                     + " \"fusewright hardware\" lists them.");
    return machine;
}

std::optional<ChosenMachine> chosenMachine(std::string_view verb, const Arguments& arguments)
{
    ChosenMachine chosen;
    const auto name = arguments.value("--hardware");
    if (!name && !arguments.has(hardwareFileOption.name))
        return chosen;
    if (!name) {
        complain(verb, "--hardware-file needs --hardware NAME.");
        return std::nullopt;
    }
    chosen.machines = openMachines(arguments);
    if (chosen.machines)
        chosen.profile = findMachine(verb, *chosen.machines, *name);
    return chosen.profile ? std::optional(std::move(chosen)) : std::nullopt;
}

bool setExtents(std::string_view verb, const Arguments& arguments, OpenedModel& model)
{
    const auto values = readExtents(verb, arguments);
    if (!values || !model.model)
        return false;
    Diagnostics findings;
    model.model->graph = withExtents(model.model->graph, *values, findings);
    printFindings(findings.all());
    return !findings.hasErrors();
}

} // namespace fusewright::cli
