// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph_ids.h"

#include <QString>
#include <QStringList>

namespace fusewright {

class CanvasScene;
class Graph;
struct PictureRepeat;

/// A title in bold with lines below it, for a tool tip; long ones are shortened.
QString tipText(const QString& title, const QStringList& lines);

/// What is known of an operator without rules: its name, what it makes and its class.
QString operatorTip(const CanvasScene& scene, NodeId node);
QString groupTip(const CanvasScene& scene, std::uint32_t item);
/// What a card of inputs says that nobody uses.
QString unusedInputsTip(const CanvasScene& scene, std::uint32_t inputs);
QString valueTip(const Graph& graph, ValueId value);
/// How many blocks there are, what a click does, and which modules of their list are none of them.
QString repeatTip(const CanvasScene& scene, const PictureRepeat& repeat);

} // namespace fusewright
