// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QStringList>

class QMimeData;

namespace fusewright {

/// The local files among what is dragged.
QStringList draggedFiles(const QMimeData& data);
/// For a dialog that opens models and rules.
QString openFilters();

} // namespace fusewright
