// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/gui/window/about_dialog.h"

#include "widgets/base/theme.h"

#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QLabel>
#include <QVBoxLayout>

namespace fusewright {

namespace {

constexpr int markSize = 16 * grid;
constexpr int textWidth = 90 * grid;

} // namespace

AboutDialog::AboutDialog(const Theme& theme, QWidget* parent) : QDialog(parent)
{
    setWindowTitle(tr("About Fusewright"));
    auto* mark = new QLabel;
    mark->setPixmap(theme.icon(QStringLiteral("fusewright"))
                        .pixmap(QSize(markSize, markSize), devicePixelRatioF()));
    auto* name = new QLabel(QStringLiteral("Fusewright"));
    name->setFont(theme.font(TypeStep::Title));
    auto* version = new QLabel(tr("Version %1").arg(QCoreApplication::applicationVersion()));
    version->setObjectName(QStringLiteral("quiet"));
    auto* text = new QLabel(tr("Write operator-fusion rules and see what they match in model "
                               "graphs.\n\nFusewright is free software under the Apache License "
                               "2.0. It is built with Qt %1 (LGPL 3).")
                                .arg(QString::fromLatin1(qVersion())));
    text->setWordWrap(true);
    text->setFixedWidth(textWidth);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto* words = new QVBoxLayout;
    words->setSpacing(grid);
    words->addWidget(name);
    words->addWidget(version);
    words->addSpacing(2 * grid);
    words->addWidget(text);
    auto* row = new QHBoxLayout;
    row->setSpacing(4 * grid);
    row->addWidget(mark, 0, Qt::AlignTop);
    row->addLayout(words);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(6 * grid, 6 * grid, 6 * grid, 4 * grid);
    column->setSpacing(4 * grid);
    column->addLayout(row);
    column->addWidget(buttons);
    column->setSizeConstraint(QLayout::SetFixedSize);
}

} // namespace fusewright
