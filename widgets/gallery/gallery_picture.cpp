// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/gallery/gallery_picture.h"

#include "engine/report/pattern_svg.h"
#include "widgets/base/theme.h"

#include <QPainter>
#include <QSvgRenderer>

#include <algorithm>

namespace fusewright {

namespace {

/// Smaller than this nobody can read the names.
constexpr double smallest = 0.7;

} // namespace

GalleryPicture::GalleryPicture(const Theme& theme, QWidget* parent)
    : QWidget(parent),
      m_theme(theme),
      m_rule(std::make_unique<RuleSketch>()),
      m_renderer(std::make_unique<QSvgRenderer>())
{
    connect(&theme, &Theme::changed, this, &GalleryPicture::draw);
}

GalleryPicture::~GalleryPicture() = default;

void GalleryPicture::show(const RuleSketch& rule)
{
    *m_rule = rule;
    draw();
}

void GalleryPicture::draw()
{
    if (m_rule->patterns.empty())
        return;
    const std::string svg =
        patternSvg(*m_rule, m_theme.isDark() ? ReportTheme::Dark : ReportTheme::Light);
    m_renderer->load(QByteArray::fromStdString(svg));
    m_wanted = m_renderer->defaultSize();
    fit(m_room);
}

void GalleryPicture::fit(const QSize& room)
{
    m_room = room;
    if (m_wanted.isEmpty() || room.isEmpty())
        return;
    const double width = double(room.width()) / m_wanted.width();
    const double height = double(room.height()) / m_wanted.height();
    const double scale = std::clamp(std::min(width, height), smallest, 1.0);
    m_shown = (QSizeF(m_wanted) * scale).toSize();
    setMinimumSize(m_shown);
    update();
}

void GalleryPicture::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_theme.colors().canvas);
    QRect place({}, m_shown);
    place.moveCenter(rect().center());
    if (m_renderer->isValid())
        m_renderer->render(&painter, QRectF(place));
}

} // namespace fusewright
