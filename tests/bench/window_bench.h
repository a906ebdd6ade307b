// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>

#include <memory>

namespace fusewright {
class Graph;
}

namespace fusewright::bench {

/// How long the canvas takes for a frame, at every zoom.
void benchFrames(const std::shared_ptr<const Graph>& graph);

/// How long it takes from opening files in a window to the first picture of them.
void benchFirstPicture(const QString& model, const QString& rules);

/// How long a key in the rules takes until it is on the screen, and until what it changes is.
void benchKeys(const QString& model, const QString& rules);

} // namespace fusewright::bench
