// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QColor>
#include <QPalette>
#include <QString>

#include <span>

namespace fusewright {

/// What a piece of text or an icon is drawn with.
enum class Ink { Text, Muted, Accent, OnAccent, Error, Warning, Info, Success };

/// The colours of one theme by meaning. Widgets name a meaning, never a colour.
struct ThemeColors {
    QColor window;    ///< Behind everything.
    QColor panel;     ///< Behind lists and texts.
    QColor raised;    ///< Behind cards, buttons and headers.
    QColor border;    ///< Between surfaces.
    QColor selection; ///< Behind what is selected.
    QColor hover;     ///< Behind what the pointer is on.
    QColor bar;       ///< Filled part of a count bar.
    QColor canvas;    ///< Behind the picture of a graph.
    QColor block;     ///< A card too far away to be read.
    QColor edge;      ///< A line from card to card.
    QColor accent;    ///< The one thing to do next.
    QColor errorTint; ///< Behind a strip that tells of an error.
    QColor warningTint;
    QColor infoTint;
    QColor text;
    QColor muted;
    QColor onAccent;
    QColor error;
    QColor warning;
    QColor info;
    QColor success;
    QColor caretLine; ///< Behind the line that the caret is in.
    QColor guide;     ///< Lines that show how deep a text is indented.
    QColor sameWord;  ///< Behind words that read like the one at the caret.
    QColor found;     ///< Behind what a search found.
    QColor foundHere; ///< Behind the one of them that is looked at.
    QColor syntaxKey;
    QColor syntaxEntry;
    QColor syntaxOperator;
    QColor syntaxLiteral;
    QColor syntaxText;

    QColor ink(Ink ink) const;
    QPalette palette() const;
};

ThemeColors lightColors();
ThemeColors darkColors();
/// The same, where errors, warnings and what went well differ without red and green.
ThemeColors colorBlindColors(ThemeColors colors);

/// A colour under the name that the style sheet calls it by.
struct ColorToken {
    const char* name;
    QColor ThemeColors::*color;
};

std::span<const ColorToken> colorTokens();

/// Text and what it may stand on.
struct TextOnSurface {
    QColor ThemeColors::*text;
    QColor ThemeColors::*surface;
};

/// Every combination that the program uses; each has at least `leastTextContrast`.
std::span<const TextOnSurface> textsOnSurfaces();

} // namespace fusewright
