// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/gui/frame/file_dialog.h"

#include <QDateTime>
#include <QHeaderView>
#include <QLocale>
#include <QTreeView>

#include <array>
#include <cstddef>

namespace fusewright {

namespace {

constexpr QSize roomy(900, 520);
constexpr int besideText = 24;

/// Names have what is left beside these, which are as wide as what is usual at least: a style sheet
/// takes more room than Qt gives them by itself.
void giveRoom(QHeaderView& header)
{
    const QLocale locale = QLocale::system(); // As Qt writes them there.
    const QDateTime late(QDate(2026, 12, 28), QTime(20, 58, 58));
    const QFontMetrics metrics(header.font());
    const auto widthOf = [&](const QString& text) {
        return metrics.horizontalAdvance(text) + besideText;
    };
    const std::array<int, 4> least{0, widthOf(locale.formattedDataSize(999'990'000)),
                                   widthOf(QStringLiteral("YAML document")),
                                   widthOf(locale.toString(late, QLocale::ShortFormat))};
    const auto keepRoom = [&header, least](int column) {
        const auto at = static_cast<std::size_t>(column);
        if (at > 0 && at < least.size() && header.sectionSize(column) < least[at])
            header.resizeSection(column, least[at]);
    };
    QObject::connect(&header, &QHeaderView::sectionResized, &header, keepRoom);
    header.setStretchLastSection(false);
    header.setSectionResizeMode(QHeaderView::Interactive);
    header.setSectionResizeMode(0, QHeaderView::Stretch);
    for (int column = 1; column < int(least.size()); ++column)
        keepRoom(column);
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
