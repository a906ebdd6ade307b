// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rewrite/rewrite_run.h"
#include "engine/rules/checked_rules.h"
#include "engine/rules/rule_context.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace fusewright {

/// A file of a pipeline and the language that it is read in; null finds out.
struct PipelineFile {
    std::string path; ///< Or the name of rules that come with the program.
    const RuleLanguage* language = nullptr;
};

/// Rules files as they are used together: those that rewrite change the model one after another,
/// then the others make sections of what came of it, whatever their order among each other.
class Pipeline {
public:
    /// Reads and checks all files.
    Pipeline(std::span<const PipelineFile> files, const RuleContext& context);

    bool isReadable() const;
    /// All files, in the order they were given.
    std::vector<RuleFile> files() const;
    /// In the same order; what a run has found comes last.
    std::vector<Diagnostic> diagnostics() const;
    CheckedRules rewriting() const;
    CheckedRules grouping() const;
    /// Each file that makes sections.
    std::vector<CheckedRules> groupingByFile() const;

    /// Runs so many of the first stages; the rules that make sections are then checked against the
    /// graph that came of it.
    RewriteRun run(const std::shared_ptr<const Graph>& graph, const RewriteChoices& choices,
                   std::optional<std::size_t> stages = {}, const CancelToken& cancel = {});

private:
    std::vector<CheckedRules> filesThat(bool rewrite) const;

    std::vector<CheckedRules> m_checked; ///< By file.
    std::vector<Diagnostic> m_found;
};

/// Leaves out stages before the first rules that found nothing to prepare.
void dropIdlePreparations(RuleSet& rules, RewriteRun& run);

/// The number of stages up to a stage, with it: by its name, or its number among those that do not
/// prepare images or quantization. Nothing when there is none.
std::optional<std::size_t> stagesUntil(const RuleSet& rules, std::string_view stage);

/// Which stages did not come to an end, and why.
std::vector<Diagnostic> stageFindings(const RuleSet& rules, const RewriteRun& run);

} // namespace fusewright
