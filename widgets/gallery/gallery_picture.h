// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QWidget>

#include <memory>

class QSvgRenderer;

namespace fusewright {

struct RuleSketch;
class Theme;

/// The pattern of a rule, to look at: as large as it can be in the room, down to where it can still
/// be read.
class GalleryPicture : public QWidget {
    Q_OBJECT

public:
    explicit GalleryPicture(const Theme& theme, QWidget* parent = nullptr);
    ~GalleryPicture() override;

    void show(const RuleSketch& rule);
    /// The room that it should be in, if it can.
    void fit(const QSize& room);
    bool isEmpty() const { return m_wanted.isEmpty(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void draw();

    const Theme& m_theme;
    std::unique_ptr<RuleSketch> m_rule;
    std::unique_ptr<QSvgRenderer> m_renderer;
    QSize m_wanted; ///< Of the picture itself.
    QSize m_shown;  ///< The same on screen.
    QSize m_room;
};

} // namespace fusewright
