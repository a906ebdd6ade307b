// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/base/scrolled_text.h"

#include "widgets/base/text_label.h"

#include <QLabel>
#include <QScrollBar>

#include <algorithm>

namespace fusewright {

ScrolledText::ScrolledText(const QMargins& margins, int mostHeight, QWidget* parent)
    : QScrollArea(parent), m_label(textLabel(margins)), m_mostHeight(mostHeight)
{
    m_label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    setWidget(m_label);
    setWidgetResizable(true);
    // The ground is that of the panel.
    m_label->setAutoFillBackground(false);
    viewport()->setAutoFillBackground(false);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void ScrolledText::setText(const QString& text)
{
    m_label->setText(text);
    verticalScrollBar()->setValue(0);
    updateGeometry();
}

QString ScrolledText::text() const
{
    return m_label->text();
}

int ScrolledText::heightForWidth(int width) const
{
    return std::min(m_label->heightForWidth(width), m_mostHeight);
}

QSize ScrolledText::sizeHint() const
{
    const QSize hint = m_label->sizeHint();
    return {hint.width(), std::min(hint.height(), m_mostHeight)};
}

QSize ScrolledText::minimumSizeHint() const
{
    return {0, std::min(m_label->minimumSizeHint().height(), m_mostHeight)};
}

} // namespace fusewright
