// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/session/user_catalogue.h"

#include "engine/support/diagnostic.h"

#include <cstdlib>
#include <filesystem>
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

} // namespace

std::shared_ptr<const OperatorCatalogue> userCatalogue(Diagnostics& diagnostics)
{
    const std::filesystem::path file = settingsFolder() / "operators.json";
    std::error_code error;
    if (!std::filesystem::exists(file, error))
        return OperatorCatalogue::builtIn();
    return OperatorCatalogue::extendedBy(file.string(), diagnostics);
}

RuleContext ruleContextOf(std::shared_ptr<const Graph> model)
{
    Diagnostics ignored; // They are told where the model is opened.
    return {.operators = model ? model->catalogue() : userCatalogue(ignored),
            .heuristics = HeuristicCatalogue::builtIn(),
            .model = std::move(model)};
}

} // namespace fusewright
