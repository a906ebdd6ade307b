// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "widgets/base/option.h"
#include "widgets/base/theme_colors.h"

#include <QFont>
#include <QIcon>
#include <QObject>

#include <memory>

namespace fusewright {

class SystemAppearance;

enum class ThemeChoice { System, Light, Dark };

template <>
struct OptionCodec<ThemeChoice> {
    static QVariant encode(ThemeChoice choice);
    static std::optional<ThemeChoice> decode(const QVariant& stored);
};

/// Steps of the type scale, as multiples of the system's font.
enum class TypeStep { Small, Body, Strong, Title, Display };

/// Distances between things are multiples of this many pixels.
inline constexpr int grid = 4;

/// What the program looks like: colours, icons and fonts. Changes at run time.
class Theme : public QObject {
    Q_OBJECT

public:
    explicit Theme(QObject* parent = nullptr);

    void setChoice(ThemeChoice choice);
    ThemeChoice choice() const { return m_choice; }
    /// Whether colours that mean something are told apart by the colour-blind too.
    void setColorBlind(bool colorBlind);
    bool isColorBlind() const { return m_colorBlind; }
    bool isDark() const;
    const ThemeColors& colors() const { return *m_colors; }

    /// An icon of `resources/icons` that follows the theme by itself.
    QIcon icon(const QString& name, Ink ink = Ink::Text) const;
    QFont font(TypeStep step) const;
    /// For names that come from a model file.
    QFont fixedFont() const;

signals:
    void changed();

private:
    void apply();

    std::shared_ptr<ThemeColors> m_colors; ///< Shared with the icons, which read it when painted.
    SystemAppearance* m_system;
    ThemeChoice m_choice = ThemeChoice::System;
    bool m_colorBlind = false;
};

} // namespace fusewright
