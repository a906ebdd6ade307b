// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/report/export_preview.h"

#include "widgets/base/theme.h"

#include <QLabel>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QVBoxLayout>

namespace fusewright {

ExportPreview::ExportPreview(const Theme& theme, QWidget* parent)
    : QStackedWidget(parent),
      m_text(new QPlainTextEdit),
      m_scroll(new QScrollArea),
      m_column(nullptr),
      m_problem(new QLabel)
{
    m_text->setReadOnly(true);
    m_text->setFont(theme.fixedFont());
    m_text->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_text->setAccessibleName(tr("Beginning of the file"));
    auto* sheet = new QWidget;
    sheet->setObjectName(QStringLiteral("sheet"));
    m_column = new QVBoxLayout(sheet);
    m_column->setContentsMargins(3 * grid, 3 * grid, 3 * grid, 3 * grid);
    m_column->setSpacing(3 * grid);
    m_column->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
    m_scroll->setWidget(sheet);
    m_scroll->setWidgetResizable(true);
    m_scroll->setAccessibleName(tr("Pages of the file"));
    m_problem->setObjectName(QStringLiteral("quiet"));
    m_problem->setAlignment(Qt::AlignCenter);
    m_problem->setWordWrap(true);
    for (QWidget* page : {static_cast<QWidget*>(m_text), static_cast<QWidget*>(m_scroll),
                          static_cast<QWidget*>(m_problem)})
        addWidget(page);
}

void ExportPreview::show(const PreviewContent& content)
{
    setWaiting(false);
    if (!content.problem.isEmpty()) {
        showPages({});
        m_text->clear();
        m_problem->setText(content.problem);
        setCurrentWidget(m_problem);
    } else if (!content.pages.empty()) {
        m_text->clear();
        showPages(content.pages);
        setCurrentWidget(m_scroll);
    } else {
        showPages({});
        m_text->setPlainText(content.text);
        setCurrentWidget(m_text);
    }
}

void ExportPreview::showPages(const std::vector<QImage>& pages)
{
    qDeleteAll(m_pages);
    m_pages.clear();
    m_images = pages;
    for (std::size_t at = 0; at < m_images.size(); ++at) {
        auto* label = new QLabel;
        label->setObjectName(QStringLiteral("paper"));
        m_column->addWidget(label, 0, Qt::AlignHCenter);
        m_pages.push_back(label);
    }
    fitPages();
}

/// Pages are as wide as there is room, and never larger than they are.
void ExportPreview::fitPages()
{
    const double ratio = devicePixelRatioF();
    const int room = qRound((width() - 10 * grid) * ratio);
    for (std::size_t at = 0; at < m_images.size(); ++at) {
        const QImage& image = m_images[at];
        QPixmap seen = QPixmap::fromImage(image.width() > room && room > 0
                                              ? image.scaledToWidth(room, Qt::SmoothTransformation)
                                              : image);
        seen.setDevicePixelRatio(ratio);
        m_pages[at]->setPixmap(seen);
    }
}

void ExportPreview::resizeEvent(QResizeEvent* event)
{
    QStackedWidget::resizeEvent(event);
    fitPages();
}

void ExportPreview::setWaiting(bool isWaiting)
{
    currentWidget()->setEnabled(!isWaiting);
}

QString ExportPreview::text() const
{
    return currentWidget() == m_problem ? m_problem->text() : m_text->toPlainText();
}

} // namespace fusewright
