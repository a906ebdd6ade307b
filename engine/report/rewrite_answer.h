// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rewrite/rewrite_run.h"

#include <span>
#include <string>

namespace fusewright {

class JsonWriter;

/// What rules did to a graph, to be told.
struct RewriteAnswer {
    std::span<const RuleFile> files; ///< Of the pipeline, those too that make sections.
    const RuleSet& rules;            ///< Those that rewrite.
    const RewriteRun& run;
};

/// Each step too where they are asked for.
std::string rewriteJson(const RewriteAnswer& answer, bool withSteps);
std::string rewriteText(const RewriteAnswer& answer, bool withSteps);

/// The key `stages` of an answer about more than rewriting, and a table of them.
void writeStages(JsonWriter& writer, const RewriteAnswer& answer);
std::string stageText(const RewriteAnswer& answer);

} // namespace fusewright
