// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/partition_options.h"

#include "app/cli/model_input.h"
#include "app/cli/rules_input.h"

namespace fusewright::cli {

std::optional<OpenedManualFusion> openManualOf(const Arguments& arguments)
{
    const std::optional<std::string> path = arguments.value("--manual");
    if (!path)
        return OpenedManualFusion();
    OpenedManualFusion opened = openManualFusion(*path);
    printFindings(opened.diagnostics);
    return opened.isReadable ? std::optional(std::move(opened)) : std::nullopt;
}

std::optional<FusionSources> openFusionSources(const Arguments& arguments, OpenedModel& model)
{
    FusionSources sources;
    if (const auto paths = arguments.values("--rules"); !paths.empty()) {
        auto rules = openRulesFor(model, paths, arguments);
        if (!rules)
            return std::nullopt;
        sources.rules = std::move(rules->rules);
        sources.rewriting = std::move(rules->rewriting.rules);
        sources.run = std::move(rules->run);
    }
    auto manual = openManualOf(arguments);
    if (!manual)
        return std::nullopt;
    sources.hasErrors = hasErrors(sources.rules.diagnostics) || hasErrors(manual->diagnostics);
    sources.manual = std::move(manual->fusion);
    return sources;
}

} // namespace fusewright::cli
