// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/check_options.h"
#include "app/cli/hardware_options.h"
#include "app/cli/model_input.h"
#include "app/cli/output_file.h"
#include "app/cli/rules_input.h"
#include "app/cli/verb.h"

#include "engine/report/check_text.h"
#include "engine/session/baseline.h"
#include "engine/session/check_session.h"
#include "engine/session/user_catalogue.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <memory>
#include <numeric>
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
            "expect a rule to make N sections, or to rewrite N places; also NAME>=N, NAME<=N, "
            "sections=N, covered=N, rewrites=N"},
        OptionSpec{"--baseline", "FILE", "ignore findings in this baseline; only new ones count"},
        OptionSpec{"--write-baseline", "FILE", "write the findings as a baseline"},
        OptionSpec{"--json", "", "answer with one JSON object"},
        OptionSpec{"--format", "FORMAT", "text, json, sarif or junit"},
        OptionSpec{"-o", "FILE", "output file (default: standard output)"},
    },
    joined(hardwareOptions, rulesOptions)));

bool rewrites(const CheckedRules& checked)
{
    return !checked.rules.stages.empty();
}

/// Named where rules are expected.
bool isModel(const CheckedRules& file)
{
    return std::ranges::find(file.diagnostics, "not-rules", &Diagnostic::code)
        != file.diagnostics.end();
}

/// Of all rules of a file, whichever they are.
bool isAboutAll(const Expectation& expected, const CheckedRules& file)
{
    return rewrites(file) ? expected.name == "rewrites"
                          : expected.name == "sections" || expected.name == "covered";
}

/// What is expected of each file: a rule is looked for where it is, and what is nowhere is asked of
/// the first file.
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
        for (std::size_t at = 0; !isSomewhere && at < files.size(); ++at) {
            if (isAboutAll(each, files[at]))
                shares[at].push_back(each);
        }
        const auto isIn = [&](const auto& share) {
            return std::ranges::find(share, each) != share.end();
        };
        if (!files.empty() && std::ranges::none_of(shares, isIn))
            shares.front().push_back(each);
    }
    return shares;
}

/// Files as they are used together: those that rewrite are tried first, one after another, and the
/// others on what they leave.
class CheckRun {
public:
    CheckRun(std::vector<CheckedRules> files, const CheckOptions& chosen, CheckedModel ground,
             const HardwareProfile* machine)
        : m_files(std::move(files)),
          m_shares(shareOut(chosen.expected, m_files)),
          m_model(ground.graph),
          m_ground(std::move(ground)),
          m_machine(machine)
    {
    }

    CheckAnswer run()
    {
        m_answer.files.resize(m_files.size());
        std::vector<std::size_t> order(m_files.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        std::ranges::stable_partition(order, [&](std::size_t at) { return rewrites(m_files[at]); });
        for (const std::size_t at : order)
            m_answer.files[at] = checked(at);
        return std::move(m_answer);
    }

private:
    CheckedFile checked(std::size_t at)
    {
        CheckedRules& file = m_files[at];
        if (!m_model || !file.isReadable)
            return checkedFile(std::move(file));
        if (m_ground.graph != m_model && !rewrites(file)) {
            RulesChecker again({}, ruleContextOf(m_ground.graph));
            again.choose(m_ground.choices.rules.options);
            file = again.check(file.texts.front());
        }
        CheckedFile done = checkedFile(std::move(file), m_ground, m_shares[at]);
        if (m_machine && done.rules.stages.empty())
            addFitFindings(done, *m_ground.graph, *m_machine);
        return done;
    }

    std::vector<CheckedRules> m_files;
    std::vector<std::vector<Expectation>> m_shares;
    std::shared_ptr<const Graph> m_model;
    CheckedModel m_ground;
    const HardwareProfile* m_machine; ///< Null where none was asked for.
    CheckAnswer m_answer;
};

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
    const auto machine = chosenMachine("check", arguments);
    if (!chosen || !paths || !machine)
        return Trouble;
    if (machine->profile && !chosen->model) {
        complain("check", "--hardware needs a model: --model MODEL.");
        return Trouble;
    }
    Diagnostics catalogueFindings;
    RuleContext context{.operators = userCatalogue(catalogueFindings),
                        .includeFolders = arguments.values("--include")};
    printFindings(catalogueFindings.all());
    if (chosen->model) {
        auto opened = openModelNamed(*chosen->model, arguments);
        if (!opened || !setExtents("check", arguments, *opened))
            return Trouble;
        context.model = opened->model->graph;
    }
    addOptions(arguments, context);
    std::vector<CheckedRules> files;
    for (const PipelineFile& file : *paths)
        files.push_back(checkRules(file.path, context, file.language));
    const auto choices = ruleChoicesOf(arguments, joined(files).rules);
    if (!choices)
        return Trouble;
    if (std::ranges::any_of(files, isModel))
        complain("check", "Name the model that the rules are for with --model MODEL.");
    CheckAnswer answer =
        CheckRun(std::move(files), *chosen, {context.model, {.rules = *choices}}, machine->profile)
            .run();
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
