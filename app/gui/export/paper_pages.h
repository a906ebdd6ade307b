// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/report/paper.h"

#include <QSizeF>
#include <QString>

#include <memory>
#include <string>
#include <vector>

class QPainter;
class QTextDocument;

namespace fusewright {

class CanvasScene;

/// A paper on pages of A4: text first, then each picture on a page of its own, upright or across.
///
/// May be used in any thread, but in one only. All lengths are in points.
class PaperPages {
public:
    /// Keeps nothing of the paper but its drawings' scenes.
    explicit PaperPages(const Paper& paper);
    ~PaperPages();

    int count() const { return m_textPages + int(m_pictures.size()); }
    QSizeF size(int page) const;
    /// With the top left corner of the page at the painter's origin.
    void paint(QPainter& painter, int page);

private:
    struct PicturePage;

    void layOutText(const std::string& html);
    void paintText(QPainter& painter, int page);
    void paintPicture(QPainter& painter, PicturePage& picture);
    void paintFooter(QPainter& painter, int page) const;

    std::unique_ptr<QTextDocument> m_text;
    QString m_footer;
    int m_textPages = 0;
    std::vector<std::unique_ptr<PicturePage>> m_pictures;
};

} // namespace fusewright
