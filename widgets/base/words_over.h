// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>

class QLabel;
class QWidget;

namespace fusewright {

/// Quiet words in the middle of a view, for when there is nothing in it.
QLabel* layWordsOver(QWidget& view, const QString& words = {});

} // namespace fusewright
