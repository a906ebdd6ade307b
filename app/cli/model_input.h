// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/cli/arguments.h"
#include "engine/session/model_session.h"
#include "engine/session/user_catalogue.h"

#include <array>
#include <optional>
#include <span>
#include <string>

namespace fusewright::cli {

/// The options of every verb that takes a MODEL.
inline constexpr std::array modelOptions{
    OptionSpec{"--raw", "", "fold nothing away; keep every node of the file"},
    OptionSpec{"--keep-inputs", "", "keep inputs that look like weights as inputs"},
    OptionSpec{"--no-infer", "", "do not infer types and shapes missing from the file"},
    OptionSpec{"--function", "NAME", "graph to open in a file with several"},
    OptionSpec{"--calls", "WAY", "calls and composites: default, open or closed"},
    OptionSpec{"--fx-mode", "MODE",
               "operators of a PyTorch capture: as-is, or tt for those of TT-XLA"},
    OptionSpec{"--op-label", "WHERE",
               "where the operator is in a DOT label: target, first, second, whole"},
};

/// `modelOptions` and those of one verb.
template <std::size_t Count>
constexpr auto withModelOptions(const std::array<OptionSpec, Count>& own)
{
    return joined(own, modelOptions);
}

/// What the model options say; nothing when one is wrong: standard error then says why.
std::optional<OpenOptions> readOpenOptions(const Arguments& arguments);

/// Opens the model that the arguments name; its findings go to standard error.
///
/// Nothing when an option is wrong or the model cannot be read: standard error then says why.
std::optional<OpenedModel> openModelOf(const Arguments& arguments);
/// The same for a model that an option names.
std::optional<OpenedModel> openModelNamed(const std::string& path, const Arguments& arguments);

/// Puts findings on standard error, a line each.
void printFindings(std::span<const Diagnostic> diagnostics);

} // namespace fusewright::cli
