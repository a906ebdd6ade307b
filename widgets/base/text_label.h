// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QMargins>

class QLabel;

namespace fusewright {

/// Sentences in a panel, which can be selected and copied.
QLabel* textLabel(const QMargins& margins = {});

} // namespace fusewright
