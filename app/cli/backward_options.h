// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/cli/arguments.h"
#include "engine/session/backward_session.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace fusewright::cli {

/// What gradients a backward graph is made of.
inline constexpr std::array gradientOptions{
    OptionSpec{"--loss", "NAMES", "outputs that have a gradient, comma-separated (default all)"},
    OptionSpec{"--wrt", "NAMES",
               "gradients wanted: parameters (default), inputs, all, or names with commas"},
};

/// The options of every verb that can add the backward graph of its model.
inline constexpr auto backwardOptions = joined(
    std::array{OptionSpec{"--backward", "", "add the backward graph, each section with a partner"}},
    gradientOptions);

/// Whether options are given that say nothing without `--backward`; standard error then says so.
bool isWithoutBackward(std::string_view verb, const Arguments& arguments);
/// `a,b` and what is given again.
std::vector<std::string> namesIn(const Arguments& arguments, std::string_view option);
/// The backward graph of a model as the options ask; the findings go to standard error. Nothing
/// when a name is wrong. A model whose file has one becomes its forward part.
std::optional<BackwardGraph> openBackwardOf(OpenedModel& model, const Arguments& arguments);

} // namespace fusewright::cli
