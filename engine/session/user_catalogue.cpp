// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/session/user_catalogue.h"

#include "engine/autograd/derivative_table.h"
#include "engine/hardware/hardware_catalogue.h"
#include "engine/support/diagnostic.h"

#include <cstdlib>
#include <filesystem>
#include <optional>
#include <string>
#include <system_error>

namespace fusewright {

namespace {

std::filesystem::path settingsFolder()
{
    if (const char* const config = std::getenv("XDG_CONFIG_HOME"); config && *config)
        return std::filesystem::path(config) / "fusewright";
    const char* const home = std::getenv("HOME");
    return home ? std::filesystem::path(home) / ".config" / "fusewright" : std::filesystem::path();
}

/// Nothing where the user has no such file.
std::optional<std::string> settingsFile(const char* name)
{
    const std::filesystem::path file = settingsFolder() / name;
    std::error_code error;
    return std::filesystem::exists(file, error) ? std::optional(file.string()) : std::nullopt;
}

} // namespace

std::shared_ptr<const OperatorCatalogue> userCatalogue(Diagnostics& diagnostics)
{
    const auto file = settingsFile("operators.json");
    return file ? OperatorCatalogue::extendedBy(*file, diagnostics) : OperatorCatalogue::builtIn();
}

std::shared_ptr<const DerivativeTable> userDerivatives(const OperatorCatalogue& catalogue,
                                                       Diagnostics& diagnostics)
{
    const auto file = settingsFile("derivatives.txt");
    return file ? DerivativeTable::extendedBy(*file, catalogue, diagnostics)
                : DerivativeTable::builtIn();
}

std::shared_ptr<const HardwareCatalogue> userHardware(const std::string& file,
                                                      Diagnostics& diagnostics)
{
    auto machines = HardwareCatalogue::builtIn();
    if (const auto own = settingsFile("hardware.json"))
        machines = HardwareCatalogue::extendedBy(*own, diagnostics, machines);
    return file.empty() ? machines : HardwareCatalogue::extendedBy(file, diagnostics, machines);
}

RuleContext ruleContextOf(std::shared_ptr<const Graph> model)
{
    Diagnostics ignored; // They are told where the model is opened.
    return {.operators = model ? model->catalogue() : userCatalogue(ignored),
            .heuristics = HeuristicCatalogue::builtIn(),
            .model = std::move(model)};
}

} // namespace fusewright
