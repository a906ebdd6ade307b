// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "widgets/base/command_table.h"

namespace fusewright {

// The table in its parts, each in the order of its menu.
std::span<const Command> fileCommands();
std::span<const Command> editCommands();
std::span<const Command> ruleCommands();
std::span<const Command> navigateCommands();
std::span<const Command> graphCommands();
std::span<const Command> viewCommands();
std::span<const Command> helpCommands();

} // namespace fusewright
