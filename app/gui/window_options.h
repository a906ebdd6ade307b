// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "widgets/base/option.h"
#include "widgets/base/theme.h"

namespace fusewright {

/// What the window remembers from one start to the next.
struct WindowOptions {
    explicit WindowOptions(QSettings& store)
        : theme(store, QStringLiteral("view/theme"), ThemeChoice::System),
          raw(store, QStringLiteral("open/raw"), false),
          showOverview(store, QStringLiteral("view/overview"), true),
          showInspector(store, QStringLiteral("view/inspector"), true),
          showProblems(store, QStringLiteral("view/problems"), false),
          geometry(store, QStringLiteral("window/geometry")),
          columns(store, QStringLiteral("window/columns")),
          rows(store, QStringLiteral("window/rows")),
          folder(store, QStringLiteral("files/folder"))
    {
    }

    Option<ThemeChoice> theme;
    Option<bool> raw; ///< Models are opened with nothing folded away.
    Option<bool> showOverview;
    Option<bool> showInspector;
    Option<bool> showProblems;
    Option<QByteArray> geometry;
    Option<QByteArray> columns; ///< Of the model page's splitters.
    Option<QByteArray> rows;
    Option<QByteArray> folder; ///< Where a model was opened last, as UTF-8.
};

} // namespace fusewright
