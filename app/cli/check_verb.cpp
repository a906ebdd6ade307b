// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/model_input.h"
#include "app/cli/output_file.h"
#include "app/cli/rules_input.h"
#include "app/cli/verb.h"

#include "engine/report/rules_json.h"
#include "engine/session/match_session.h"
#include "engine/session/rules_session.h"
#include "engine/support/json_writer.h"

#include <algorithm>
#include <cstdio>
#include <string>
#include <vector>

namespace fusewright::cli {

namespace {

constexpr auto options = withModelOptions(std::array{
    OptionSpec{"--model", "MODEL", "operator names of this model are known too"},
    OptionSpec{"--json", "", "answer with one JSON object"},
    OptionSpec{"--format", "FORMAT", "text or json"},
});

std::size_t count(const CheckedRules& checked, Severity severity)
{
    return static_cast<std::size_t>(
        std::ranges::count(checked.diagnostics, severity, &Diagnostic::severity));
}

std::string counted(std::size_t number, const char* word)
{
    return std::to_string(number) + ' ' + word + (number == 1 ? "" : "s");
}

std::string summary(const CheckedRules& checked)
{
    return checked.rules.path + ": " + counted(checked.rules.rules.size(), "rule") + ", "
        + counted(count(checked, Severity::Error), "error") + ", "
        + counted(count(checked, Severity::Warning), "warning") + '\n';
}

std::string answer(const std::vector<CheckedRules>& all, bool asJson)
{
    std::string text;
    if (!asJson) {
        for (const CheckedRules& checked : all)
            text += summary(checked);
        return text;
    }
    JsonWriter writer;
    writer.beginObject().key("files").beginArray();
    for (const CheckedRules& checked : all)
        writeCheckedFile(writer, checked.rules, checked.diagnostics);
    writer.endArray().endObject();
    return writer.take();
}

int statusOf(const std::vector<CheckedRules>& all)
{
    const auto isUnreadable = [](const CheckedRules& checked) { return !checked.isReadable; };
    if (std::ranges::any_of(all, isUnreadable))
        return Trouble;
    const auto isWrong = [](const CheckedRules& checked) { return hasErrors(checked.diagnostics); };
    return std::ranges::any_of(all, isWrong) ? Findings : Fine;
}

int run(const Arguments& arguments)
{
    const std::optional<bool> asJson = wantsJson("check", arguments);
    if (!asJson)
        return Trouble;
    Diagnostics catalogueFindings;
    RuleContext context{.operators = userCatalogue(catalogueFindings)};
    printFindings(catalogueFindings.all());
    if (const auto model = arguments.value("--model")) {
        const auto opened = openModelNamed(*model, arguments);
        if (!opened)
            return Trouble;
        context.model = opened->model->graph;
    }
    std::vector<CheckedRules> all;
    for (const std::string& path : arguments.positionals()) {
        all.push_back(checkRules(path, context));
        if (context.model)
            addCompetition(all.back(), *context.model);
        printFindings(all.back().diagnostics);
    }
    return writeOutput("-", answer(all, *asJson)) ? statusOf(all) : Trouble;
}

} // namespace

const Verb& checkVerb()
{
    constexpr std::size_t mostFiles = 1000;
    static constexpr Verb verb{.name = "check",
                               .usage = "RULES... [--model MODEL] [--json]",
                               .summary = "says what is wrong with rules",
                               .options = options,
                               .fewest = 1,
                               .most = mostFiles,
                               .run = run};
    return verb;
}

} // namespace fusewright::cli
