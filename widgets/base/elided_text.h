// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>

class QFontMetricsF;

namespace fusewright {

/// The end of a name, which says more than its beginning, from the start of a part of it.
QString nameEnd(const QString& name, const QFontMetricsF& metrics, double room);

} // namespace fusewright
