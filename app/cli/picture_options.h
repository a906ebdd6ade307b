// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/cli/arguments.h"
#include "engine/session/picture_session.h"

#include <array>
#include <optional>
#include <string_view>

namespace fusewright::cli {

/// The options of every verb that draws a model.
inline constexpr std::array pictureOptions{
    OptionSpec{"--view", "VIEW", "operators, sections or modules (default sections)"},
    OptionSpec{"--open", "LEVELS", "number of frame levels to open, or all (default all)"},
    OptionSpec{"--fold", "WHEN", "draw repeated blocks once: auto, yes or no"},
};

/// Nothing, and the reason on standard error, when one of them is wrong.
std::optional<PictureChoice> readPictureChoice(std::string_view verb, const Arguments& arguments);

} // namespace fusewright::cli
