// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/gui/window/window_files.h"

#include "app/gui/frame/rules_filters.h"
#include "app/gui/window/main_window.h"
#include "engine/formats/model_format.h"
#include "widgets/base/text.h"

#include <QMimeData>
#include <QUrl>

namespace fusewright {

QStringList draggedFiles(const QMimeData& data)
{
    QStringList files;
    for (const QUrl& url : data.urls()) {
        if (url.isLocalFile())
            files.append(url.toLocalFile());
    }
    return files;
}

QString openFilters()
{
    QStringList models;
    for (const ModelFormat& format : modelFormats()) {
        for (const std::string_view ending : format.endings)
            models.append(QLatin1Char('*') + toQt(ending));
    }
    models.removeDuplicates();
    const QChar space = QLatin1Char(' ');
    return QStringList{
        MainWindow::tr("Models and rules (%1)").arg((models + rulesEndings()).join(space)),
        MainWindow::tr("Models (%1)").arg(models.join(space)),
        rulesFilters(),
    }
        .join(QLatin1String(";;"));
}

} // namespace fusewright
