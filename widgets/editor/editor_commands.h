// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

namespace fusewright {

class CommandActions;
class RulesEditor;

/// Lets the editor do what the commands about its text say. Keys and texts are the table's.
void obeyCommands(RulesEditor& editor, const CommandActions& actions);

} // namespace fusewright
