// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/base/empty_page.h"

#include "widgets/base/theme.h"

#include <QLabel>
#include <QVBoxLayout>

namespace fusewright {

namespace {

constexpr int pageIconSize = 8 * grid;

QLabel* centredLabel()
{
    auto* label = new QLabel;
    label->setAlignment(Qt::AlignCenter);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    return label;
}

} // namespace

EmptyPage::EmptyPage(const Theme& theme, const QString& icon, QWidget* parent)
    : QWidget(parent), m_title(centredLabel()), m_text(centredLabel())
{
    auto* image = new QLabel;
    image->setAlignment(Qt::AlignCenter);
    const auto paint = [image, &theme, icon] {
        image->setPixmap(theme.icon(icon, Ink::Muted).pixmap(pageIconSize, pageIconSize));
    };
    paint();
    connect(&theme, &Theme::changed, image, paint);
    m_title->setFont(theme.font(TypeStep::Strong));
    m_text->setObjectName(QStringLiteral("quiet"));

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(6 * grid, 6 * grid, 6 * grid, 6 * grid);
    column->setSpacing(2 * grid);
    column->addStretch(2);
    column->addWidget(image);
    column->addWidget(m_title);
    column->addWidget(m_text);
    column->addStretch(3);
}

void EmptyPage::tell(const QString& title, const QString& text)
{
    m_title->setText(title);
    m_text->setText(text);
    setAccessibleName(title);
    setAccessibleDescription(text);
}

QString EmptyPage::title() const
{
    return m_title->text();
}

} // namespace fusewright
