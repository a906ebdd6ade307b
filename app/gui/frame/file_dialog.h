// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QFileDialog>

namespace fusewright {

/// A dialog for files that goes when it is closed. Where the system has none of its own, names have
/// the room that size, kind and date leave.
QFileDialog* makeFileDialog(QWidget* parent, const QString& title, const QString& folder,
                            const QString& filter = {});

} // namespace fusewright
