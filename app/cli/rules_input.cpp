// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/rules_input.h"

#include "app/cli/model_input.h"
#include "engine/session/user_catalogue.h"

#include <cstdio>

namespace fusewright::cli {

std::optional<CheckedRules> openRulesFor(const OpenedModel& model,
                                         std::span<const std::string> paths)
{
    CheckedRules checked = checkRules(paths, ruleContextOf(model.model->graph));
    printFindings(checked.diagnostics);
    if (!checked.isReadable)
        return std::nullopt;
    return checked;
}

std::optional<RulesAndModel> openRulesAndModel(std::span<const std::string> paths,
                                               const Arguments& arguments)
{
    auto opened = openModelNamed(paths.back(), arguments);
    if (!opened)
        return std::nullopt;
    auto checked = openRulesFor(*opened, paths.first(paths.size() - 1));
    if (!checked)
        return std::nullopt;
    return RulesAndModel{*std::move(checked), *std::move(opened)};
}

std::optional<bool> wantsJson(const char* verb, const Arguments& arguments)
{
    const std::string format = arguments.value("--format").value_or("text");
    if (format == "text" || format == "json")
        return format == "json" || arguments.has("--json");
    std::fprintf(stderr, "fusewright %s: The formats are text and json, not \"%s\".\n", verb,
                 format.c_str());
    return std::nullopt;
}

} // namespace fusewright::cli
