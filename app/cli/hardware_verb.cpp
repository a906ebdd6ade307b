// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/hardware_options.h"
#include "app/cli/model_input.h"
#include "app/cli/output_file.h"
#include "app/cli/verb.h"

#include "engine/report/account_text.h"
#include "engine/report/hardware_json.h"
#include "engine/report/hardware_words.h"
#include "engine/session/user_catalogue.h"
#include "engine/support/diagnostic.h"

namespace fusewright::cli {

namespace {

constexpr std::array hardwareVerbWords{
    hardwareFileOption,
    OptionSpec{"--formulas", "", "the formulas that count operations, with their sources"},
    OptionSpec{"--json", "", "answer with one JSON object"}};

int tellFormulas(const Arguments& arguments)
{
    if (!arguments.positionals().empty()) {
        complain("hardware", "--formulas is about all machines: leave out the name.");
        return Trouble;
    }
    Diagnostics findings;
    const auto catalogue = userCatalogue(findings);
    printFindings(findings.all());
    return writeOutput(
               "-", arguments.has("--json") ? formulasJson(*catalogue) : formulasText(*catalogue))
        ? Fine
        : Trouble;
}

int runHardware(const Arguments& arguments)
{
    if (arguments.has("--formulas"))
        return tellFormulas(arguments);
    const auto machines = openMachines(arguments);
    if (!machines)
        return Trouble;
    const bool asJson = arguments.has("--json");
    if (arguments.positionals().empty())
        return writeOutput("-", asJson ? machinesJson(*machines) : machinesText(*machines))
            ? Fine
            : Trouble;
    const HardwareProfile* const machine =
        findMachine("hardware", *machines, arguments.positionals().front());
    if (!machine)
        return Trouble;
    return writeOutput("-", asJson ? machineJson(*machine) : machineText(*machine)) ? Fine
                                                                                    : Trouble;
}

} // namespace

const Verb& hardwareVerb()
{
    static constexpr Verb verb{.name = "hardware",
                               .usage = "[NAME]",
                               .summary = "lists machines, or one with the source of every number",
                               .options = hardwareVerbWords,
                               .fewest = 0,
                               .most = 1,
                               .run = runHardware};
    return verb;
}

} // namespace fusewright::cli
