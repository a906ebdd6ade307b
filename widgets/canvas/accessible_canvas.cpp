// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/canvas/accessible_canvas.h"

#include "widgets/canvas/graph_canvas.h"

#include <QAccessible>
#include <QAccessibleWidget>

namespace fusewright {

namespace {

QAccessibleInterface* makeAccessible(const QString& className, QObject* object)
{
    if (className != QLatin1String(GraphCanvas::staticMetaObject.className()))
        return nullptr;
    return new QAccessibleWidget(static_cast<GraphCanvas*>(object), QAccessible::Canvas);
}

} // namespace

void installCanvasAccessibility()
{
    static const bool isInstalled = [] {
        QAccessible::installFactory(makeAccessible);
        return true;
    }();
    Q_UNUSED(isInstalled)
}

} // namespace fusewright
