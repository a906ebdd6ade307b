// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "widgets/base/option.h"
#include "widgets/base/theme.h"

namespace fusewright {

/// What the window remembers from one start to the next.
struct WindowOptions {
    explicit WindowOptions(QSettings& store)
        : raw(store, QStringLiteral("open/raw"), false),
          geometry(store, QStringLiteral("window/geometry")),
          docks(store, QStringLiteral("window/docks")),
          folder(store, QStringLiteral("files/folder")),
          model(store, QStringLiteral("session/model")),
          rules(store, QStringLiteral("session/rules")),
          editor(store, QStringLiteral("session/editor")),
          exporting(store, QStringLiteral("export/choice")),
          canvas(store, QStringLiteral("session/canvas")),
          comparison(store, QStringLiteral("session/comparison"))
    {
    }

    Option<bool> raw; ///< Models are opened with nothing folded away.
    Option<QByteArray> geometry;
    Option<QByteArray> docks;
    Option<QByteArray> folder; ///< Where a file was opened last, as UTF-8.
    Option<QByteArray> model;  ///< What was open at the end, as UTF-8.
    Option<QByteArray> rules;
    Option<QByteArray> editor;     ///< Caret, folds and zoom of the rules.
    Option<QByteArray> exporting;  ///< What was written last, and how.
    Option<QByteArray> canvas;     ///< Place and zoom of the picture, and what it shows.
    Option<QByteArray> comparison; ///< Which sides, in how many pictures.
};

} // namespace fusewright
