// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/partition_options.h"

#include "app/cli/model_input.h"

#include "engine/graph/graph.h"

#include <algorithm>
#include <charconv>
#include <cstdio>

namespace fusewright::cli {

namespace {

template <class Number>
bool readNumber(const char* verb, const Arguments& arguments, const char* option, Number& number)
{
    const std::optional<std::string> text = arguments.value(option);
    if (!text)
        return true;
    const auto [end, error] = std::from_chars(text->data(), text->data() + text->size(), number);
    if (error == std::errc() && end == text->data() + text->size() && number >= 0)
        return true;
    std::fprintf(stderr, "fusewright %s: %s takes a number, not \"%s\".\n", verb, option,
                 text->c_str());
    return false;
}

bool hasError(const std::vector<Diagnostic>& diagnostics)
{
    return std::ranges::any_of(diagnostics, [](const Diagnostic& diagnostic) {
        return diagnostic.severity == Severity::Error;
    });
}

} // namespace

std::optional<FusionOptions> readFusionOptions(const char* verb, const Arguments& arguments)
{
    FusionOptions options;
    if (!readNumber(verb, arguments, "--max-fused-ops", options.mostFusedOps)
        || !readNumber(verb, arguments, "--opt-level", options.optLevel))
        return std::nullopt;
    const std::string kind = arguments.value("--edge-kind").value_or("consumer");
    if (kind != "consumer" && kind != "shape") {
        std::fprintf(stderr, "fusewright %s: --edge-kind is consumer or shape, not \"%s\".\n", verb,
                     kind.c_str());
        return std::nullopt;
    }
    options.edgeKinds = kind == "shape" ? EdgeKinds::Shape : EdgeKinds::Consumer;
    return options;
}

std::optional<FusionSources> openFusionSources(const Arguments& arguments,
                                               std::shared_ptr<const Graph> model)
{
    FusionSources sources;
    if (const auto path = arguments.value("--rules")) {
        RuleContext context{.operators = model->catalogue(), .model = std::move(model)};
        sources.rules = checkRules(*path, std::move(context));
        printFindings(sources.rules.diagnostics);
        if (!sources.rules.isReadable)
            return std::nullopt;
        sources.hasErrors = hasError(sources.rules.diagnostics);
    }
    if (const auto path = arguments.value("--manual")) {
        OpenedManualFusion opened = openManualFusion(*path);
        printFindings(opened.diagnostics);
        if (!opened.isReadable)
            return std::nullopt;
        sources.hasErrors = sources.hasErrors || hasError(opened.diagnostics);
        sources.manual = std::move(opened.fusion);
    }
    return sources;
}

} // namespace fusewright::cli
