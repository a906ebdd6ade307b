// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QStringList>
#include <QWidget>

class QPainter;

namespace fusewright {

class Theme;

/// A small chart with a title and a row for each side: names to the left, the rows to the right.
/// What it shows is also its accessible description.
class SideChart : public QWidget {
    Q_OBJECT

public:
    QSize minimumSizeHint() const override;

protected:
    SideChart(const Theme& theme, const QString& title, QWidget* parent);

    /// After the rows have changed: how many, and what they say.
    void showRows(std::size_t count, const QStringList& told);
    const Theme& theme() const { return m_theme; }
    static int nameWidth();
    int titleHeight() const;
    /// In the font of charts, with the title.
    void begin(QPainter& painter) const;
    void paintName(QPainter& painter, const QRect& row, const QString& name,
                   Qt::AlignmentFlag vertical) const;

private:
    const Theme& m_theme;
    std::size_t m_rowCount = 0;
};

} // namespace fusewright
