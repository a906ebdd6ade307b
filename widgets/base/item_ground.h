// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>

class QPainter;
class QStyleOptionViewItem;

namespace fusewright {

/// Paints a cell without its text, which it takes out of the option and gives.
QString paintGround(QPainter& painter, QStyleOptionViewItem& item);

} // namespace fusewright
