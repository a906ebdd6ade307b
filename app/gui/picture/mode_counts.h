// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/partition/partition.h"
#include "widgets/base/command_id.h"

#include <QObject>
#include <QString>

#include <cstddef>
#include <memory>
#include <utility>

namespace fusewright {

class CommandActions;
class ModelDocument;
struct OpenedModel;
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
    ModeCounts(const ModelDocument& model, const CommandActions& actions);

    /// Null for none.
    void show(const CanvasView* view);

signals:
    /// Short words for a status bar.
    void said(const QString& words);

private:
    /// What automatic fusion made of a model.
    struct Automatic {
        std::weak_ptr<const OpenedModel> model;
        std::size_t sections = 0;
        std::size_t withoutNumbers = 0;
    };

    void tellNumbers(const CanvasView& view);

    const ModelDocument& m_model;
    const CommandActions& m_actions;
    Automatic m_automatic;
};

} // namespace fusewright
