// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/check_options.h"
#include "app/cli/model_input.h"
#include "app/cli/output_file.h"
#include "app/cli/rules_input.h"
#include "app/cli/verb.h"

#include "engine/report/check_text.h"
#include "engine/session/baseline.h"
#include "engine/session/check_session.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace fusewright::cli {

namespace {

constexpr auto checkWords = withModelOptions(joined(
    std::array{
        OptionSpec{"--model", "MODEL",
                   "match the rules on this model, and accept its operator names"},
        OptionSpec{
            "--expect", "NAME=N",
            "expect a rule to make N sections; also NAME>=N, NAME<=N, sections=N, covered=N"},
        OptionSpec{"--baseline", "FILE", "ignore findings in this baseline; only new ones count"},
        OptionSpec{"--write-baseline", "FILE", "write the findings as a baseline"},
        OptionSpec{"--json", "", "answer with one JSON object"},
        OptionSpec{"--format", "FORMAT", "text, json, sarif or junit"},
        OptionSpec{"-o", "FILE", "output file (default: standard output)"},
    },
    readingOptions));

/// What is expected of each file: a rule is looked for where it is, and one that is nowhere is
/// asked of the first file.
std::vector<std::vector<Expectation>> shareOut(const std::vector<Expectation>& expected,
                                               const std::vector<CheckedRules>& files)
{
    std::vector<std::vector<Expectation>> shares(files.size());
    for (const Expectation& each : expected) {
        bool isSomewhere = false;
        for (std::size_t at = 0; at < files.size(); ++at) {
            const auto& written = files[at].written;
            if (std::ranges::find(written, each.name, &WrittenRule::name) == written.end())
                continue;
            shares[at].push_back(each);
            isSomewhere = true;
        }
        const bool isAboutAll = each.name == "sections" || each.name == "covered";
        for (std::size_t at = 0; !isSomewhere && at < (isAboutAll ? files.size() : 1); ++at)
            shares[at].push_back(each);
    }
    return shares;
}

CheckAnswer check(std::span<const PipelineFile> paths, const CheckOptions& chosen,
                  const RuleContext& context)
{
    std::vector<CheckedRules> files;
    for (const PipelineFile& file : paths)
        files.push_back(checkRules(file.path, context, file.language));
    const auto shares = shareOut(chosen.expected, files);
    CheckAnswer answer;
    for (std::size_t at = 0; at < files.size(); ++at) {
        const bool isTried = context.model && files[at].isReadable;
        answer.files.push_back(isTried
                                   ? checkedFile(std::move(files[at]), *context.model, shares[at])
                                   : checkedFile(std::move(files[at])));
    }
    return answer;
}

void print(const CheckAnswer& answer)
{
    for (const CheckedFile& file : answer.files) {
        for (const CheckFinding& finding : file.findings) {
            std::string line = toText(finding.diagnostic);
            if (const std::string_view state = stateName(finding.state); !state.empty())
                line += " (" + std::string(state) + ')';
            std::fputs((line + '\n').c_str(), stderr);
        }
    }
}

std::string printed(const CheckAnswer& answer, CheckFormat format)
{
    switch (format) {
    case CheckFormat::Text:
        return checkText(answer);
    case CheckFormat::Json:
        return checkJson(answer);
    case CheckFormat::Sarif:
        return checkSarif(answer, FUSEWRIGHT_VERSION);
    case CheckFormat::Junit:
        return checkJunit(answer);
    }
    return {};
}

int statusOf(const CheckAnswer& answer, const CheckOptions& chosen)
{
    if (!std::ranges::all_of(answer.files, &CheckedFile::isReadable))
        return Trouble;
    // A baseline that is just written knows them all.
    if (chosen.newBaseline && !chosen.baseline)
        return Fine;
    const auto hasFailure = [](const CheckedFile& file) {
        return std::ranges::any_of(file.findings, isFailure);
    };
    return std::ranges::any_of(answer.files, hasFailure) ? Findings : Fine;
}

/// False, and the reason on standard error, when it is none.
bool markKnown(const std::string& path, CheckAnswer& answer)
{
    Diagnostics diagnostics;
    const auto baseline = Baseline::open(path, diagnostics);
    printFindings(diagnostics.all());
    if (!baseline)
        return false;
    baseline->mark(answer);
    return true;
}

int runCheck(const Arguments& arguments)
{
    const std::optional<CheckOptions> chosen = readCheckOptions(arguments);
    const auto paths = rulesFilesOf(arguments.positionals(), arguments);
    if (!chosen || !paths)
        return Trouble;
    Diagnostics catalogueFindings;
    RuleContext context{.operators = userCatalogue(catalogueFindings),
                        .includeFolders = arguments.values("--include")};
    printFindings(catalogueFindings.all());
    if (chosen->model) {
        const auto opened = openModelNamed(*chosen->model, arguments);
        if (!opened)
            return Trouble;
        context.model = opened->model->graph;
    }
    CheckAnswer answer = check(*paths, *chosen, context);
    if (chosen->baseline && !markKnown(*chosen->baseline, answer))
        return Trouble;
    print(answer);
    if (chosen->newBaseline && !writeOutput(*chosen->newBaseline, checkJson(answer)))
        return Trouble;
    return writeOutput(chosen->output, printed(answer, chosen->format)) ? statusOf(answer, *chosen)
                                                                        : Trouble;
}

} // namespace

const Verb& checkVerb()
{
    constexpr std::size_t mostFiles = 1000;
    static constexpr Verb verb{.name = "check",
                               .usage = "RULES... [--model MODEL] [--expect NAME=N]",
                               .summary = "reports problems in rules",
                               .options = checkWords,
                               .fewest = 1,
                               .most = mostFiles,
                               .run = runCheck};
    return verb;
}

} // namespace fusewright::cli
