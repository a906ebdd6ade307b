// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "widgets/base/command_id.h"
#include "widgets/base/language.h"
#include "widgets/base/preferences.h"
#include "widgets/base/theme.h"
#include "widgets/document/workspace.h"

#include <optional>
#include <vector>

namespace fusewright {

/// What one window hands to the next, beside all that is written down for another day.
struct ShownViews {
    std::vector<NodeId> selection; ///< In the picture.
    std::optional<CommandId> page; ///< That shows what is on screen beside the graph.
    bool isChoosing = false;       ///< The preferences are.
};

/// What outlives a window, which is made anew when the program speaks another language.
struct Program {
    /// `store` must outlive the program; no examples for an empty folder.
    Program(QSettings& store, QString examples)
        : settings(store), preferences(store), workspace(store), examplesFolder(std::move(examples))
    {
    }

    QSettings& settings;
    Preferences preferences;
    Language language;
    Theme theme;
    Workspace workspace;
    QString examplesFolder;
    ShownViews shown;
};

} // namespace fusewright
