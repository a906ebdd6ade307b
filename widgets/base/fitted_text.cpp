// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/base/fitted_text.h"

#include "widgets/base/elided_label.h"
#include "widgets/base/text_label.h"

#include <QVBoxLayout>

namespace fusewright {

FittedText::FittedText(const QMargins& margins, QWidget* parent)
    : QWidget(parent), m_whole(textLabel(margins)), m_line(new ElidedLabel(Qt::ElideRight))
{
    m_whole->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_line->setContentsMargins(margins);
    m_line->hide();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_whole);
    column->addWidget(m_line);
    hide();
}

void FittedText::setText(const QString& text)
{
    m_whole->setText(text);
    m_line->setFullText(text);
    setHidden(text.isEmpty());
}

void FittedText::setInOneLine(bool isInOneLine)
{
    m_whole->setHidden(isInOneLine);
    m_line->setHidden(!isInOneLine);
}

void FittedText::setTextName(const QString& name)
{
    m_whole->setObjectName(name);
    m_line->setObjectName(name);
}

void FittedText::setTextAccessibleName(const QString& name)
{
    m_whole->setAccessibleName(name);
    m_line->setAccessibleName(name);
}

} // namespace fusewright
