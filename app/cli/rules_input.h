// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/cli/arguments.h"
#include "engine/session/model_session.h"
#include "engine/session/rules_session.h"

#include <optional>
#include <span>
#include <string>

namespace fusewright::cli {

/// A model and the rules that are tried on it.
struct RulesAndModel {
    CheckedRules rules;
    OpenedModel model;
};

/// Opens rules files, which are tried together, and behind them the model; the findings go to
/// standard error. Nothing when one of them cannot be read.
std::optional<RulesAndModel> openRulesAndModel(std::span<const std::string> paths,
                                               const Arguments& arguments);

/// Reads and checks rules for a model that is open; the findings go to standard error. Nothing when
/// they cannot be read.
std::optional<CheckedRules> openRulesFor(const OpenedModel& model,
                                         std::span<const std::string> paths);

/// `text` or `json`, of `--format` or `--json`; nothing, and the reason on standard error, when it
/// is neither.
std::optional<bool> wantsJson(const char* verb, const Arguments& arguments);

} // namespace fusewright::cli
