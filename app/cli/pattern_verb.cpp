// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/model_input.h"
#include "app/cli/output_file.h"
#include "app/cli/verb.h"

#include "engine/report/pattern_svg.h"
#include "engine/session/pattern_session.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <optional>
#include <string>

namespace fusewright::cli {

namespace {

constexpr std::array patternWords{
    OptionSpec{"--rule", "NAME", "the rule to draw"},
    OptionSpec{"-o", "FILE", "output SVG file (default: standard output)"},
    OptionSpec{"--theme", "THEME", "auto, light or dark"},
};

const RuleSketch* findRule(const SketchedRules& sketched, const Arguments& arguments)
{
    const std::optional<std::string> name = arguments.value("--rule");
    if (!name && sketched.rules.size() == 1)
        return &sketched.rules.front();
    if (!name) {
        complain("pattern", "Specify a rule: --rule NAME.");
        return nullptr;
    }
    const auto found = std::ranges::find(sketched.rules, *name, &RuleSketch::name);
    if (found != sketched.rules.end())
        return &*found;
    complain("pattern",
             "There is no rule \"" + *name + "\" with a pattern in "
                 + arguments.positionals().front() + '.');
    return nullptr;
}

std::optional<ReportTheme> themeOf(const Arguments& arguments)
{
    const std::string word = arguments.value("--theme").value_or("auto");
    if (word == "auto")
        return ReportTheme::Auto;
    if (word == "light")
        return ReportTheme::Light;
    if (word == "dark")
        return ReportTheme::Dark;
    complain("pattern", "--theme must be auto, light or dark, not \"" + word + "\".");
    return std::nullopt;
}

int runPattern(const Arguments& arguments)
{
    const auto theme = themeOf(arguments);
    if (!theme)
        return Trouble;
    const SketchedRules sketched = sketchRulesFile(arguments.positionals().front());
    printFindings(sketched.diagnostics);
    if (!sketched.isReadable)
        return Trouble;
    const RuleSketch* const rule = findRule(sketched, arguments);
    if (!rule || !writeOutput(arguments.value("-o").value_or("-"), patternSvg(*rule, *theme)))
        return Trouble;
    return sketched.diagnostics.empty() ? Fine : Findings;
}

} // namespace

const Verb& patternVerb()
{
    static constexpr Verb verb{.name = "pattern",
                               .usage = "RULES --rule NAME [-o FILE]",
                               .summary = "draws the patterns of a rule as SVG",
                               .options = patternWords,
                               .fewest = 1,
                               .most = 1,
                               .run = runPattern};
    return verb;
}

} // namespace fusewright::cli
