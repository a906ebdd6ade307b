// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QImage>
#include <QStackedWidget>
#include <QString>

#include <vector>

class QLabel;
class QPlainTextEdit;
class QScrollArea;
class QVBoxLayout;

namespace fusewright {

class Theme;

/// What a file would have in it, as far as one wants to see that before.
struct PreviewContent {
    QString text;              ///< The beginning of a text, or
    std::vector<QImage> pages; ///< pages or a picture.
    QString problem;           ///< Why there is nothing to see.
};

/// Shows what will be written.
class ExportPreview : public QStackedWidget {
    Q_OBJECT

public:
    explicit ExportPreview(const Theme& theme, QWidget* parent = nullptr);

    void show(const PreviewContent& content);
    /// Until the next one is there the last one is seen as past.
    void setWaiting(bool isWaiting);
    QString text() const;
    int pageCount() const { return int(m_pages.size()); }

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void fitPages();
    void showPages(const std::vector<QImage>& pages);

    QPlainTextEdit* m_text;
    QScrollArea* m_scroll;
    QVBoxLayout* m_column;
    QLabel* m_problem;
    std::vector<QImage> m_images;
    std::vector<QLabel*> m_pages; ///< By image.
};

} // namespace fusewright
