// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/infer/with_extents.h"
#include "engine/partition/partition.h"
#include "engine/session/model_session.h"
#include "widgets/base/command_id.h"

#include <QObject>
#include <QString>

#include <cstddef>
#include <memory>
#include <utility>
#include <vector>

namespace fusewright {

class CommandActions;
class Workspace;
struct CanvasView;

inline constexpr std::pair<CommandId, FusionMode> modeCommands[] = {
    {CommandId::PartitionO0, FusionMode::O0},
    {CommandId::PartitionO1, FusionMode::O1},
    {CommandId::PartitionO3, FusionMode::O3},
    {CommandId::PartitionO1O3, FusionMode::O1O3}};

/// How many sections each mode makes, on its button, and what numbers for extents change in that.
class ModeCounts : public QObject {
    Q_OBJECT

public:
    /// All must outlive it.
    ModeCounts(Workspace& workspace, const CommandActions& actions);

    /// Null for none.
    void show(const CanvasView* view);

signals:
    /// Short words for a status bar.
    void said(const QString& words);

private:
    /// What automatic fusion made of a model.
    struct Automatic {
        std::weak_ptr<const OpenedModel> model;
        std::weak_ptr<const Graph> graph;
        std::vector<ExtentValue> numbers;
        std::size_t sections = 0;
        std::size_t withoutNumbers = 0;
    };

    void tellNumbers(const CanvasView& view);

    Workspace& m_workspace;
    const CommandActions& m_actions;
    Automatic m_automatic;
};

} // namespace fusewright
