// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/cli/arguments.h"
#include "engine/session/model_session.h"
#include "engine/session/pipeline.h"

#include <array>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace fusewright::cli {

/// The options of every verb that reads rules.
inline constexpr std::array readingOptions{
    OptionSpec{"--language", "NAME",
               "language of all rules files, or FILE=NAME of one; repeatable"},
    OptionSpec{"--include", "FOLDER", "folder of files that rules files include; repeatable"},
};

/// The options of every verb that runs rules on a model.
inline constexpr auto rulesOptions = joined(
    readingOptions,
    std::array{
        OptionSpec{"--assume", "NAME=ANSWER",
                   "true or false for a rule, or a function of another language; repeatable"},
        OptionSpec{"--option", "NAME=VALUE", "value of an option that rules read; repeatable"},
        OptionSpec{"--plan", "NAME", "which list of patterns of a TVM file is tried"},
        OptionSpec{"--layout", "LAYOUT",
                   "nhwc: rules see images with channels last; as-is: as the model has them"},
    });

/// Rules files, each with the language that it is said to be in. Nothing, and the reason on
/// standard error, when there is no such language or no such file among them, or rules that come
/// with the program are misspelled.
std::optional<std::vector<PipelineFile>> rulesFilesOf(std::span<const std::string> paths,
                                                      const Arguments& arguments);

/// What `--assume`, `--option` and `--layout` choose of rules. Nothing, and the reason on standard
/// error, when one of them is wrong.
std::optional<RuleChoices> ruleChoicesOf(const Arguments& arguments, const RuleSet& rules);
/// The same of rules that are not read yet: what is wrong is left out.
void addOptions(const Arguments& arguments, RuleContext& context);

/// How far rewriting goes.
struct RewriteWish {
    std::optional<std::string> until; ///< The last stage.
    std::uint64_t mostSteps = RewriteChoices().mostSteps;
};

/// Rules files and what those among them that rewrite did to the model.
struct OpenedRules {
    CheckedRules rules;               ///< Those that make sections, with the findings of all files.
    std::vector<CheckedRules> byFile; ///< The same, each file alone.
    CheckedRules rewriting;           ///< Without stages that were not asked for.
    RewriteChoices choices;           ///< With which they ran.
    RewriteRun run;
    std::vector<RuleFile> files; ///< All of them.
};

/// A model after rewriting, and the rules that are tried on it.
struct RulesAndModel : OpenedRules {
    OpenedModel model;
};

/// Opens rules files, which are used together, and behind them the model; the findings go to
/// standard error. Nothing when one of them cannot be read or an option is wrong.
std::optional<RulesAndModel> openRulesAndModel(std::span<const std::string> paths,
                                               const Arguments& arguments,
                                               const RewriteWish& wish = {});

/// The same for a model that is open: it becomes what rewriting rules make of it.
std::optional<OpenedRules> openRulesFor(OpenedModel& model, std::span<const std::string> paths,
                                        const Arguments& arguments, const RewriteWish& wish = {});

/// `text` or `json`, of `--format` or `--json`; nothing, and the reason on standard error, when it
/// is neither.
std::optional<bool> wantsJson(const char* verb, const Arguments& arguments);

} // namespace fusewright::cli
