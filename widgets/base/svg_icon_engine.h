// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "widgets/base/theme_colors.h"

#include <QIconEngine>
#include <QString>

#include <memory>

namespace fusewright {

/// Draws an icon of `resources/icons` in an ink of the theme that is current when it is painted.
class SvgIconEngine : public QIconEngine {
public:
    SvgIconEngine(QString name, Ink ink, std::shared_ptr<const ThemeColors> colors);

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State state) override;
    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override;
    QPixmap scaledPixmap(const QSize& size, QIcon::Mode mode, QIcon::State state,
                         qreal scale) override;
    QIconEngine* clone() const override;
    bool isNull() override { return false; }

private:
    QString m_name;
    Ink m_ink;
    std::shared_ptr<const ThemeColors> m_colors;
};

} // namespace fusewright
