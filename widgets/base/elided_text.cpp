// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/base/elided_text.h"

#include <QFontMetricsF>

namespace fusewright {

QString nameEnd(const QString& name, const QFontMetricsF& metrics, double room)
{
    QString end = metrics.elidedText(name, Qt::ElideLeft, room);
    while (end != name && end.size() > 2 && !end[1].isLetterOrNumber())
        end.remove(1, 1);
    return end;
}

} // namespace fusewright
