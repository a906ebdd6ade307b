// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/partition_options.h"

#include "app/cli/model_input.h"

#include "engine/graph/graph.h"

#include <algorithm>

namespace fusewright::cli {

namespace {

bool hasError(const std::vector<Diagnostic>& diagnostics)
{
    return std::ranges::any_of(diagnostics, [](const Diagnostic& diagnostic) {
        return diagnostic.severity == Severity::Error;
    });
}

} // namespace

std::optional<OpenedManualFusion> openManualOf(const Arguments& arguments)
{
    const std::optional<std::string> path = arguments.value("--manual");
    if (!path)
        return OpenedManualFusion();
    OpenedManualFusion opened = openManualFusion(*path);
    printFindings(opened.diagnostics);
    return opened.isReadable ? std::optional(std::move(opened)) : std::nullopt;
}

std::optional<FusionSources> openFusionSources(const Arguments& arguments,
                                               std::shared_ptr<const Graph> model)
{
    FusionSources sources;
    if (const auto path = arguments.value("--rules")) {
        RuleContext context;
        context.operators = model->catalogue();
        context.model = std::move(model);
        sources.rules = checkRules(*path, std::move(context));
        printFindings(sources.rules.diagnostics);
        if (!sources.rules.isReadable)
            return std::nullopt;
        sources.hasErrors = hasError(sources.rules.diagnostics);
    }
    auto manual = openManualOf(arguments);
    if (!manual)
        return std::nullopt;
    sources.hasErrors = sources.hasErrors || hasError(manual->diagnostics);
    sources.manual = std::move(manual->fusion);
    return sources;
}

} // namespace fusewright::cli
