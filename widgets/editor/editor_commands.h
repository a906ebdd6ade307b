// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <functional>

class QObject;

namespace fusewright {

class CommandActions;
class RulesEditor;

/// Lets the current editor do what the commands about its text say, as long as `context` lives.
/// Keys and texts are the table's.
void obeyCommands(QObject& context, const std::function<RulesEditor&()>& current,
                  const CommandActions& actions);

} // namespace fusewright
