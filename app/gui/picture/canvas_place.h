// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "widgets/canvas/graph_canvas.h"

#include <QByteArray>

namespace fusewright {

/// What is seen of a graph, from session to session.
QByteArray encodePlace(const CanvasState& state);
CanvasState decodePlace(const QByteArray& stored);

} // namespace fusewright
