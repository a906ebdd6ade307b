// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/gui/frame/file_dialog.h"

#include <QDateTime>
#include <QHeaderView>
#include <QLocale>
#include <QTreeView>

namespace fusewright {

namespace {

constexpr QSize roomy(900, 520);
constexpr int besideText = 24;

/// Names have what is left beside these, which are as wide as what is usual.
void giveRoom(QHeaderView& header)
{
    const QLocale locale;
    const QDateTime late(QDate(2026, 12, 28), QTime(20, 58, 58));
    const QString usual[] = {locale.formattedDataSize(1'000'000'000), QStringLiteral("json File"),
                             locale.toString(late, QLocale::ShortFormat)};
    const QFontMetrics metrics(header.font());
    header.setStretchLastSection(false);
    header.setSectionResizeMode(QHeaderView::Interactive);
    header.setSectionResizeMode(0, QHeaderView::Stretch);
    int column = 0;
    for (const QString& text : usual)
        header.resizeSection(++column, metrics.horizontalAdvance(text) + besideText);
}

} // namespace

QFileDialog* makeFileDialog(QWidget* parent, const QString& title, const QString& folder,
                            const QString& filter)
{
    auto* const dialog = new QFileDialog(parent, title, folder, filter);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    // Of the system's own there is nothing to be found.
    if (auto* const list = dialog->findChild<QTreeView*>(QStringLiteral("treeView"))) {
        giveRoom(*list->header());
        dialog->resize(dialog->sizeHint().expandedTo(roomy));
    }
    return dialog;
}

} // namespace fusewright
