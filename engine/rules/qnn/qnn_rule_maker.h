// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/operator_catalogue.h"
#include "engine/rules/qnn/qnn_file.h"
#include "engine/rules/rule.h"

#include <optional>
#include <vector>

namespace fusewright {

class QnnFindings;

/// A rule that can run, and what it reads.
struct QnnMadeRule {
    Rule rule;
    std::vector<RuleOption> options;
};

/// Makes a rule of what was read; nothing of one that is not sound, or cannot run. Why says a
/// finding.
std::optional<QnnMadeRule> makeQnnRule(const QnnFile& file, const QnnRule& rule,
                                       const OperatorCatalogue& operators, QnnFindings& findings);

/// All rules of a file with a stage for each pass, in the order of their numbers. Rules of unknown
/// passes are in stages that are off.
RuleSet makeQnnRules(const QnnFile& file, const OperatorCatalogue& operators,
                     QnnFindings& findings);

} // namespace fusewright
